import type { Failure } from '@/domain/record/failure'
import { isFinal } from '@/domain/record/final-failure'

/** What something that was done leads to: said below it, with a button. */
export type NextStep = { text: string; label: string; run: () => void }

/** How a command ended. It never rejects; `undo` is given where it can be taken back, and feeds the toast's Undo. */
export type Outcome =
  | {
      ok: true
      /** The record that was made or changed, where the answer names it. */
      id?: number
      undo?: () => Promise<Outcome>
      /** Resolves when the page shows what was done, where it does not do so at once. */
      shown?: Promise<unknown>
      /** What it leads to, and the way there. */
      next?: NextStep | undefined
      /** It is kept, and done once the network is back. */
      waits?: true
      /** Of an undo: there was nothing to take back. */
      hadNothing?: true
    }
  | {
      ok: false
      failure: Failure
      /** The record's own activity shows it too, until it is retried. */
      inActivity?: true
    }

/** How a command ended that is answered with more than the record's id. */
export type Answered<Answer> = (Extract<Outcome, { ok: true }> & { answer: Answer }) | Extract<Outcome, { ok: false }>

/** How a command on one or many records ended. */
export type TaskReport<R> = {
  done: R[]
  /** `final`: it would be refused again. */
  failed: { record: R; message: string; inActivity: boolean; final: boolean }[]
  /** What went wrong in a line: the server's words, by record when there are several. Null when nothing did. */
  problem: string | null
  /** Some of it is kept, and done once the network is back. */
  waits: boolean
  /** Takes back all that was done and can be; absent when nothing can. */
  undo?: () => Promise<Outcome>
}

/** How many commands are under way at once: a hundred at a time would starve everything else the page asks. */
const LANES = 4

/** Asks before the page is left while this is under way: what hasn't been sent by then would not be sent at all. */
const askingBeforeLeaving = async (work: () => Promise<unknown>): Promise<void> => {
  const ask = (event: Event) => event.preventDefault()
  window.addEventListener('beforeunload', ask)
  await work().finally(() => window.removeEventListener('beforeunload', ask))
}

/** Carries a command out on every record, a few at a time, and continues past failures. */
export const runOnMany = async <R>(
  records: readonly R[],
  command: (record: R) => Promise<Outcome>,
  nameOf: (record: R) => string,
): Promise<TaskReport<R>> => {
  const outcomes = new Map<R, Outcome>()
  const waiting = [...records]
  const lane = async () => {
    for (let record = waiting.shift(); record; record = waiting.shift()) outcomes.set(record, await command(record))
  }
  const lanes = () => Promise.all(Array.from({ length: Math.min(LANES, records.length) }, lane))
  await (records.length > 1 ? askingBeforeLeaving(lanes) : lanes())
  await allShown([...outcomes.values()])

  const done: R[] = []
  const failed: TaskReport<R>['failed'] = []
  const undos: (() => Promise<Outcome>)[] = []
  for (const [record, outcome] of records.map((record) => [record, outcomes.get(record)] as const)) {
    if (!outcome) continue
    if (!outcome.ok) {
      const { failure, inActivity = false } = outcome
      failed.push({ record, message: failure.message, inActivity, final: isFinal(failure) })
      continue
    }
    done.push(record)
    if (outcome.undo) undos.push(outcome.undo)
  }
  const problem = problemOf(failed, records.length > 1, nameOf)
  const waits = [...outcomes.values()].some((outcome) => outcome.ok && outcome.waits)
  return { done, failed, problem, waits, ...(undos.length > 0 ? { undo: () => undoAll(undos) } : {}) }
}

/** Waits once for many, so that the page is not loaded again for each of them. */
const allShown = (outcomes: readonly Outcome[]) =>
  Promise.all(outcomes.map(async (outcome) => (outcome.ok ? outcome.shown : undefined)))

/** Last done, first undone; the first refusal is the one reported. */
const undoAll = async (undos: readonly (() => Promise<Outcome>)[]): Promise<Outcome> => {
  const outcomes: Outcome[] = []
  const all = async () => {
    for (const undo of [...undos].reverse()) outcomes.push(await undo())
  }
  await (undos.length > 1 ? askingBeforeLeaving(all) : all())
  await allShown(outcomes)
  const hadNothing = outcomes.every((outcome) => outcome.ok && outcome.hadNothing)
  return outcomes.find(({ ok }) => !ok) ?? { ok: true, ...(hadNothing ? { hadNothing } : {}) }
}

const problemOf = <R>(
  failed: TaskReport<R>['failed'],
  several: boolean,
  nameOf: (record: R) => string,
): string | null => {
  if (failed.length === 0) return null
  const lines = failed.slice(0, 3).map(({ record, message }) => (several ? `${nameOf(record)}: ${message}` : message))
  const more = failed.length - lines.length
  return [...lines, ...(more > 0 ? [`and ${more} more`] : [])].join(' · ')
}

import type { Failure } from '@/domain/record/failure'
import { isFinal } from '@/domain/record/final-failure'

export type NextStep = { text: string; label: string; run: () => void }

export type MessageNotice = { text: string; isSent: boolean }

/** The outcome of a command, which never rejects. `undo` feeds the toast's Undo. */
export type Outcome =
  | {
      ok: true
      /** The record that was created or changed, if the response has it. */
      id?: number
      undo?: () => Promise<Outcome>
      /** What became of the message that the command sends. */
      notice?: MessageNotice | undefined
      /** Resolves once the page shows the change; absent if it does so at once. */
      shown?: Promise<unknown>
      next?: NextStep | undefined
      /** Queued until the network is back. */
      waits?: true
      /** For an undo: there was nothing to undo. */
      hadNothing?: true
    }
  | {
      ok: false
      failure: Failure
      /** The record's own activity shows it too, until a retry. */
      inActivity?: true
    }

export type Answered<Answer> = (Extract<Outcome, { ok: true }> & { answer: Answer }) | Extract<Outcome, { ok: false }>

export type TaskReport<R> = {
  done: R[]
  /** `final`: a retry would fail again. */
  failed: { record: R; message: string; inActivity: boolean; final: boolean }[]
  /** The server's messages, by record if there are several; null without failures. */
  problem: string | null
  /** Some commands are queued until the network is back. */
  waits: boolean
  /** Of the messages that the commands sent, or couldn't. */
  notices: MessageNotice[]
  /** Undoes everything that can be undone; absent if nothing can. */
  undo?: () => Promise<Outcome>
}

/** Concurrent commands: a hundred at once would starve the page's other requests. */
const LANES = 4

/** Prompts before the page unloads, because unsent commands would be lost. */
const askingBeforeLeaving = async (work: () => Promise<unknown>): Promise<void> => {
  const ask = (event: Event) => event.preventDefault()
  window.addEventListener('beforeunload', ask)
  await work().finally(() => window.removeEventListener('beforeunload', ask))
}

/** Runs a command on every record, a few at a time, and continues after failures. */
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
  const notices: MessageNotice[] = []
  for (const [record, outcome] of records.map((record) => [record, outcomes.get(record)] as const)) {
    if (!outcome) continue
    if (!outcome.ok) {
      const { failure, inActivity = false } = outcome
      failed.push({ record, message: failure.message, inActivity, final: isFinal(failure) })
      continue
    }
    done.push(record)
    if (outcome.notice) notices.push(outcome.notice)
    if (outcome.undo) undos.push(outcome.undo)
  }
  const problem = problemOf(failed, records.length > 1, nameOf)
  const waits = [...outcomes.values()].some((outcome) => outcome.ok && outcome.waits)
  return { done, failed, problem, notices, waits, ...(undos.length > 0 ? { undo: () => undoAll(undos) } : {}) }
}

/** Waits once for all, so that the page doesn't reload for each. */
const allShown = (outcomes: readonly Outcome[]) =>
  Promise.all(outcomes.map(async (outcome) => (outcome.ok ? outcome.shown : undefined)))

/** In reverse order; reports the first refusal. */
const undoAll = async (undos: readonly (() => Promise<Outcome>)[]): Promise<Outcome> => {
  const outcomes: Outcome[] = []
  const all = async () => {
    for (const undo of [...undos].reverse()) outcomes.push(await undo())
  }
  await (undos.length > 1 ? askingBeforeLeaving(all) : all())
  await allShown(outcomes)
  const hadNothing = outcomes.every((outcome) => outcome.ok && outcome.hadNothing)
  const next = outcomes.map((outcome) => outcome.ok && outcome.next).find((step) => step)
  return (
    outcomes.find(({ ok }) => !ok) ?? { ok: true, ...(hadNothing ? { hadNothing } : {}), ...(next ? { next } : {}) }
  )
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

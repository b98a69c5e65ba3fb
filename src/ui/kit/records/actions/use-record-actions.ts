import { useEffect, useMemo, useRef, useState } from 'react'
import { numberText } from '@/domain/money/number-text'
import { type Failure, failureFrom, isRetryable } from '@/domain/record/failure'
import { isFinal } from '@/domain/record/final-failure'
import type { ToastMessage } from '@/ui/kit/overlays/toast-region'
import { toast, withdrawUndo } from '@/ui/kit/overlays/toaster'
import { namePhrase, type Records, shortPhrase } from './definition'
import { markNew, notifyAdditionUndone } from './new-record'
import { type NextStep, type Outcome, runOnMany, type TaskReport } from './run-on-many'

/** The activity of one record: an action under way, or the last one's failure and which action it was. */
export type RecordActivity<C extends string = string> = {
  busy?: C | undefined
  /** Kept until the network is back. */
  waiting?: C | undefined
  failure?: string | undefined
  failed?: C | undefined
  /** The same would be refused again: what failed can be dismissed, not retried. */
  final?: true | undefined
}
/** By record id; an absent record is idle. */
export type Activity<C extends string = string> = ReadonlyMap<number, RecordActivity<C>>

/** How far an action on several records is. */
export type Progress<C extends string = string> = { what: C; settled: number; of: number }

/** `31 of 126` */
export const progressText = ({ settled, of }: Progress): string => `${numberText(settled)} of ${numberText(of)}`

type Undo = (() => Promise<Outcome>) | undefined

/** An action on records, and how one of them is carried out. */
export type Task<R, C extends string> = {
  what: C
  records: readonly R[]
  command: (record: R) => Promise<Outcome>
  /** The words for several once it is done, where the action's own word is not enough: "is now Former". */
  done?: (count: number) => string
  /** The whole sentence instead, where the requirements state it or these words make none: "5 reminders sent". */
  says?: ((done: readonly R[]) => string) | undefined
  /** What is offered beside Undo once it is done; it may take both back together. */
  also?: ((undo: Undo) => ToastMessage['also']) | undefined
}

/** Something that failed: the stated text, the details, and a way to do it again for what failed, where that can help. */
export type Notice<C extends string = string> = {
  /** The records it is about; none where it is about no record. */
  ids: readonly number[]
  what?: C | undefined
  text: string
  detail: string
  /** The one record that was tried, for where the notice is shown away from it. */
  about?: string | undefined
  /** The record's own activity says it too. */
  inActivity: boolean
  /** Absent where the same would be refused again. */
  retry?: (() => void) | undefined
}

/** What a dialog asks about before an action is carried out. */
export type PendingConfirmation<R, C extends string> = { what: C; records: readonly R[] }

type Announced = {
  /** Absent where it can't be taken back. */
  undo?: (() => Promise<Outcome>) | undefined
  /** The name of what can be undone; the title unless given. */
  undone?: string | undefined
  description?: string | undefined
  /** The one record that was changed: `job/17`. */
  about?: string | undefined
  /** The one record that was added: its list marks it. */
  added?: string | undefined
  /** Shows what was made. */
  open?: (() => void) | undefined
  /** One thing more to do. */
  also?: ToastMessage['also'] | undefined
}

/** Says what was done in a toast, with Undo where it can be taken back. */
export const announce = (
  title: string,
  { undo, undone = title, description, added, about = added, open, also }: Announced = {},
): void => {
  if (added) markNew(added)
  toast({
    title,
    ...(description ? { description } : {}),
    ...(undo ? { undo: () => takeBack(undone, undo, about, added) } : {}),
    ...(about ? { about } : {}),
    ...(open ? { open } : {}),
    ...(also ? { also } : {}),
  })
}

/** Takes back at once what was done, and says how that ended as the Undo of its toast does. */
export const undoAtOnce = async (done: string, undo: () => Promise<Outcome>): Promise<void> =>
  toast(await takeBack(done, undo, undefined))

/** Someone had done the same before, or nothing had changed. */
const NOTHING_TO_UNDO: ToastMessage = {
  title: 'Nothing to undo',
  description: 'It was already that way, so nothing changed.',
  kind: 'info',
}

/** By its name, as several may be offered at once. What failed for the moment can be tried again: it is not done twice. */
const takeBack = async (
  done: string,
  undo: () => Promise<Outcome>,
  about: string | undefined,
  added?: string,
): Promise<ToastMessage> => {
  const outcome = await undo()
  if (outcome.ok) {
    await outcome.shown
    if (added) notifyAdditionUndone(added)
    return outcome.hadNothing ? NOTHING_TO_UNDO : { title: `Undone: ${done}`, kind: 'info' }
  }
  return {
    title: `Could not be undone: ${done}`,
    description: outcome.failure.message,
    kind: 'error',
    ...(isRetryable(outcome.failure)
      ? { undo: () => takeBack(done, undo, about, added), ...(about ? { about } : {}) }
      : {}),
  }
}

type Kind = Pick<Records<never>, 'noun'>

const aboutRecord = ({ noun: [kind] }: Kind, id: number) => `${kind}/${id}`

/** Takes back every Undo that toasts offer of a record: its changes have been undone elsewhere, in its history for instance. */
export const withdrawUndoOf = (kind: Kind, id: number): void => withdrawUndo(aboutRecord(kind, id))

/** A removal that closes the page of the record: a deleted one has no details left to show. */
export const thenClosing =
  <R>(remove: (record: R) => Promise<Outcome>, onClose: () => void) =>
  async (record: R): Promise<Outcome> => {
    const outcome = await remove(record)
    if (outcome.ok) onClose()
    return outcome
  }

const without = <T>(notices: readonly T[], leaves: (notice: T) => boolean): readonly T[] => {
  const remaining = notices.filter((notice) => !leaves(notice))
  return remaining.length === notices.length ? notices : remaining
}

/** Makes earlier notices obsolete when a new run starts: those about these records, and those about several at once. */
export const beforeRun = <N extends Pick<Notice, 'ids'>>(notices: readonly N[], ids: readonly number[]): readonly N[] =>
  without(notices, (notice) => notice.ids.length !== 1 || notice.ids.some((id) => ids.includes(id)))

/** The record that a notice is about when it is about exactly one. */
const onlyId = ({ ids }: Pick<Notice, 'ids'>): number | null => (ids.length === 1 ? (ids[0] ?? null) : null)

/**
 * The notice that no row can show: the latest one about several records, about none, or about one that isn't shown. Everything else
 * is shown once, in its row.
 */
export const noticeOutsideRows = <C extends string>(
  notices: readonly Notice<C>[],
  isShown: (id: number) => boolean,
  activity: Activity<C>,
): Notice<C> | null =>
  notices.findLast((notice) => {
    const id = onlyId(notice)
    if (id === null) return true
    return !isShown(id) && (!notice.inActivity || activity.get(id)?.failure !== undefined)
  }) ?? null

/** What the area knows of its records, completed by what this screen has started itself. */
export const withOwn = <C extends string>(
  activity: Activity<C>,
  running: ReadonlyMap<number, C>,
  notices: readonly Notice<C>[],
): Activity<C> => {
  const failures = notices.filter((notice) => !notice.inActivity && onlyId(notice) !== null)
  if (running.size === 0 && failures.length === 0) return activity
  const all = new Map(activity)
  for (const { ids, detail, what, retry } of failures)
    for (const id of ids)
      all.set(id, { ...all.get(id), failure: detail, failed: what, ...(retry ? {} : { final: true }) })
  for (const [id, busy] of running) all.set(id, { busy, ...activity.get(id) })
  return all
}

/** The message about what can't be sent now. */
const WAITS = 'No network. This is kept and sent when you’re back online.'

const NOTHING: Activity<never> = new Map()
/** The only failure in a record's activity that doesn't come from one of its actions. */
const UNDOING = { done: 'undone', says: undefined, failure: 'Could not be undone' }

type Command<R> = (record: R) => Promise<Outcome>
type Lead<R> = (first: R, all: readonly R[]) => void

type Options<R, C extends string> = {
  /** Actions that nothing has to be asked for; those that are neither here nor in `leads` open a dialog. */
  send?: Partial<Record<C, Command<R>>>
  /** Actions that lead elsewhere and change nothing themselves: to a form, to a file. */
  leads?: Partial<Record<C, Lead<R>>>
  /** What is known of records beyond this screen, by flows that outlive it. */
  activity?: Activity<C> | undefined
  /** Tries again what that activity says has failed. */
  retry?: (record: R) => Promise<Outcome>
  /** Dismisses what has failed according to that activity. */
  dismiss?: (record: R) => void
  /** Called when a question opens, so that what it is about can be loaded. */
  onAsking?: (() => void) | undefined
}

/** Carries out actions for a screen: asks where it has to, announces what was done, keeps the stated text of what failed. */
export const useRecordActions = <R extends { id: number }, C extends string>(
  definition: Pick<Records<R, C>, 'noun' | 'short' | 'name' | 'actions'>,
  {
    send = {},
    leads = {},
    activity = NOTHING,
    retry: retryActivity,
    dismiss: dismissActivity,
    onAsking,
  }: Options<R, C>,
) => {
  const [asking, setAsking] = useState<PendingConfirmation<R, C> | null>(null)
  const latestConfirmation = useRef(asking)
  useEffect(() => {
    latestConfirmation.current = asking
  })
  const [notices, setNotices] = useState<readonly Notice<C>[]>([])
  const [running, setRunning] = useState<ReadonlyMap<number, C>>(new Map())
  const [progress, setProgress] = useState<Progress<C> | null>(null)
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])
  // Of several at once, the first says how far it is.
  const progressOwner = useRef<object | null>(null)
  const all = useMemo(() => withOwn(activity, running, notices), [activity, running, notices])
  const wordsOf = (what: C | undefined) => definition.actions.find(({ id }) => id === what) ?? UNDOING

  // A second click can come before the first one is drawn.
  const inHand = useRef(new Set<number>())
  const onceAtATime = async (records: readonly R[], work: () => Promise<void>) => {
    const ids = records.map(({ id }) => id)
    if (ids.every((id) => inHand.current.has(id))) return
    for (const id of ids) inHand.current.add(id)
    await work().finally(() => ids.map((id) => inHand.current.delete(id)))
  }

  const setBusy = (id: number, what: C | undefined) =>
    setRunning((old) => {
      const next = new Map(old)
      if (what) next.set(id, what)
      else next.delete(id)
      return next
    })

  const tryOn = async (what: C | undefined, task: Omit<Task<R, C>, 'what'>): Promise<TaskReport<R>> => {
    let next: NextStep | undefined
    let settled = 0
    const of = task.records.length
    if (what && of > 1) progressOwner.current ??= task
    const tell = () => what && progressOwner.current === task && setProgress({ what, settled, of })
    const command = async (record: R) => {
      if (what) setBusy(record.id, what)
      const outcome = await task.command(record)
      if (outcome.ok && task.records.length === 1) {
        next = outcome.next
        await outcome.shown
      }
      setBusy(record.id, undefined)
      settled += 1
      tell()
      return outcome
    }
    tell()
    const report = await runOnMany(task.records, command, definition.name)
    if (progressOwner.current === task) {
      progressOwner.current = null
      setProgress(null)
    }
    const { done, undo, waits } = report
    const id = onlyId({ ids: done.map((record) => record.id) })
    const about = id === null ? undefined : aboutRecord(definition, id)
    if (done.length > 0) {
      const doneText = task.done?.(done.length) ?? wordsOf(what).done
      announce(task.says?.(done) ?? wordsOf(what).says?.(done) ?? `${shortPhrase(definition, done)} ${doneText}`, {
        undo,
        about,
        also: task.also?.(undo) ?? next,
        description: waits ? WAITS : next?.text,
      })
    }
    return report
  }

  const runAs = async (what: C | undefined, task: Omit<Task<R, C>, 'what'>): Promise<void> => {
    setNotices((old) =>
      beforeRun(
        old,
        task.records.map(({ id }) => id),
      ),
    )
    keepFailure(what, task, await tryOn(what, task))
  }

  const keepFailure = (what: C | undefined, task: Omit<Task<R, C>, 'what'>, { failed, problem }: TaskReport<R>) => {
    if (problem === null) return
    const again = failed.filter(({ final }) => !final).map(({ record }) => record)
    const notice: Notice<C> = {
      ids: failed.map(({ record }) => record.id),
      what,
      text: wordsOf(what).failure,
      detail: problem,
      about: task.records.length === 1 ? namePhrase(definition, task.records) : undefined,
      inActivity: failed.every(({ inActivity }) => inActivity),
      ...(again.length > 0 ? { retry: () => void runAs(what, { ...task, records: again }) } : {}),
    }
    // On another page no list would show it.
    if (isGone.current) toast({ kind: 'error', title: notice.text, description: problem })
    else setNotices((old) => [...old, notice])
  }

  const attempted = async ({ what, ...task }: Task<R, C>): Promise<TaskReport<R>> => {
    const confirmation = latestConfirmation.current
    const report = await tryOn(what, task)
    if (confirmation !== null && latestConfirmation.current !== confirmation) keepFailure(what, task, report)
    return report
  }

  return {
    asking,
    stopAsking: () => setAsking(null),
    /** What the area knows and what this screen has under way, by record. */
    activity: all,
    /** How far what is done to several is; null while nothing is. */
    progress,
    notices,
    /** The latest of them, for a screen without rows. */
    notice: notices.at(-1) ?? null,
    notify({ text, failure, retry }: { text: string; failure: Failure; retry: () => void }) {
      const again = isFinal(failure) ? {} : { retry }
      setNotices((old) => [
        ...beforeRun(old, []),
        { text, detail: failure.message, ids: [], inActivity: false, ...again },
      ])
    },
    dismiss(dismissed?: Notice<C>) {
      setNotices((old) => without(old, (notice) => dismissed === undefined || notice === dismissed))
    },
    /** Carries an action out, once even if it is requested twice, or asks about it first. */
    act(what: C, records: readonly R[]) {
      const [first] = records
      const lead: Lead<R> | undefined = leads[what]
      const command: Command<R> | undefined = send[what]
      if (lead && first) return lead(first, records)
      if (command) return void onceAtATime(records, () => runAs(what, { records, command }))
      setAsking({ what, records })
      onAsking?.()
    },
    /**
     * For callers that report failures themselves: announces success only, and a failure where the dialog that asked was closed in the meantime.
     * Failures of anything these dialogs did not ask for are reported by the caller, whatever is being asked by then.
     */
    attempt(task: Task<R, C>): Promise<TaskReport<R>> {
      return attempted(task)
    },
    /** The same for the form of a question: a failure is the form's to show, and what went well ends the question. */
    async save(task: Task<R, C>): Promise<Failure | null> {
      const { problem } = await attempted(task)
      if (problem !== null) return failureFrom({ transport: problem })
      setAsking(null)
      return null
    },
    /** Carries an action out and keeps what failed as a notice. */
    run({ what, ...task }: Task<R, C>): Promise<void> {
      return runAs(what, task)
    },
    /** Does again what has failed on a record, in the words of what failed. */
    retry(record: R) {
      const own = notices.findLast((notice) => onlyId(notice) === record.id)
      if (own?.retry) own.retry()
      else if (retryActivity) void runAs(all.get(record.id)?.failed, { records: [record], command: retryActivity })
    },
    /** Dismisses what has failed on a record. */
    forget(record: R) {
      setNotices((old) => without(old, (notice) => onlyId(notice) === record.id))
      if (activity.get(record.id)?.failure !== undefined) dismissActivity?.(record)
    },
  }
}
export type RecordActions<R extends { id: number }, C extends string = string> = ReturnType<
  typeof useRecordActions<R, C>
>

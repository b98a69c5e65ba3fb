import { useEffect, useMemo, useRef, useState } from 'react'
import { numberText } from '@/domain/money/number-text'
import { type Failure, failureFrom, isRetryable } from '@/domain/record/failure'
import { isFinal } from '@/domain/record/final-failure'
import type { ToastMessage } from '@/ui/kit/overlays/toast-region'
import { toast, withdrawUndo } from '@/ui/kit/overlays/toaster'
import { namePhrase, type Records, shortPhrase } from './definition'
import { markNew, notifyAdditionUndone } from './new-record'
import { type MessageNotice, type NextStep, type Outcome, runOnMany, type TaskReport } from './run-on-many'
import { undoneMessage } from './undone-message'

/** The running action, or the last failure and its action. */
export type RecordActivity<C extends string = string> = {
  busy?: C | undefined
  /** Queued until the network is back. */
  waiting?: C | undefined
  failure?: string | undefined
  failed?: C | undefined
  /** A retry would fail again; the failure can only be dismissed. */
  final?: true | undefined
}
/** By record id; an absent record is idle. */
export type Activity<C extends string = string> = ReadonlyMap<number, RecordActivity<C>>

export type Progress<C extends string = string> = { what: C; settled: number; of: number }

/** `31 of 126` */
export const progressText = ({ settled, of }: Progress): string => `${numberText(settled)} of ${numberText(of)}`

type Undo = (() => Promise<Outcome>) | undefined

export type Task<R, C extends string> = {
  what: C
  records: readonly R[]
  command: (record: R) => Promise<Outcome>
  /** The message for several records, if the action's own word isn't enough: "is now Former". */
  done?: (count: number) => string
  /** Replaces the whole sentence: "5 reminders sent". */
  says?: ((done: readonly R[], notices: readonly MessageNotice[]) => string) | undefined
  /** An extra action beside Undo; it may undo both together. */
  also?: ((undo: Undo) => ToastMessage['also']) | undefined
}

/** A failure with its text, details, and a retry if that can help. */
export type Notice<C extends string = string> = {
  /** Empty if it is about no record. */
  ids: readonly number[]
  what?: C | undefined
  text: string
  detail: string
  /** The record's name, for when the notice is shown away from it. */
  about?: string | undefined
  /** The record's activity shows it too. */
  inActivity: boolean
  /** Absent if a retry would fail again. */
  retry?: (() => void) | undefined
}

export type PendingConfirmation<R, C extends string> = { what: C; records: readonly R[] }

type Announced = {
  /** Absent if it can't be undone. */
  undo?: (() => Promise<Outcome>) | undefined
  /** The undone action's name; defaults to the title. */
  undone?: string | undefined
  description?: string | undefined
  /** The changed record: `job/17`. */
  about?: string | undefined
  /** The added record, which its list highlights. */
  added?: string | undefined
  open?: (() => void) | undefined
  also?: ToastMessage['also'] | undefined
}

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

/** Undoes immediately and reports the outcome like the toast's Undo. */
export const undoAtOnce = async (done: string, undo: () => Promise<Outcome>): Promise<void> =>
  toast(await takeBack(done, undo, undefined))

/** Someone else had done the same, or nothing had changed. */
const NOTHING_TO_UNDO: ToastMessage = {
  title: 'Nothing to undo',
  description: 'It was already that way, so nothing changed.',
  kind: 'info',
}

/** Named, because several may be offered at once. A transient failure can be retried: the undo is idempotent. */
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
    return outcome.hadNothing ? NOTHING_TO_UNDO : undoneMessage(done, outcome.next)
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

/** Withdraws the record's Undo offers in toasts, because its changes were undone elsewhere, such as in its history. */
export const withdrawUndoOf = (kind: Kind, id: number): void => withdrawUndo(aboutRecord(kind, id))

/** Closes the record's page after a removal. */
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

/** Drops notices that a new run makes obsolete: those about these records, and those about several. */
export const beforeRun = <N extends Pick<Notice, 'ids'>>(notices: readonly N[], ids: readonly number[]): readonly N[] =>
  without(notices, (notice) => notice.ids.length !== 1 || notice.ids.some((id) => ids.includes(id)))

/** Null unless the notice is about exactly one record. */
const onlyId = ({ ids }: Pick<Notice, 'ids'>): number | null => (ids.length === 1 ? (ids[0] ?? null) : null)

/** The latest notice that no row can show: about several records, none, or a hidden one. All others are shown in their row. */
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

/** Merges the area's activity with that of this screen. */
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

const WAITS = 'No network. This is kept and sent when you’re back online.'

const NOTHING: Activity<never> = new Map()
/** The only failure in a record's activity that isn't from one of its actions. */
const UNDOING = { done: 'undone', says: undefined, failure: 'Could not be undone' }

/** The words for one message; for several, those of the messages that could not be sent. */
const noticeText = (notices: readonly MessageNotice[]): string | undefined => {
  const [only, second] = notices
  if (only && !second) return only.text
  const unsent = [...new Set(notices.filter(({ isSent }) => !isSent).map(({ text }) => text))]
  return unsent.length > 0 ? unsent.slice(0, 3).join(' · ') : undefined
}

type Command<R> = (record: R) => Promise<Outcome>
type Lead<R> = (first: R, all: readonly R[]) => void

type Options<R, C extends string> = {
  /** Actions without a confirmation; those neither here nor in `leads` open a dialog. */
  send?: Partial<Record<C, Command<R>>>
  leads?: Partial<Record<C, Lead<R>>>
  /** Activity from flows that outlive this screen. */
  activity?: Activity<C> | undefined
  retry?: (record: R) => Promise<Outcome>
  dismiss?: (record: R) => void
  /** Called when a confirmation opens, to load its data. */
  onAsking?: (() => void) | undefined
}

/** Runs a screen's actions: confirms, announces successes and keeps failures. */
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
  // Of several runs, the first one reports progress.
  const progressOwner = useRef<object | null>(null)
  const all = useMemo(() => withOwn(activity, running, notices), [activity, running, notices])
  const wordsOf = (what: C | undefined) => definition.actions.find(({ id }) => id === what) ?? UNDOING

  // A second click can come before the first one has rendered.
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
    const { done, undo, waits, notices } = report
    const id = onlyId({ ids: done.map((record) => record.id) })
    const about = id === null ? undefined : aboutRecord(definition, id)
    if (done.length > 0) {
      const doneText = task.done?.(done.length) ?? wordsOf(what).done
      announce(
        task.says?.(done, notices) ??
          wordsOf(what).says?.(done, notices) ??
          `${shortPhrase(definition, done)} ${doneText}`,
        {
          undo,
          about,
          also: task.also?.(undo) ?? next,
          description: waits ? WAITS : (next?.text ?? noticeText(notices)),
        },
      )
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
    // The list isn't mounted on another page.
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
    /** The area's activity and this screen's, by record. */
    activity: all,
    /** Null while no bulk action runs. */
    progress,
    notices,
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
    /** Runs an action, at most once at a time, or opens its confirmation. */
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
     * For callers that report failures themselves: announces only successes, and failures whose dialog was closed in the meantime. Failures
     * that don't come from these dialogs are always left to the caller.
     */
    attempt(task: Task<R, C>): Promise<TaskReport<R>> {
      return attempted(task)
    },
    /** For forms in a confirmation: the form shows a failure; a success closes it. */
    async save(task: Task<R, C>): Promise<Failure | null> {
      const { problem } = await attempted(task)
      if (problem !== null) return failureFrom({ transport: problem })
      setAsking(null)
      return null
    },
    /** Runs an action and keeps its failures as a notice. */
    run({ what, ...task }: Task<R, C>): Promise<void> {
      return runAs(what, task)
    },
    retry(record: R) {
      const own = notices.findLast((notice) => onlyId(notice) === record.id)
      if (own?.retry) own.retry()
      else if (retryActivity) void runAs(all.get(record.id)?.failed, { records: [record], command: retryActivity })
    },
    forget(record: R) {
      setNotices((old) => without(old, (notice) => onlyId(notice) === record.id))
      if (activity.get(record.id)?.failure !== undefined) dismissActivity?.(record)
    },
  }
}
export type RecordActions<R extends { id: number }, C extends string = string> = ReturnType<
  typeof useRecordActions<R, C>
>

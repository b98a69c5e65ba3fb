import { useMemo, useState } from 'react'
import type { CrewMember } from '@/domain/crew/crew'
import { type Job, type JobPlace, placeOf } from '@/domain/job/job'
import { MOVED } from '@/domain/job/moved'
import { followingVisits } from '@/domain/job/repeat'
import { failureCode } from '@/domain/record/failure'
import { type Day, formatDay, formatTime } from '@/domain/time/calendar'
import { andLater, crewNames } from '@/ui/jobs/rules/names'
import type { JobCommands } from '@/ui/jobs/types'
import type { JobActions } from '@/ui/jobs/use-job-actions'
import { bothUndone, isStay, movedJob, type Undo } from './moves'

/** `anyway` overrides warnings; `following` includes the later visits. */
export type MoveHow = { anyway?: boolean; following?: boolean }

type Options = {
  commands: Pick<JobCommands, 'dispatch' | 'moveFollowing'>
  actions: Pick<JobActions, 'attempt'>
  jobs: readonly Job[]
  shown: readonly Job[]
  day: Day
}

/** `isMoved`: someone else had moved the job, and `detail` says where it is now. */
type NotMoved = { detail: string; isMoved: boolean }

/** A failed drop is retried from the job's former place, or from its new place once `detail` has said so. */
type Problem = { text: string; detail: string } & (
  | { dropped: Job; to: JobPlace; how: MoveHow; isMoved: boolean }
  | { again: () => void }
)

/** `moved to Luis Ortega, 10:30 AM`, with the day when it differs. */
const movedText = (job: Job, to: JobPlace, crew: ReadonlyMap<number, CrewMember>, shownDay: Day, later = 0): string => {
  const isLengthAlone = isStay(job, { ...to, scheduled_end_time: job.scheduled_end_time })
  if (isLengthAlone) return `now ${later === 0 ? 'takes' : 'take'} until ${formatTime(to.scheduled_end_time)}`
  const day = to.scheduled_date === shownDay ? '' : `${formatDay(to.scheduled_date, shownDay)}, `
  const when = `${day}${formatTime(to.scheduled_start_time)}`
  if (to.assigned_crew_members.length === 0) return `moved to ${when}, without a crew`
  return `moved to ${crewNames(to.assigned_crew_members, crew)}, ${when}`
}

const withPending = (jobs: readonly Job[], pending: ReadonlyMap<number, JobPlace>): readonly Job[] =>
  pending.size === 0
    ? jobs
    : jobs.map((job) => {
        const to = pending.get(job.id)
        return to ? movedJob(job, to) : job
      })

/** Applies pending moves optimistically, so that jobs don't jump back and forth. */
export const useMoves = ({ commands, actions, jobs, shown, day }: Options, crew: ReadonlyMap<number, CrewMember>) => {
  const [pending, setPending] = useState<ReadonlyMap<number, JobPlace>>(new Map())
  const [problem, setProblem] = useState<Problem | null>(null)
  const laterOf = (job: Job) => followingVisits(job, jobs).length

  /** Moves the later visits after the first one; a single Undo reverts both. */
  const follow = async (job: Job, to: JobPlace, anyway: boolean, undoFirst: Undo): Promise<void> => {
    setProblem(null)
    const { problem: detail } = await actions.attempt({
      what: 'dispatch',
      records: [job],
      async command(record) {
        const outcome = await commands.moveFollowing(record, { was: placeOf(job), to, anyway })
        const undo = outcome.ok ? bothUndone(outcome.undo, undoFirst, record.job_number) : undefined
        return outcome.ok && undo ? { ...outcome, undo } : outcome
      },
      done: () => followedText(job, to),
    })
    const again = () => void follow(job, to, anyway, undoFirst)
    if (detail !== null) setProblem({ text: `Failed to move the later visits of ${job.job_number}`, detail, again })
  }
  const followedText = (job: Job, to: JobPlace): string => {
    const later = laterOf(job)
    return `${andLater(later)} ${movedText(job, to, crew, day, later)}`
  }

  const move = async (
    job: Job,
    to: JobPlace,
    { anyway = false, following = false }: MoveHow,
  ): Promise<NotMoved | null> => {
    const later = laterOf(job)
    let isMoved = false
    setProblem(null)
    setPending((old) => new Map(old).set(job.id, to))
    const report = await actions.attempt({
      what: 'dispatch',
      records: [jobs.find(({ id }) => id === job.id) ?? job],
      async command(record) {
        const send = following ? commands.moveFollowing : commands.dispatch
        const outcome = await send(record, { was: placeOf(job), to, anyway })
        isMoved = !outcome.ok && failureCode(outcome.failure) === MOVED
        return outcome
      },
      done: () => (following ? followedText(job, to) : movedText(job, to, crew, day)),
      also:
        later === 0 || following
          ? undefined
          : (undo) => ({ label: `Move ${later} later too`, run: () => void follow(job, to, anyway, undo) }),
    })
    setPending((old) => new Map([...old].filter(([id]) => id !== job.id)))
    return report.problem === null ? null : { detail: report.problem, isMoved }
  }

  const drop = async (job: Job, to: JobPlace, how: MoveHow = {}): Promise<void> => {
    const failed = await move(job, to, how)
    if (failed) tell(job, to, how, failed)
  }
  const tell = (dropped: Job, to: JobPlace, how: MoveHow, failed: NotMoved) =>
    setProblem({ text: `Failed to move ${dropped.job_number}`, ...failed, dropped, to, how })

  const dropAgain = ({ dropped, to, how, isMoved }: Extract<Problem, { dropped: Job }>): void => {
    const present = jobs.find(({ id }) => id === dropped.id) ?? dropped
    if (isStay(present, to)) setProblem(null)
    else void drop(isMoved ? present : dropped, to, how)
  }

  return {
    jobs: useMemo(() => withPending(jobs, pending), [jobs, pending]),
    shown: useMemo(() => withPending(shown, pending), [shown, pending]),
    busy: useMemo(() => new Set(pending.keys()), [pending]),
    problem: problem && {
      text: problem.text,
      detail: problem.detail,
      again: 'again' in problem ? problem.again : () => dropAgain(problem),
    },
    dismiss: () => setProblem(null),
    laterOf,
    /** For a dialog, which shows failures itself; after it closes they show above the board. */
    async move(job: Job, to: JobPlace, how: MoveHow, isLeft: () => boolean): Promise<NotMoved | null> {
      const failed = await move(job, to, how)
      if (failed && isLeft()) tell(job, to, how, failed)
      return failed
    },
    /** `job` is the state when picked up, so that someone else's move is not overwritten unseen. */
    drop(job: Job, to: JobPlace): void {
      if (!isStay(job, to)) void drop(job, to)
    },
  }
}

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

/** How a job is moved: whatever speaks against it that may be waived, and with the later visits of its repeat. */
export type MoveHow = { anyway?: boolean; following?: boolean }

type Options = {
  commands: Pick<JobCommands, 'dispatch' | 'moveFollowing'>
  actions: Pick<JobActions, 'attempt'>
  jobs: readonly Job[]
  /** Jobs that the filters leave. */
  shown: readonly Job[]
  day: Day
}

/** Why a job was not moved; `isMoved`: someone else had moved it, and the detail says where it is by then. */
type NotMoved = { detail: string; isMoved: boolean }

/** What went wrong. A drop is tried again from where the job was, or from where it is by then once the detail has said so. */
type Problem = { text: string; detail: string } & (
  | { dropped: Job; to: JobPlace; how: MoveHow; isMoved: boolean }
  | { again: () => void }
)

/** The message once it is done: `moved to Luis Ortega, 10:30 AM`, with the day where it is another one. */
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

/** Jobs as they will be once what is being saved is saved, so that nothing jumps back and forth. */
export const useMoves = ({ commands, actions, jobs, shown, day }: Options, crew: ReadonlyMap<number, CrewMember>) => {
  const [pending, setPending] = useState<ReadonlyMap<number, JobPlace>>(new Map())
  const [problem, setProblem] = useState<Problem | null>(null)
  const laterOf = (job: Job) => followingVisits(job, jobs).length

  /** The later visits follow one that was moved alone; one Undo takes back both. */
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

  /** A failed drop is reported above the board. */
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
    /** How many later visits of its repeat are still open. */
    laterOf,
    /** For a dialog, which reports failures itself; once it is closed, they are reported above the board. */
    async move(job: Job, to: JobPlace, how: MoveHow, isLeft: () => boolean): Promise<NotMoved | null> {
      const failed = await move(job, to, how)
      if (failed && isLeft()) tell(job, to, how, failed)
      return failed
    },
    /** `job` as it was when it was picked up: a move by someone else in the meantime is not overwritten unseen. */
    drop(job: Job, to: JobPlace): void {
      if (!isStay(job, to)) void drop(job, to)
    },
  }
}

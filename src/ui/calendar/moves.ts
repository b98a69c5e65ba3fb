import type { CrewMember } from '@/domain/crew/crew'
import { statusWithCrew } from '@/domain/job/commands'
import { type Job, type JobPlace, placeOf } from '@/domain/job/job'
import type { Actor } from '@/domain/permissions/actor'
import { type DispatchVerdict, judgeDispatch } from '@/domain/scheduling/dispatch'
import { clockText, minutesOf, timeOf } from '@/domain/scheduling/minutes'
import type { Day } from '@/domain/time/calendar'
import type { Outcome } from '@/ui/kit/records/actions/run-on-many'

/** A target: lane (null is the tray), day, and start and end in minutes. */
export type Aim = { lane: number | null; day: Day; start: number; end: number }

export type MoveContext = {
  actor: Actor
  today: Day
  /** All jobs, including those the filters hide. */
  jobs: readonly Job[]
  crew: ReadonlyMap<number, CrewMember>
}

export const aimOf = (job: Job, lane: number | null): Aim => ({
  lane,
  day: job.scheduled_date,
  start: minutesOf(job.scheduled_start_time),
  end: minutesOf(job.scheduled_end_time),
})

/** Replaces the person of the former lane with that of the new one; others stay. */
export const crewAfter = (crew: readonly number[], from: number | null, to: number | null): number[] => {
  if (to === null) return []
  if (from === null || !crew.includes(from)) return [to]
  return [...new Set(crew.map((id) => (id === from ? to : id)))]
}

export const placeAt = (job: Job, from: number | null, aim: Aim): JobPlace => ({
  scheduled_date: aim.day,
  scheduled_start_time: timeOf(aim.start),
  scheduled_end_time: timeOf(aim.end),
  assigned_crew_members: crewAfter(job.assigned_crew_members, from, aim.lane),
})

const GONE: DispatchVerdict = {
  ok: false,
  because: 'inactive',
  reason: 'This crew member is not active.',
}

export const judgePlace = (job: Job, to: JobPlace, context: MoveContext, anyway = false): DispatchVerdict => {
  const members = to.assigned_crew_members.map((id) => context.crew.get(id))
  const existingMembers = members.filter((member) => member !== undefined)
  if (existingMembers.length < members.length) return GONE
  const at = { start: to.scheduled_start_time, end: to.scheduled_end_time }
  return judgeDispatch({ job, members: existingMembers, day: to.scheduled_date, at }, context, anyway)
}

export const isStay = (job: Job, to: JobPlace): boolean =>
  JSON.stringify(placeOf(job)) === JSON.stringify(placeOf(to)) &&
  job.status === statusWithCrew(to.assigned_crew_members)

/** The job as it will be after the move is saved. */
export const movedJob = (job: Job, to: JobPlace): Job => ({
  ...job,
  ...to,
  status: statusWithCrew(to.assigned_crew_members),
})

/** Formats minutes as `9:30 – 11:00 AM`. */
export const stretchText = ({ start, end }: Pick<Aim, 'start' | 'end'>): string => {
  const [from, to] = [clockText(start), clockText(end)]
  return `${from.slice(-2) === to.slice(-2) ? from.slice(0, -3) : from} – ${to}`
}

/** Undefined when the move can't be undone. */
export type Undo = (() => Promise<Outcome>) | undefined

/** Undoes the later visits, then the first one; if the first fails, reports that only the later ones are undone. */
export const bothUndone = (later: Undo, first: Undo, jobNumber: string): Undo => {
  if (!later || !first) return later
  return async () => {
    const outcome = await later()
    if (!outcome.ok) return outcome
    const rest = await first()
    if (rest.ok) return rest
    const message = `The later visits are back, but ${jobNumber} is not: ${rest.failure.message}`
    return { ok: false, failure: { ...rest.failure, message } }
  }
}

import type { CrewMember } from '@/domain/crew/crew'
import { statusWithCrew } from '@/domain/job/commands'
import { type Job, type JobPlace, placeOf } from '@/domain/job/job'
import type { Actor } from '@/domain/permissions/actor'
import { type DispatchVerdict, judgeDispatch } from '@/domain/scheduling/dispatch'
import { clockText, minutesOf, timeOf } from '@/domain/scheduling/minutes'
import type { Day } from '@/domain/time/calendar'
import type { Outcome } from '@/ui/kit/records/actions/run-on-many'

/** Where a job is aimed at: a lane (none: the tray), a day and a stretch in minutes. */
export type Aim = { lane: number | null; day: Day; start: number; end: number }

/** What a move is judged by. */
export type MoveContext = {
  actor: Actor
  today: Day
  /** Every job, whatever the filters leave. */
  jobs: readonly Job[]
  crew: ReadonlyMap<number, CrewMember>
}

/** Where a job is now, as an aim. */
export const aimOf = (job: Job, lane: number | null): Aim => ({
  lane,
  day: job.scheduled_date,
  start: minutesOf(job.scheduled_start_time),
  end: minutesOf(job.scheduled_end_time),
})

/** The crew of a job after it was moved from one lane to another; the others stay. */
export const crewAfter = (crew: readonly number[], from: number | null, to: number | null): number[] => {
  if (to === null) return []
  if (from === null || !crew.includes(from)) return [to]
  return [...new Set(crew.map((id) => (id === from ? to : id)))]
}

/** The place that an aim means for a job that is taken from a lane. */
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

/** Judges a place for a job by the one rule of the domain. */
export const judgePlace = (job: Job, to: JobPlace, context: MoveContext, anyway = false): DispatchVerdict => {
  const members = to.assigned_crew_members.map((id) => context.crew.get(id))
  const existingMembers = members.filter((member) => member !== undefined)
  if (existingMembers.length < members.length) return GONE
  const at = { start: to.scheduled_start_time, end: to.scheduled_end_time }
  return judgeDispatch({ job, members: existingMembers, day: to.scheduled_date, at }, context, anyway)
}

/** Whether a move would leave everything as it is. */
export const isStay = (job: Job, to: JobPlace): boolean =>
  JSON.stringify(placeOf(job)) === JSON.stringify(placeOf(to)) &&
  job.status === statusWithCrew(to.assigned_crew_members)

/** The job as it will be once the back end has said yes. */
export const movedJob = (job: Job, to: JobPlace): Job => ({
  ...job,
  ...to,
  status: statusWithCrew(to.assigned_crew_members),
})

/** `9:30 – 11:00 AM` of minutes. */
export const stretchText = ({ start, end }: Pick<Aim, 'start' | 'end'>): string => {
  const [from, to] = [clockText(start), clockText(end)]
  return `${from.slice(-2) === to.slice(-2) ? from.slice(0, -3) : from} – ${to}`
}

/** Takes a move back; absent where that can't be done. */
export type Undo = (() => Promise<Outcome>) | undefined

/** Takes back the later visits, then the one that led them; where that one stays, it says how far it came. */
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

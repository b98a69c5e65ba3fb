import { minutesBetween, plusMinutes, type TimeOfDay } from '../calendar'
import type { CrewMember } from '../crew'
import type { Day } from '../day'
import type { Job, JobPriority } from '../job/job'
import { shiftOn } from './availability'
import { isCrewed, type Stretch, stretchOf, waitsForCrew } from './bookings'
import type { RoundsProblem, Visit, VisitOption } from './search/problem'
import { canDo } from './skill'
import { type FindPosition, type Position, roadMiles, travelMinutes } from './travel'

/** What the scheduler is to heed (API-24). */
export type Preferences = {
  minimize_travel: boolean
  balance_workload: boolean
  /** Keeps each job in the window its client accepted, or in its own time where there is none; without it a job may move within the day. */
  respect_time_windows: boolean
  prioritize_urgent: boolean
}

/** The work of one day, who is there to do it, and where it is. */
export type WorkDay = { date: Day; jobs: readonly Job[]; crew: readonly CrewMember[]; positionOf: FindPosition }

/** A day as the search is given it; the shifts and visits are those of `members` and `jobs`, in their order. */
export type DayProblem = RoundsProblem & { members: readonly CrewMember[]; jobs: readonly Job[] }

const MIDNIGHT: TimeOfDay = '00:00'
/** Driving always counts a little: without that, rounds turn silly. */
const LEAST_TRAVEL = 0.1
const LOAD = 0.3
const LATE = 3
/** A minute of waiting, by how pressing the job is. */
const URGENCY: Record<JobPriority, number> = { low: 0, normal: 0, high: 0.03, urgent: 0.1 }
/** What it costs to leave a job out: hours of driving. */
const LEFT_OUT: Record<JobPriority, number> = { low: 300, normal: 600, high: 900, urgent: 1_800 }
/** What it must save to move a job from the time it was planned for. */
const MOVED = 10
/** Several people start together at one of these steps. */
const STEP_MINUTES = 30

const minuteOf = (time: TimeOfDay): number => minutesBetween(MIDNIGHT, time)

/** The time of day of a minute after midnight. */
export const timeOf = (minute: number): TimeOfDay => plusMinutes(MIDNIGHT, minute)

/** When the job may begin beside the time it was planned for; null where it may not. */
const mayBegin = (job: Job, longest: { from: number; until: number }, { respect_time_windows }: Preferences) => {
  const until = longest.until - minutesBetween(job.scheduled_start_time, job.scheduled_end_time)
  if (!respect_time_windows) return { open: longest.from, close: until }
  if (job.window_start === null && job.window_end === null) return null
  return {
    open: job.window_start === null ? longest.from : minuteOf(job.window_start),
    close: Math.min(until, job.window_end === null ? until : minuteOf(job.window_end)),
  }
}

const optionsOf = (job: Job, longest: { from: number; until: number }, preferences: Preferences): VisitOption[] => {
  const own = minuteOf(job.scheduled_start_time)
  // A window that is respected is never missed.
  const promised = preferences.respect_time_windows ? null : job.window_end
  const due = promised === null ? Number.POSITIVE_INFINITY : minuteOf(promised)
  const at = (open: number, close: number, cost: number): VisitOption => ({ open, close, cost, due })
  const other = mayBegin(job, longest, preferences)
  // A plan may be older than what the client has accepted since.
  const isKept = other === null || !preferences.respect_time_windows || (other.open <= own && own <= other.close)
  const kept = isKept ? [at(own, own, 0)] : []
  if (other === null || other.close < other.open) return kept
  if (job.people_needed === 1) return [...kept, at(other.open, other.close, MOVED)]
  const first = Math.ceil(other.open / STEP_MINUTES) * STEP_MINUTES
  const steps = Array.from(
    { length: Math.floor((other.close - first) / STEP_MINUTES) + 1 },
    (_, step) => first + step * STEP_MINUTES,
  )
  return [...kept, ...steps.filter((step) => step !== own).map((step) => at(step, step, MOVED))]
}

/** Places and the way between them; a job whose place is not known is as far from all others as the middle of the town. */
const placesOf = (jobs: readonly Job[], positionOf: FindPosition) => {
  const positions: (Position | null)[] = []
  const index = new Map<string, number>()
  const placeOf = new Map<number, number>()
  for (const job of jobs) {
    const position = positionOf(job)
    const key = position ? `${position.latitude},${position.longitude}` : `job ${job.id}`
    const known = index.get(key) ?? positions.push(position) - 1
    index.set(key, known)
    placeOf.set(job.id, known)
  }
  const between = positions.map((from) =>
    positions.map((to) => (from && to ? travelMinutes(roadMiles(from, to)) : null)),
  )
  const middle = Math.ceil(between.flat().reduce<number>((most, way) => Math.max(most, way ?? 0), 0) / 2)
  const travel = between.map((row, from) => row.map((way, to) => way ?? (from === to ? 0 : middle)))
  return { travel, placeOf }
}

const seedOf = (date: Day, [first]: readonly Job[]): number =>
  Number(date.replaceAll('-', '')) + (first?.business_id ?? 0)

/** Lays the jobs of a day out as visits: what has its crew stays where it is, what waits for one is to be placed. */
export const dayProblem = ({ date, ...day }: WorkDay, preferences: Preferences): DayProblem => {
  const jobs = day.jobs.filter((job) => waitsForCrew(job) || isCrewed(job)).sort((a, b) => a.id - b.id)
  const atWork = day.crew
    .filter(({ status }) => status !== 'inactive')
    .map((member) => ({ member, shift: shiftOn(member, date) }))
    .filter((each): each is { member: CrewMember; shift: Stretch } => each.shift !== null)
    .sort((a, b) => a.member.id - b.member.id)
  const shifts = atWork.map(({ shift }) => ({
    from: minuteOf(shift.start),
    until: minuteOf(shift.end),
    start: null,
    end: null,
    room: Number.POSITIVE_INFINITY,
  }))
  const everybody = shifts.map((_, index) => index)
  const longest = {
    from: Math.min(...shifts.map(({ from }) => from)),
    until: Math.max(...shifts.map(({ until }) => until)),
  }
  const { travel, placeOf } = placesOf(jobs, day.positionOf)

  const visitsOf = (job: Job): Visit[] => {
    const { start, end } = stretchOf(job)
    const visit = {
      task: job.id,
      place: placeOf.get(job.id) ?? 0,
      minutes: minutesBetween(start, end),
      takes: 0,
      leftOut: LEFT_OUT[preferences.prioritize_urgent ? job.priority : 'normal'],
    }
    if (!waitsForCrew(job)) {
      const at = { open: minuteOf(start), close: minuteOf(start), cost: 0, due: Number.POSITIVE_INFINITY }
      return atWork.flatMap(({ member }, shift) =>
        job.assigned_crew_members.includes(member.id)
          ? [{ ...visit, options: [at], able: [shift], pinned: shift, urgency: 0 }]
          : [],
      )
    }
    const options = optionsOf(job, longest, preferences)
    const urgency = preferences.prioritize_urgent ? URGENCY[job.priority] : 0
    const skilled = everybody.filter((shift) =>
      canDo(
        atWork.slice(shift, shift + 1).map(({ member }) => member),
        job,
      ),
    )
    return Array.from({ length: job.people_needed }, (_, person) => ({
      ...visit,
      options,
      able: person === 0 ? skilled : everybody,
      pinned: null,
      urgency,
    }))
  }

  return {
    shifts,
    visits: jobs.flatMap(visitsOf),
    travel,
    weights: {
      travel: preferences.minimize_travel ? 1 : LEAST_TRAVEL,
      load: preferences.balance_workload ? LOAD : 0,
      late: LATE,
    },
    seed: seedOf(date, jobs),
    members: atWork.map(({ member }) => member),
    jobs,
  }
}

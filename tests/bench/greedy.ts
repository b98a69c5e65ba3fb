import type { CrewMember } from '@/domain/crew/crew'
import { JOB_PRIORITIES, type Job } from '@/domain/job/job'
import type { Preferences } from '@/domain/scheduling/board'
import { type Booking, isCrewed, overlap, type Stretch, stretchOf, waitsForCrew } from '@/domain/scheduling/bookings'
import { canDo } from '@/domain/scheduling/skill'
import { type FindPosition, roadMiles, travelMinutes } from '@/domain/scheduling/travel'
import { minutesBetween, plusMinutes, type TimeOfDay } from '@/domain/time/calendar'
import type { Schedule } from '../fixtures/propose-schedule'

const WORKDAY: Stretch = { start: '08:00', end: '18:00' }
const STEP_MINUTES = 30

type Diary = { member: CrewMember; bookings: Booking[] }
type Candidate = { diary: Diary; slot: Stretch; cost: number }

const startsOfDay = (duration: number): TimeOfDay[] => {
  const latest = plusMinutes(WORKDAY.end, -duration)
  const starts: TimeOfDay[] = []
  for (let start = WORKDAY.start; start <= latest; start = plusMinutes(start, STEP_MINUTES)) starts.push(start)
  return starts
}

/** The job's own slot first, then, if it may move, all others from early to late. */
const slotsFor = (job: Job, preferences: Preferences): Stretch[] => {
  if (preferences.respect_time_windows) return [stretchOf(job)]
  const duration = minutesBetween(job.scheduled_start_time, job.scheduled_end_time)
  return [stretchOf(job), ...startsOfDay(duration).map((start) => ({ start, end: plusMinutes(start, duration) }))]
}

const isFree = ({ bookings }: Diary, slot: Stretch) => !bookings.some((booking) => overlap(booking, slot))

const bookedMinutes = ({ bookings }: Diary) =>
  bookings.reduce((sum, { start, end }) => sum + minutesBetween(start, end), 0)

const detour = ({ bookings }: Diary, job: Job, slot: Stretch, positionOf: FindPosition): number => {
  const before = bookings.findLast(({ end }) => end <= slot.start)
  const after = bookings.find(({ start }) => start >= slot.end)
  const minutes = (a: Job | undefined, b: Job | undefined) => {
    const from = a && positionOf(a)
    const to = b && positionOf(b)
    return from && to ? travelMinutes(roadMiles(from, to)) : 0
  }
  return minutes(before?.job, job) + minutes(job, after?.job) - minutes(before?.job, after?.job)
}

const byNeed = (preferences: Preferences) => (a: Job, b: Job) => {
  const pressing = JOB_PRIORITIES.indexOf(b.priority) - JOB_PRIORITIES.indexOf(a.priority)
  const earlier = a.scheduled_start_time.localeCompare(b.scheduled_start_time)
  return (preferences.prioritize_urgent ? pressing : 0) || earlier || a.id - b.id
}

/**
 * Baseline of the search: gives each waiting job of a day, highest priority first, a qualified and available crew member. Prefers
 * the least driving and workload in minutes, as the preferences ask, then the lowest id. Deterministic; assigned jobs stay. Ignores working
 * hours and time to drive.
 */
export const proposeGreedily = (
  day: { jobs: readonly Job[]; crew: readonly CrewMember[]; positionOf: FindPosition },
  preferences: Preferences,
): Schedule => {
  const settled = day.jobs.filter((job) => isCrewed(job) && !waitsForCrew(job))
  const diaries: Diary[] = day.crew
    .filter(({ status }) => status !== 'inactive')
    .map((member) => ({ member, bookings: [] }))

  const book = ({ bookings }: Diary, job: Job, slot: Stretch) => {
    bookings.push({ job, ...slot })
    bookings.sort((a, b) => a.start.localeCompare(b.start))
  }

  const costOf = (diary: Diary, job: Job, slot: Stretch) =>
    (preferences.minimize_travel ? detour(diary, job, slot, day.positionOf) : 0) +
    (preferences.balance_workload ? bookedMinutes(diary) : 0)

  const bestFor = (job: Job): Candidate | undefined => {
    const able = diaries.filter(({ member }) => canDo([member], job))
    for (const slot of slotsFor(job, preferences)) {
      const [best] = able
        .filter((diary) => isFree(diary, slot))
        .map((diary) => ({ diary, slot, cost: costOf(diary, job, slot) }))
        .sort((a, b) => a.cost - b.cost || a.diary.member.id - b.diary.member.id)
      if (best) return best
    }
    return undefined
  }

  for (const diary of diaries) {
    for (const job of settled) {
      if (job.assigned_crew_members.includes(diary.member.id)) book(diary, job, stretchOf(job))
    }
  }

  const proposal: Schedule = { assignments: [], unassigned: [] }
  for (const job of day.jobs.filter(waitsForCrew).sort(byNeed(preferences))) {
    const best = bestFor(job)
    if (!best) {
      proposal.unassigned.push({ job_id: job.id, reason: 'No one is free.' })
      continue
    }
    book(best.diary, job, best.slot)
    proposal.assignments.push({ job_id: job.id, crew_member_ids: [best.diary.member.id], ...best.slot })
  }
  return proposal
}

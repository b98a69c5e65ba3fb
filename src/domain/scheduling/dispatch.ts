import { fullName } from '../account/user'
import type { CrewMember } from '../crew/crew'
import { judgeJob } from '../job/commands'
import { reschedulingRefusal } from '../job/draft'
import type { Job, JobSlot } from '../job/job'
import { clockNotes, skippedTime } from '../job/skipped-time'
import { timeRange } from '../job/slot-words'
import type { Actor } from '../permissions/actor'
import { formatTime } from '../time/calendar'
import type { Day } from '../time/day'
import { weekdayName, weekdayOf } from '../time/weekday'
import { absenceOn, shiftOn } from './availability'
import { clashesOf, isWithin, type Stretch } from './bookings'
import { canDo, skillNeeded } from './skill'

/** Refusals in the order in which they are reported. */
export const DISPATCH_REFUSALS = [
  'outside',
  'skipped',
  'past',
  'permission',
  'status',
  'inactive',
  'away',
  'booked',
  'day_off',
  'hours',
  'skill',
  'window',
] as const
export type DispatchRefusal = (typeof DISPATCH_REFUSALS)[number]

/** A dispatcher may override these. No one can be in two places at once or work while away. */
const WAIVED: readonly DispatchRefusal[] = ['day_off', 'hours', 'skill', 'window']

const TIMED: readonly DispatchRefusal[] = ['outside', 'skipped', 'booked', 'hours', 'window']

/** `note` explains the effect of a clock change that night. */
export type DispatchVerdict = { ok: true; note?: string } | { ok: false; because: DispatchRefusal; reason: string }

export type Placement = {
  job: Job
  members: readonly CrewMember[]
  day: Day
  at: Stretch
}

/** May include jobs of other days; the job itself never conflicts with itself. */
export type DispatchDay = { actor: Actor; today: Day; jobs: readonly Job[] }

const MIDNIGHT = '00:00'
const LAST_MINUTE = '23:59'

type Reason = () => string | null

const outsideDay = ({ at }: Placement): string | null => {
  if (at.start < MIDNIGHT || at.end > LAST_MINUTE) return 'The job would not end on this day.'
  return at.start < at.end ? null : 'End time must be after the start time'
}

const slotOf = ({ day, at }: Placement): JobSlot => ({
  scheduled_date: day,
  scheduled_start_time: at.start,
  scheduled_end_time: at.end,
})

const skipped = (placement: Placement, { actor }: DispatchDay): string | null =>
  skippedTime(slotOf(placement), actor.time_zone)?.reason ?? null

const memberReason = (
  { members }: Placement,
  reason: (member: CrewMember, name: string) => string | null | false,
): string | null => {
  for (const member of members) {
    const text = reason(member, fullName(member))
    if (text) return text
  }
  return null
}

const inactive = (placement: Placement) =>
  memberReason(placement, ({ status }, name) => status === 'inactive' && `${name} is not active.`)

const away = (placement: Placement) =>
  memberReason(placement, (member, name) => {
    const absence = absenceOn(member, placement.day)
    if (!absence) return null
    return absence.reason ? `${name} is away: ${absence.reason}.` : `${name} is away that day.`
  })

const dayOff = (placement: Placement) =>
  memberReason(
    placement,
    (member, name) =>
      shiftOn(member, placement.day) === null && `${name} does not work on ${weekdayName(weekdayOf(placement.day))}s.`,
  )

const outsideHours = (placement: Placement) =>
  memberReason(placement, (member, name) => {
    const shift = shiftOn(member, placement.day)
    if (shift === null || isWithin(placement.at, shift)) return null
    return `${name} works from ${formatTime(shift.start)} to ${formatTime(shift.end)}.`
  })

const doubleBooked = (placement: Placement, { jobs }: DispatchDay) =>
  memberReason(placement, ({ id }, name) => {
    const [clash] = clashesOf(id, { ...placement, placed: [placement.job.id] }, jobs)
    return clash ? `${name} has ${clash.job.job_number} at ${timeRange(clash.job)}.` : null
  })

const lacksSkill = ({ members, job }: Placement) => {
  if (members.length === 0 || canDo(members, job)) return null
  const skill = skillNeeded(job)
  return members.length === 1
    ? memberReason({ members } as Placement, (_, name) => `${name} lacks the skill ${skill}.`)
    : `No one on this crew has the skill ${skill}.`
}

const outsideWindow = ({ job: { window_start, window_end }, members, at: { start } }: Placement) => {
  if (members.length === 0) return null
  const isLate = window_end !== null && start > window_end
  const isEarly = window_start !== null && start < window_start
  if (!isLate && !isEarly) return null
  if (window_start === null) return `The client expects the crew by ${formatTime(window_end ?? start)}.`
  if (window_end === null) return `The client expects the crew from ${formatTime(window_start)} on.`
  return `The client expects the crew between ${formatTime(window_start)} and ${formatTime(window_end)}.`
}

/**
 * Returns the first rule that a placement breaks, for ghost, drop, keyboard, dialog and back end alike. `anyway` skips the rules
 * that a dispatcher may override: hours, skill and the client's window.
 */
export const judgeDispatch = (placement: Placement, day: DispatchDay, anyway = false): DispatchVerdict => {
  const life = judgeJob(day.actor, 'dispatch', placement.job)
  const reasons: Record<DispatchRefusal, Reason> = {
    outside: () => outsideDay(placement),
    skipped: () => skipped(placement, day),
    past: () => reschedulingRefusal(placement.day, day.today),
    permission: () => (life.ok || life.because !== 'permission' ? null : life.reason),
    status: () => (life.ok || life.because !== 'status' ? null : life.reason),
    inactive: () => inactive(placement),
    away: () => away(placement),
    booked: () => doubleBooked(placement, day),
    day_off: () => dayOff(placement),
    hours: () => outsideHours(placement),
    skill: () => lacksSkill(placement),
    window: () => outsideWindow(placement),
  }
  for (const because of DISPATCH_REFUSALS) {
    if (anyway && WAIVED.includes(because)) continue
    const reason = reasons[because]()
    if (reason !== null) return { ok: false, because, reason }
  }
  const { start, length } = clockNotes(slotOf(placement), day.actor.time_zone)
  const note = [start, length].filter(Boolean).join(' ')
  return note === '' ? { ok: true } : { ok: true, note }
}

export const judgeMember = (job: Job, member: CrewMember, day: Day): Extract<DispatchVerdict, { ok: false }> | null => {
  const placement: Placement = { job, members: [member], day, at: { start: MIDNIGHT, end: LAST_MINUTE } }
  const checks: [DispatchRefusal, string | null][] = [
    ['inactive', inactive(placement)],
    ['away', away(placement)],
    ['day_off', dayOff(placement)],
    ['skill', lacksSkill(placement)],
  ]
  for (const [because, reason] of checks) if (reason !== null) return { ok: false, because, reason }
  return null
}

export const isWaived = (verdict: DispatchVerdict): boolean => !verdict.ok && WAIVED.includes(verdict.because)

export const isOfTime = (verdict: DispatchVerdict): boolean => !verdict.ok && TIMED.includes(verdict.because)

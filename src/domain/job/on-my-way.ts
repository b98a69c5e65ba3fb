import * as v from 'valibot'
import type { CrewMember } from '../crew/crew'
import type { Actor } from '../permissions/actor'
import { byStatus, notPermitted, type Verdict } from '../record/verdict'
import { isCrewed } from '../scheduling/bookings'
import { type FindPosition, type Position, positionIn, roadMiles, travelMinutes } from '../scheduling/travel'
import { LONGEST } from '../text/field'
import { filledText } from '../text/typed-text'
import { counted } from '../text/wording'
import { dayAt, formatTime, minutesBetween, plusDays, type TimeOfDay, timeAt } from '../time/calendar'
import type { Instant } from '../time/clock'
import { earliestFirst, timeOfDaySchema } from '../time/day'
import { JOB_RULES, mayEditJob } from './commands'
import type { Job } from './job'
import type { Moment } from './next-hour'

/** A second notice within this many minutes is likely a slip. */
const PAUSE_MINUTES = 5
const DAY_MINUTES = 24 * 60

export const NO_NOTICE = { notice_date: null, notice_time: null, expected_arrival: null } satisfies Partial<Job>

export type Notice = { text: string; arrival: TimeOfDay }

export const noticeSchema = v.object({
  text: filledText(LONGEST.message, 'Write a message to the client'),
  arrival: timeOfDaySchema,
})

const statusReason = ({ status }: Pick<Job, 'status'>): string | null => {
  if (JOB_RULES.depart.from.includes(status) || status === 'en_route') return null
  if (status === 'scheduled') return 'No one is assigned to this job yet.'
  if (status === 'rescheduled') return 'This job was rescheduled. Confirm its crew first.'
  return status === 'in_progress' ? 'The crew is already there.' : 'This job is over.'
}

/** Allowed on the job's day or the day before. */
export const judgeNotice = (actor: Actor, job: Job, today: string): Verdict => {
  if (!mayEditJob(actor, job))
    return notPermitted('Only the crew of a job and the office can say that it is on the way.')
  const reason = statusReason(job)
  if (reason !== null) return byStatus(reason)
  if (job.assigned_crew_members.length === 0) return byStatus('No one is assigned to this job yet.')
  const isSoon = today <= job.scheduled_date && job.scheduled_date <= plusDays(today, 1)
  return byStatus(isSoon ? null : 'The client can be told on the day of the job or the day before.')
}

/** Minutes since a notice within the last few minutes; null otherwise. */
export const minutesSinceRecentNotice = (
  job: Pick<Job, 'notice_date' | 'notice_time'>,
  { today, time }: Moment,
): number | null => {
  if (job.notice_date !== today || job.notice_time === null) return null
  const ago = minutesBetween(job.notice_time, time)
  return ago >= 0 && ago < PAUSE_MINUTES ? ago : null
}

/** For example `The client got this message 2 minutes ago.` */
export const recentNoticeText = (minutes: number): string =>
  minutes === 0
    ? 'The client got this message less than a minute ago.'
    : `The client got this message ${counted(minutes, 'minute')} ago.`

type Promised = { arrival: TimeOfDay; at: Instant; timeZone: string }

/** True when the announced time is ahead, so the notice can be sent late. */
export const isStillAhead = ({ arrival, at, timeZone }: Promised, now: Instant): boolean => {
  const ahead = (minutesBetween(timeAt(at, timeZone), arrival) + DAY_MINUTES) % DAY_MINUTES
  return now - at < ahead * 60_000
}

/** True when notified at that moment or later. */
export const wasNotifiedSince = (job: Pick<Job, 'notice_date' | 'notice_time'>, { at, timeZone }: Promised): boolean =>
  job.notice_date !== null &&
  `${job.notice_date} ${job.notice_time}` >= `${dayAt(at, timeZone)} ${timeAt(at, timeZone)}`

/** `On the way, expected 9:40 AM`; null without a notice today. */
export const onTheWayText = (job: Job, today: string): string | null =>
  job.status === 'en_route' && job.notice_date === today && job.expected_arrival !== null
    ? `On the way, expected ${formatTime(job.expected_arrival)}`
    : null

export type FindHome = (memberId: number) => Position | null

export const homesFrom = (crew: readonly Pick<CrewMember, 'id' | 'home_base'>[]): FindHome => {
  const bases = new Map(crew.map(({ id, home_base }) => [id, home_base]))
  return (id) => positionIn(bases.get(id))
}

/** Drive from the leader's previous stop that day, or from their home base; null when either place is unknown. */
export const driveTo = (
  job: Job,
  jobs: readonly Job[],
  positionOf: FindPosition,
  homeOf: FindHome = () => null,
): number | null => {
  const [leader = 0] = job.assigned_crew_members
  return driveFor(
    leader,
    job,
    jobs.filter((other) => other.assigned_crew_members[0] === leader),
    { positionOf, homeOf },
  )
}

/** Like `driveTo`, for any crew member's own previous stop. */
export const driveFor = (
  memberId: number,
  job: Job,
  jobs: readonly Job[],
  { positionOf, homeOf }: { positionOf: FindPosition; homeOf: FindHome },
): number | null => {
  const before = jobs
    .filter(
      (other) =>
        isCrewed(other) &&
        other.scheduled_date === job.scheduled_date &&
        other.assigned_crew_members.includes(memberId) &&
        other.scheduled_start_time < job.scheduled_start_time,
    )
    .sort((a, b) => earliestFirst(a.scheduled_start_time, b.scheduled_start_time))
    .at(-1)
  const from = before ? positionOf(before) : homeOf(memberId)
  const to = positionOf(job)
  return from && to ? travelMinutes(roadMiles(from, to)) : null
}

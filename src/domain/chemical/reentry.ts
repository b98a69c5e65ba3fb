import { isAt, type Property } from '../client/property'
import { isUnfinished } from '../job/commands'
import type { Job } from '../job/job'
import { durationText } from '../job/slot-words'
import { dayAt, formatDay, formatTime, instantOf, timeAt } from '../time/calendar'
import type { Instant } from '../time/clock'
import type { Application } from './application'

type Timed = Pick<Application, 'application_date' | 'application_time'>
type Closed = Timed & Pick<Application, 'reentry_interval_hours'>

const appliedAt = ({ application_date, application_time }: Timed, timeZone: string): Instant =>
  instantOf(application_date, application_time, timeZone)

const HOUR = 3_600_000

/** Takes the later instant when the clock showed that time twice, because no one may enter too early. */
const latestAppliedAt = (application: Timed, timeZone: string): Instant => {
  const instant = appliedAt(application, timeZone)
  return timeAt(instant + HOUR, timeZone) === application.application_time ? instant + HOUR : instant
}

/** The instant re-entry is allowed. Counts elapsed hours, so days with a clock change have 23 or 25. */
export const reentryAt = (application: Closed, timeZone: string): Instant =>
  latestAppliedAt(application, timeZone) + application.reentry_interval_hours * HOUR

/** `3:40 PM`, with the day when it is not today; null once entry is allowed. */
export const untilText = (application: Closed, now: Instant, timeZone: string): string | null => {
  const end = reentryAt(application, timeZone)
  if (end <= now) return null
  const [day, today] = [dayAt(end, timeZone), dayAt(now, timeZone)]
  const time = formatTime(timeAt(end, timeZone))
  return day === today ? time : `${formatDay(day, today)}, ${time}`
}

/** `No entry until 3:40 PM, 2 h 10 min left`; null once entry is allowed. */
export const noEntryText = (application: Closed, now: Instant, timeZone: string): string | null => {
  const until = untilText(application, now, timeZone)
  const minutes = Math.ceil((reentryAt(application, timeZone) - now) / 60_000)
  return until && `No entry until ${until}, ${durationText(minutes)} left`
}

export const stillClosed = <A extends Closed>(applications: readonly A[], now: Instant, timeZone: string): A[] =>
  applications
    .filter((application) => reentryAt(application, timeZone) > now)
    .sort((a, b) => reentryAt(b, timeZone) - reentryAt(a, timeZone))

type PlannedJob = Pick<
  Job,
  | 'id'
  | 'status'
  | 'client_id'
  | 'property_id'
  | 'property_address'
  | 'property_zip'
  | 'scheduled_date'
  | 'scheduled_start_time'
>

/**
 * Warnings by job id, such as `No entry until 3:40 PM`, for jobs that start at a closed property. Skips jobs that are over and those that
 * start after re-entry.
 */
export const closedJobs = (
  jobs: readonly PlannedJob[],
  {
    applications,
    properties,
  }: { applications: readonly (Closed & Pick<Application, 'property_id'>)[]; properties: readonly Property[] },
  now: Instant,
  timeZone: string,
): ReadonlyMap<number, string> => {
  const closed = new Map<number, string>()
  for (const application of stillClosed(applications, now, timeZone)) {
    const property = properties.find(({ id }) => id === application.property_id)
    if (!property) continue
    const end = reentryAt(application, timeZone)
    const isThere = isAt(property)
    const text = `No entry until ${untilText(application, now, timeZone)}`
    for (const job of jobs)
      if (!closed.has(job.id) && isUnfinished(job.status) && isThere(job) && startOf(job, timeZone) < end)
        closed.set(job.id, text)
  }
  return closed
}

const startOf = ({ scheduled_date, scheduled_start_time }: PlannedJob, timeZone: string): Instant =>
  instantOf(scheduled_date, scheduled_start_time, timeZone)

/** Problems by field when the date and time are in the future, since records describe what happened; null otherwise. */
export const futureProblem = (
  application: Timed,
  now: Instant,
  timeZone: string,
): { field: 'application_date' | 'application_time'; message: string } | null => {
  if (application.application_date > dayAt(now, timeZone))
    return { field: 'application_date', message: 'The application date can’t be in the future' }
  if (appliedAt(application, timeZone) > now)
    return { field: 'application_time', message: 'The application time can’t be in the future' }
  return null
}

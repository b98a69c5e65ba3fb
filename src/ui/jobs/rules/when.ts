import type { JobDraft } from '@/domain/job/job'
import { type Day, formatDay, formatTime } from '@/domain/time/calendar'

export { durationText, timeRange } from '@/domain/job/slot-words'

/** `Today`, or `Fri, Nov 20`. */
export const dayLabel = (day: Day, today: Day): string => (day === today ? 'Today' : formatDay(day, today))

const calledFor = (named: string, job: JobDraft, today: Day): string =>
  `${named} for ${formatDay(job.scheduled_date, today)} at ${formatTime(job.scheduled_start_time)}`

/** `JOB-1043 created for Tue, Nov 24 at 9:00 AM`; by title when the number is unknown. */
export const createdText = (job: JobDraft, number: string | undefined, today: Day): string =>
  calledFor(`${number ?? job.title} created`, job, today)

/** `“Mulch” for Tue, Nov 24 at 9:00 AM was not created.`, or `may have been created.` when uncertain. */
export const notCreatedText = (job: JobDraft, today: Day, isCertain: boolean): string =>
  `${calledFor(`“${job.title}”`, job, today)} ${isCertain ? 'was not' : 'may have been'} created.`

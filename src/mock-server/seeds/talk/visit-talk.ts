import type { Client } from '@/domain/client/client'
import type { Job } from '@/domain/job/job'
import { type Day, daysBetween } from '@/domain/time/calendar'
import type { DatedFact } from '../../core/log/store'
import { jobHistory } from '../job-history'
import { AFTER_VISITS } from './after-visits'
import { ON_THE_WAY, REMINDERS, type VisitExchange, type VisitWords } from './before-visits'
import { at, inOffice, later, type Moment, momentOf, workdayAfter, workdayBefore } from './moments'
import type { Records } from './sample-records'
import { BOOKED, CANCELED, type ChangeWords, MISSED, MOVED, URGENT } from './schedule-changes'
import { firstNameOf, type Script } from './script'
import { OFFICE, staffOf } from './staff-of'
import { capital, crewOf, dateIn, dayIn, leadOf, nounOf, timeIn, whenFrom, workOf } from './words'

/** Luis, who has an account, writes from the road. */
const LUIS = { crew: 2, user: 4 }

const DOGS = ['Biscuit', 'Pepper', 'Moose', 'Juno', 'Waffles', 'Ranger', 'Olive', 'Tex']

/** What the client says about getting in, by the notes of the property. */
const accessOf = (client: Client, notes: string): string => {
  const dog = DOGS[client.id % DOGS.length]
  if (notes.startsWith('Gate code'))
    return `{Gate code is|The gate code is still|It's} ${notes.replace(/[^\d#]/g, '')}{, please close it behind you|, pull it shut after|. Thanks!}`
  if (notes.startsWith('Side gate'))
    return '{The side gate still sticks, just lift it|Side gate. Lift it a little, it sticks}.'
  if (notes.startsWith('Dog'))
    return `${dog} {will be|is} in the back yard, so please ring first{.| and I'll bring ${dog} in.}`
  if (notes.startsWith('Key'))
    return "{The key is at your office|You have our key at the office}, right? {I won't be there|I'm away}."
  return "{Gate is open|The gate is unlocked|Just walk in by the carport}, {I'll be at work|we're home|no need to ring}."
}

const LASTS = new Map([
  [60, 'about an hour'],
  [90, 'an hour and a half'],
  [120, 'two hours'],
])

const partOf = (minutes: number): string => LASTS.get(minutes) ?? 'most of the day'

const wordsOf = (job: Job, client: Client, records: Records, now: Day): VisitWords => ({
  first: client.first_name,
  staff: firstNameOf(staffOf(client)),
  noun: nounOf(job),
  crew: crewOf(job),
  lead: leadOf(job),
  place: job.property_address,
  time: timeIn(job.scheduled_start_time),
  lasts: partOf(job.estimated_duration_minutes),
  when: whenFrom(now, job.scheduled_date),
  access: accessOf(client, records.property(job.property_id)?.access_notes ?? ''),
})

const about = ({ id }: Job) => ({ table: 'jobs', id })

const exchange = (job: Job, client: Client, from: Moment, lines: ReturnType<VisitExchange>, isByEmail = false) => ({
  client,
  from,
  lines,
  author: staffOf(client),
  about: about(job),
  ...(isByEmail
    ? { channel: 'email' as const, subject: `${capital(nounOf(job))} on ${dateIn(job.scheduled_date)}` }
    : { channel: 'sms' as const }),
})

/** The workday before the visit, in the afternoon. */
export const tellReminder = (job: Job, client: Client, records: Records, script: Script): boolean => {
  const day = workdayBefore(job.scheduled_date)
  if (daysBetween(day, job.scheduled_date) > 3) return false
  const from = at(day, '14:00', script.choices.between(0, 150))
  return script.tell(exchange(job, client, from, script.next(REMINDERS)(wordsOf(job, client, records, day))))
}

const EARLIEST_FOR_ROAD = '09:00'

/** On workdays, and not before 8:30, because no texts leave at night. */
export const tellOnTheWay = (job: Job, client: Client, records: Records, script: Script): boolean => {
  if (job.scheduled_start_time < EARLIEST_FOR_ROAD) return false
  const from = at(job.scheduled_date, job.scheduled_start_time, -script.choices.between(16, 27))
  if (inOffice(from) !== from) return false
  const author = job.assigned_crew_members.includes(LUIS.crew) ? LUIS.user : OFFICE
  const lines = script.next(ON_THE_WAY)(wordsOf(job, client, records, job.scheduled_date))
  return script.tell({ ...exchange(job, client, from, lines), author, cause: 'on_my_way' })
}

/** Ends early enough for an answer on the same day. */
const LATEST_END = '15:00'

export const tellAfter = (
  job: Job,
  client: Client,
  { records, script, isByEmail = false }: { records: Records; script: Script; isByEmail?: boolean },
): boolean => {
  const from = at(job.scheduled_date, job.scheduled_end_time, script.choices.between(25, 140))
  if (job.scheduled_end_time > LATEST_END || inOffice(from) !== from) return false
  const lines = script.next(AFTER_VISITS[workOf(job)])(wordsOf(job, client, records, job.scheduled_date))
  return script.tell(exchange(job, client, from, lines, isByEmail))
}

const momentIn = ({ at: instant = 0 }: DatedFact): Moment => momentOf(instant)

const former = (now: Day, day: Day): string => (daysBetween(day, now) === 1 ? 'yesterday' : whenFrom(now, day))

type Change = { lines: (words: ChangeWords) => ReturnType<VisitExchange>; moment: Moment; day: Day; asks?: boolean }

const tellChange = (job: Job, client: Client, records: Records, script: Script, change: Change): boolean => {
  const { moment, day, lines, asks = false } = change
  const words = { ...wordsOf(job, client, records, moment.day), former: former(moment.day, day) }
  const date = dayIn(job.scheduled_date)
  return script.tell({
    ...exchange(job, client, later(moment, 2), lines({ ...words, date })),
    ...(asks ? { links: about(job) as { table: 'jobs'; id: number } } : {}),
  })
}

const reasonIn = ({ note }: DatedFact): string => note?.split(': ')[1] ?? ''

/** What the office wrote down about the job is what the client hears: moved, canceled, missed, or booked on request. */
export const tellChanges = (job: Job, client: Client, records: Records, script: Script): boolean => {
  const { status, type } = job
  if (status !== 'rescheduled' && status !== 'cancelled' && status !== 'missed' && type !== 'emergency_service')
    return false
  const [created, ...steps] = jobHistory(job, script.anchor)
  const last = steps.at(-1)
  if (!created) return false
  if (status === 'missed') {
    const moment = at(workdayAfter(job.scheduled_date), '08:20')
    return tellChange(job, client, records, script, { lines: script.next(MISSED), moment, day: job.scheduled_date })
  }
  if (status === 'rescheduled' && last) {
    const [change] = created.changes
    const day = String(change?.after?.scheduled_date ?? job.scheduled_date)
    if (day === job.scheduled_date) return false
    return tellChange(job, client, records, script, { lines: script.next(MOVED), moment: momentIn(last), day })
  }
  if (status === 'cancelled' && last) {
    const lines = CANCELED[reasonIn(last)]
    return (
      lines !== undefined &&
      tellChange(job, client, records, script, { lines, moment: momentIn(last), day: job.scheduled_date })
    )
  }
  const lines = script.next(URGENT)
  return tellChange(job, client, records, script, {
    lines,
    moment: momentIn(created),
    day: job.scheduled_date,
    asks: true,
  })
}

/** The client asks, and the office creates the job and answers. */
export const tellBooking = (job: Job, client: Client, records: Records, script: Script): boolean => {
  const [created] = jobHistory(job, script.anchor)
  if (!created) return false
  const change = { lines: script.next(BOOKED), moment: momentIn(created), day: job.scheduled_date, asks: true }
  return tellChange(job, client, records, script, change)
}

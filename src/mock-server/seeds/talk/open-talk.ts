import type { Client } from '@/domain/client/client'
import { isOpen } from '@/domain/job/commands'
import type { Job } from '@/domain/job/job'
import { replySubject } from '@/domain/messaging/email'
import { type Day, plusDays } from '@/domain/time/calendar'
import { instantAt } from '../moment'
import type { TalkCommand } from './commands'
import { at, instantOf, later, type Moment, workdayAfter, workdayBefore } from './moments'
import type { Records } from './sample-records'
import { READERS, type Script } from './script'
import { BILLING, OFFICE } from './staff-of'
import { crewOf, dateIn, nounOf, timeIn, whenFrom } from './words'

const OWNER = 1
const MORNING = '08:00'

type Opening = { client: Client; script: Script; records: Records; next: Job | undefined; last: Job | undefined }

const write = ({ client, script }: Opening, moment: Moment, body: string, subject?: string): void =>
  script.add({
    does: 'write_in',
    party: { client: client.id },
    at: instantOf(moment),
    channel: subject === undefined ? 'sms' : 'email',
    thread: subject ?? '',
    ...(subject === undefined ? {} : { subject }),
    body,
  })

const answer = (
  { client, script }: Opening,
  moment: Moment,
  author: number,
  body: string,
  more: Partial<Extract<TalkCommand, { does: 'write_out' }>> = {},
): void =>
  script.add({
    does: 'write_out',
    party: { client: client.id },
    at: instantOf(moment),
    channel: 'sms',
    body,
    author,
    cause: 'staff',
    ...more,
  })

const read = ({ client, script }: Opening, moment: Moment, readers: readonly number[]): void => {
  script.add({ does: 'read', party: { client: client.id }, at: instantOf(moment), by: readers })
}

const assign = ({ client, script }: Opening, moment: Moment, by: number, to: number): void =>
  script.add({ does: 'assign', party: { client: client.id }, at: instantOf(moment), by, to })

const note = (
  { client, script }: Opening,
  moment: Moment,
  author: number,
  body: string,
  mentions: number[] = [],
): void => script.add({ does: 'note', party: { client: client.id }, at: instantOf(moment), author, body, mentions })

/** Three workdays ago, a question about the bill that billing has not answered: past its promise. */
const overBill = (opening: Opening, day: Day): void => {
  const invoice = opening.records.invoicesOf(opening.client).findLast(({ invoice_date }) => invoice_date < day)
  const which = invoice ? invoice.invoice_number : 'my last invoice'
  write(opening, at(day, '10:12'), `Good morning, ${which} is more than I expected. Can someone walk me through it?`)
  assign(opening, at(day, '10:30'), OFFICE, BILLING)
  note(opening, at(day, '10:31'), OFFICE, '@Omar Haddad could you explain the lines? I promised her a call.', [BILLING])
  read(opening, at(day, '10:40'), [OWNER, OFFICE])
}

/** Three workdays ago, a request that the owner has begun to answer: past its promise. */
const overRequest = (opening: Opening, day: Day): void => {
  const { client, script } = opening
  const subject = 'Two oaks over the driveway'
  const body = `Hello,\n\nThe two live oaks over our driveway at ${client.billing_address} need attention before the next ice storm. Could Jack take a look and give us a price?\n\nThank you,\n${client.first_name} ${client.last_name}`
  write(opening, at(day, '15:40'), body, subject)
  assign(opening, at(day, '16:05'), OFFICE, OWNER)
  read(opening, at(day, '16:10'), READERS)
  script.add({
    does: 'draft',
    party: { client: client.id },
    at: instantOf(at(workdayAfter(day), '17:12')),
    by: OWNER,
    channel: 'email',
    subject: replySubject(subject),
    body: `Hi ${client.first_name},\n\nThank you for thinking of the oaks early. Jack can come by on`,
  })
}

const yesterdayEvening = (opening: Opening, yesterday: Day): void => {
  const { next, client } = opening
  const body = next
    ? `Is the ${nounOf(next)} still ${whenFrom(yesterday, next.scheduled_date)}? We may be out of town and I'd have to leave the gate open.`
    : `We're back in town. When could you come to ${client.billing_address} again?`
  write(opening, at(yesterday, '18:52'), body)
}

const newGateCode = (opening: Opening, yesterday: Day): void => {
  write(
    opening,
    at(yesterday, '20:31'),
    'We had the keypad replaced today. Gate code is 4411 now, the old one is dead.',
  )
  read(opening, at(yesterday, '20:50'), [OFFICE])
}

/** Words that no carrier recognizes as a stop. */
const freeTextStop = (opening: Opening, office: Day, yesterday: Day): void => {
  const { client, last } = opening
  const work = last ? `the ${nounOf(last)}` : 'our work'
  answer(opening, at(office, '15:10'), OFFICE, `Hi ${client.first_name}, it's Priya. How did you like ${work}?`)
  write(opening, at(yesterday, '19:05'), 'It was fine, but please stop texting me. Email is better.')
}

/** The phone is off, so it is our turn again. */
const undelivered = (opening: Opening, office: Day): void => {
  const { client, next } = opening
  const body = next
    ? `Hi ${client.first_name}, may we come an hour earlier for the ${nounOf(next)} ${whenFrom(office, next.scheduled_date)}?`
    : `Hi ${client.first_name}, is this still the best number for you?`
  answer(opening, at(office, '17:12'), OFFICE, body, {
    failure: 'unreachable',
    ...(next ? { about: { table: 'jobs', id: next.id } } : {}),
  })
  read(opening, at(office, '17:20'), READERS)
}

const tomorrowMorning = (opening: Opening, office: Day, anchor: Day): void => {
  const { next, client } = opening
  const send_at = instantAt(plusDays(anchor, 1), MORNING)
  const body = next
    ? `Good morning ${client.first_name}! ${crewOf({ assigned_crew_members: next.assigned_crew_members })} will see you on ${dateIn(next.scheduled_date)} at ${timeIn(next.scheduled_start_time)} for the ${nounOf(next)}. Please move the cars off the drive that day.`
    : `Good morning ${client.first_name}! Would you like us to look at your sprinklers before the season turns?`
  const about = next ? { about: { table: 'jobs', id: next.id } } : {}
  answer(opening, at(office, '16:48'), OWNER, body, { send_at, ...about })
}

const SNOOZES: readonly { says: string; answers: string; days: number }[] = [
  {
    says: 'We talked about a screen along the back fence. Can you ask me again when my in-laws have left?',
    answers: "Happy to. I'll write you again then!",
    days: 5,
  },
  {
    says: "I'd like to add the front beds to the plan, but let me see this month's bills first.",
    answers: 'No pressure at all. I set a reminder for next week.',
    days: 7,
  },
  {
    says: 'The city wants a permit for the wall before we do anything. I should have it in a few days.',
    answers: "Good to know, thanks. I'll check in with you then.",
    days: 9,
  },
]

const snoozed = (opening: Opening, day: Day, turn: number, anchor: Day): void => {
  const { client, script } = opening
  const { says, answers, days } = SNOOZES[turn] ?? { says: '', answers: '', days: 5 }
  const from = at(day, '13:20', turn * 31)
  write(opening, from, says)
  answer(opening, later(from, 16), OFFICE, answers)
  read(opening, later(from, 18), READERS)
  const until = instantAt(workdayAfter(plusDays(anchor, days - 1)), MORNING)
  script.add({ does: 'snooze', party: { client: client.id }, at: instantOf(later(from, 19)), by: OFFICE, until })
}

/** Whom each open thread is with. Their ordinary talk ends the day before. */
const WITH = {
  bill: 7,
  request: 16,
  evening: 30,
  gate: 41,
  stop: 20,
  undelivered: 35,
  scheduled: 32,
  snoozed: [6, 12, 22],
} as const

/**
 * What the office finds today, at any hour: threads that wait, that sleep, one draft, one text for tomorrow, one that did not arrive. All of
 * it is of earlier days.
 */
export const tellOpen = (records: Records, script: Script): void => {
  const { anchor } = script
  const yesterday = plusDays(anchor, -1)
  const office = workdayBefore(anchor)
  const day = workdayBefore(workdayBefore(office))

  const open = (id: number, from: Day, tell: (opening: Opening) => void): void => {
    const client = records.client(id)
    if (!client || client.client_since >= from) return
    const jobs = records.jobsOf(client)
    const next = jobs.find(
      (job) => job.scheduled_date > plusDays(anchor, 1) && isOpen(job.status) && job.assigned_crew_members.length > 0,
    )
    const last = jobs.findLast((job) => job.status === 'completed' && job.scheduled_date < from)
    tell({ client, script, records, next, last })
    script.endTalk(id, at(plusDays(from, -1), '20:00'))
  }

  open(WITH.bill, day, (opening) => overBill(opening, day))
  open(WITH.request, day, (opening) => overRequest(opening, day))
  open(WITH.evening, yesterday, (opening) => yesterdayEvening(opening, yesterday))
  open(WITH.gate, yesterday, (opening) => newGateCode(opening, yesterday))
  open(WITH.stop, office, (opening) => freeTextStop(opening, office, yesterday))
  open(WITH.undelivered, office, (opening) => undelivered(opening, office))
  open(WITH.scheduled, office, (opening) => tomorrowMorning(opening, office, anchor))
  WITH.snoozed.forEach((id, turn) => {
    const from = workdayBefore(day)
    open(id, from, (opening) => snoozed(opening, from, turn, anchor))
  })
}

import type { Client } from '@/domain/client/client'
import { startConfirmation, stopConfirmation } from '@/domain/messaging/keywords'
import { plusDays } from '@/domain/time/calendar'
import type { TalkCommand } from './commands'
import { at, inOffice, instantOf, later, type Moment, workdayBefore } from './moments'
import type { Records } from './sample-records'
import { firstNameOf, type Script } from './script'
import { OFFICE } from './staff-of'
import { nounOf, timeIn, whenFrom } from './words'

const BUSINESS = 'Green Valley Landscaping'

const TEXTS_AGREED =
  'I agree to get texts about my service from Green Valley Landscaping. Message and data rates may apply. Reply STOP to end them.'
const MAILS_AGREED = 'Send me seasonal tips and offers from Green Valley Landscaping by email.'

/** What each client ticked in the form when they were added. */
export const tellConsent = (records: Records, script: Script): void => {
  for (const client of records.clients) {
    const form = {
      does: 'consent',
      party: { client: client.id },
      at: instantOf(at(client.client_since, '10:00')),
      action: 'granted',
      source: 'form',
    } as const
    script.add({ ...form, channel: 'sms', purpose: 'informational', wording: TEXTS_AGREED })
    if (client.id % 3 === 1) script.add({ ...form, channel: 'email', purpose: 'marketing', wording: MAILS_AGREED })
  }
}

/** Who stops texts, the least number of days ago, in which words, and whether they start again. */
const STOPS = [
  { clients: [28, 38, 14], daysAgo: 75, words: 'STOP', startsAfterDays: null },
  { clients: [24, 13, 10], daysAgo: 31, words: 'Stop please', startsAfterDays: null },
  { clients: [37, 27, 19], daysAgo: 140, words: 'STOP', startsAfterDays: 2 },
] as const

type Stop = (typeof STOPS)[number]

const keyword = (client: Client, moment: Moment, action: 'granted' | 'revoked', wording: string): TalkCommand => ({
  does: 'consent',
  party: { client: client.id },
  at: instantOf(moment) + 1,
  channel: 'sms',
  purpose: 'informational',
  action,
  source: 'keyword',
  wording,
})

const tellStop = (
  client: Client,
  { daysAgo, words, startsAfterDays }: Stop,
  records: Records,
  script: Script,
): boolean => {
  const latest = plusDays(script.anchor, -daysAgo)
  const job = records
    .jobsOf(client)
    .findLast(({ status, scheduled_date }) => status === 'completed' && scheduled_date <= latest)
  if (!job) return false
  const day = workdayBefore(job.scheduled_date)
  if (day <= plusDays(client.client_since, 3)) return false
  const party = { client: client.id }
  const write = (moment: Moment, body: string): void =>
    script.add({ does: 'write_in', party, at: instantOf(moment), channel: 'sms', body })
  const confirm = (moment: Moment, cause: 'stop_confirmation' | 'start_confirmation', body: string): void =>
    script.add({ does: 'write_out', party, at: instantOf(moment) + 2_000, channel: 'sms', body, author: null, cause })
  const reminded = at(day, '15:05')
  script.add({
    does: 'write_out',
    party,
    at: instantOf(reminded),
    channel: 'sms',
    body: `Hi ${client.first_name}, ${nounOf(job)} ${whenFrom(day, job.scheduled_date)} at ${timeIn(job.scheduled_start_time)}. Text back with any questions. - ${firstNameOf(OFFICE)}`,
    about: { table: 'jobs', id: job.id },
    author: OFFICE,
    cause: 'staff',
  })
  const stopped = later(reminded, 47)
  write(stopped, words)
  script.add(keyword(client, stopped, 'revoked', words))
  confirm(stopped, 'stop_confirmation', stopConfirmation(BUSINESS))
  script.occupy(client.id, day)
  if (startsAfterDays === null) {
    script.add({
      does: 'note',
      party,
      at: instantOf(later(stopped, 10)),
      author: OFFICE,
      body: `${client.first_name} opted out of texts. Reminders go by email or phone from now on.`,
    })
    script.close(party, later(stopped, 12), OFFICE)
    script.endTexts(client.id, reminded)
    return true
  }
  script.close(party, later(stopped, 12), OFFICE)
  const started = inOffice(at(plusDays(stopped.day, startsAfterDays), '11:15'))
  write(started, 'START')
  script.add(keyword(client, started, 'granted', 'START'))
  confirm(started, 'start_confirmation', startConfirmation(BUSINESS))
  write(later(started, 3), 'Sorry, I meant to stop a different company. I do want the reminders!')
  script.add({
    does: 'write_out',
    party,
    at: instantOf(later(started, 21)),
    channel: 'sms',
    body: `No worries, ${client.first_name}, you're back on the list.`,
    author: OFFICE,
    cause: 'staff',
  })
  script.close(party, later(started, 30), OFFICE)
  script.occupy(client.id, started.day)
  script.pauseTexts(client.id, { from: stopped.day, until: started.day })
  return true
}

export const tellStops = (records: Records, script: Script): void => {
  for (const stop of STOPS)
    for (const id of stop.clients) {
      const client = records.client(id)
      if (client && tellStop(client, stop, records, script)) break
    }
}

import { DEFAULT_TIME_ZONE } from '@/domain/account/business'
import type { Client } from '@/domain/client/client'
import { isOpen } from '@/domain/job/commands'
import type { Job } from '@/domain/job/job'
import { toE164 } from '@/domain/messaging/address'
import { isAwayMessageDue } from '@/domain/messaging/away'
import { type Day, plusDays } from '@/domain/time/calendar'
import { SHARE_A_NUMBER } from '../clients'
import { instantAt } from '../moment'
import type { TalkCommand } from './commands'
import { tellConsent, tellStops } from './consent-talk'
import { tellEstimates } from './estimate-talk'
import { tellInvoices } from './invoice-talk'
import { tellOpen } from './open-talk'
import { play, type Talk, type TalkStep } from './player'
import { type Records, recordsOf, type SampleRows } from './sample-records'
import { createScript, type Script } from './script'
import { MESSAGING_SETTINGS } from './settings'
import { OFFICE, staffOf } from './staff-of'
import { tellUnidentified } from './unidentified-talk'
import { tellAfter, tellBooking, tellChanges, tellOnTheWay, tellReminder } from './visit-talk'

/** Messages in all; ordinary talk about visits fills what the rest leaves. */
const MESSAGES = 425
const CHANGES = 12
const BOOKINGS = 7

const sharesNumber = ({ id }: Client): boolean => SHARE_A_NUMBER.clients.some((each) => each === id)

type Visit = { job: Job; client: Client }

const isCrewed = ({ assigned_crew_members }: Job): boolean => assigned_crew_members.length > 0

/** Finished visits, and those of the next days that clients are reminded of. */
const visitsOf = (client: Client, records: Records, anchor: Day): Visit[] =>
  records
    .jobsOf(client)
    .filter(
      (job) =>
        isCrewed(job) &&
        (job.status === 'completed' ||
          (isOpen(job.status) && job.scheduled_date > anchor && job.scheduled_date <= plusDays(anchor, 3))),
    )
    .map((job) => ({ job, client }))

const tellVisit = ({ job, client }: Visit, turn: number, records: Records, script: Script): boolean => {
  const isOver = job.status === 'completed'
  if (sharesNumber(client)) return isOver && tellAfter(job, client, { records, script, isByEmail: true })
  if (!isOver) return tellReminder(job, client, records, script)
  if (turn % 3 === 0) return tellReminder(job, client, records, script)
  if (turn % 3 === 1)
    return tellAfter(job, client, {
      records,
      script,
      isByEmail: client.client_type !== 'residential' && turn % 2 === 0,
    })
  return tellOnTheWay(job, client, records, script)
}

/** Visit after visit of all clients in turn, until enough is said. */
const fill = (records: Records, script: Script): void => {
  const { choices, anchor } = script
  const queues = records.clients.map((client) => choices.shuffle(visitsOf(client, records, anchor)))
  for (let round = 0; queues.some((queue) => queue.length > 0); round++)
    for (const [index, queue] of queues.entries()) {
      if (script.count() >= MESSAGES) return
      let visit = queue.pop()
      while (visit && !tellVisit(visit, round + index, records, script)) visit = queue.pop()
    }
}

const tellTimes = (most: number, visits: readonly Visit[], tell: (visit: Visit) => boolean): void => {
  let count = 0
  for (const visit of visits) {
    if (count === most) return
    if (tell(visit)) count += 1
  }
}

const tellScheduling = (records: Records, script: Script): void => {
  const all = script.choices.shuffle(
    records.clients
      .filter((client) => !sharesNumber(client))
      .flatMap((client) => records.jobsOf(client).map((job) => ({ job, client }))),
  )
  tellTimes(CHANGES, all, ({ job, client }) => tellChanges(job, client, records, script))
  const oneTime = all.filter(({ job }) => job.type === 'one_time_service' && job.status !== 'cancelled')
  tellTimes(BOOKINGS, oneTime, ({ job, client }) => tellBooking(job, client, records, script))
}

/** Two of three threads belong to someone from their first line on. */
const assigned = (commands: readonly TalkCommand[], clients: readonly Client[]): TalkCommand[] => {
  const first = new Map<number, number>()
  for (const { party, does, at: moment } of commands)
    if ('client' in party && (does === 'write_in' || does === 'write_out'))
      first.set(party.client, Math.min(moment, first.get(party.client) ?? moment))
  return clients.flatMap((client): TalkCommand[] => {
    const moment = first.get(client.id)
    if (moment === undefined || client.id % 3 === 2) return []
    return [{ does: 'assign', party: { client: client.id }, at: moment + 1, by: OFFICE, to: staffOf(client) }]
  })
}

/** For how long the away message has been on. */
const AWAY_DAYS = 4

/** The away message was turned on this week. */
const awayAnswers = (commands: readonly TalkCommand[], anchor: Day): TalkCommand[] => {
  const since = instantAt(plusDays(anchor, -AWAY_DAYS), '12:00')
  return commands.flatMap((command): TalkCommand[] => {
    const { party, at: moment } = command
    if (command.does !== 'write_in' || moment < since) return []
    if (!isAwayMessageDue(MESSAGING_SETTINGS, [], moment, DEFAULT_TIME_ZONE)) return []
    const { channel, thread = '' } = command
    const words = { channel, thread, body: MESSAGING_SETTINGS.away_message }
    return [{ does: 'write_out', party, at: moment + 1_000, ...words, author: null, cause: 'away' }]
  })
}

/** A year of talk that agrees with the other rows, and the steps that made it. */
export const talkOf = function* (rows: SampleRows, anchor: Day): Generator<void, { rows: Talk; steps: TalkStep[] }> {
  const records = recordsOf(rows)
  const script = createScript(anchor)
  tellConsent(records, script)
  tellOpen(records, script)
  tellUnidentified(toE164(SHARE_A_NUMBER.phone) ?? '', script)
  tellStops(records, script)
  yield
  tellEstimates(records, script)
  tellInvoices(records, script)
  yield
  tellScheduling(records, script)
  fill(records, script)
  yield
  const commands = [
    ...script.commands,
    ...assigned(script.commands, rows.clients),
    ...awayAnswers(script.commands, anchor),
  ]
  return play(commands, rows.clients)
}

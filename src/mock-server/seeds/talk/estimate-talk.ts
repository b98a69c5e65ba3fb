import type { Client } from '@/domain/client/client'
import type { EstimateRow } from '@/domain/estimate/estimate'
import { plusDays } from '@/domain/time/calendar'
import type { ExchangeLine } from './commands'
import {
  APPROVALS,
  CONFIRMATIONS,
  ESTIMATE_MAILS,
  type EstimateWords,
  FAREWELLS,
  FOLLOW_UPS,
  QUESTIONS,
  REQUESTS,
} from './estimate-mails'
import { at, inOffice, instantOf, later, type Moment, momentOf } from './moments'
import { estimateWords } from './money-words'
import type { Records } from './sample-records'
import type { Script } from './script'

type Telling = { estimate: EstimateRow; client: Client; words: EstimateWords; script: Script }

const base = ({ estimate, client }: Telling) => ({
  client,
  author: estimate.created_by,
  about: { table: 'estimates', id: estimate.id },
})

const mail = (telling: Telling, from: Moment, lines: readonly ExchangeLine[], staysOpen = false): boolean =>
  telling.script.tell({ ...base(telling), from, lines, channel: 'email', stays_open: staysOpen })

const text = (telling: Telling, from: Moment, lines: readonly ExchangeLine[], staysOpen = true): boolean =>
  telling.script.tell({ ...base(telling), from, lines, channel: 'sms', stays_open: staysOpen })

const note = ({ client, estimate, script }: Telling, moment: Moment, body: string): void =>
  script.add({ does: 'note', party: { client: client.id }, at: instantOf(moment), author: estimate.created_by, body })

const APART_DAYS = 3

const tellAnswer = (telling: Telling): void => {
  const { estimate, words, script } = telling
  const { status, answered_at, answered_via, sent_at } = estimate
  const sent = momentOf(Date.parse(sent_at ?? ''))
  if (answered_at !== null) {
    const answered = momentOf(Date.parse(answered_at))
    if (status === 'approved' && answered_via === 'email') mail(telling, answered, script.next(APPROVALS)(words))
    if (status === 'approved' && answered_via === 'phone') {
      note(telling, inOffice(answered), `Approved ${words.number} on the phone.`)
      text(telling, later(answered, 12), [['us', 0, script.next(CONFIRMATIONS)(words)]], false)
    }
    if (status === 'rejected') {
      note(telling, inOffice(answered), `Declined ${words.number} on the phone. The reason is on the estimate.`)
      mail(telling, later(answered, 25), [['us', 0, script.next(FAREWELLS)(words)]])
    }
    return
  }
  const followUp = inOffice(at(plusDays(sent.day, APART_DAYS), '10:20'))
  if (status === 'viewed')
    mail(telling, at(plusDays(sent.day, APART_DAYS), '19:10'), script.next(QUESTIONS)(words), true)
  else text(telling, followUp, [['us', 0, script.next(FOLLOW_UPS)(words)]])
}

/** Every estimate that went out: the request, the mail with its number and total, and what came of it. */
export const tellEstimates = (records: Records, script: Script): void => {
  for (const estimate of records.estimates) {
    const client = records.client(estimate.client_id)
    if (!client || estimate.sent_at === null) continue
    const telling: Telling = { estimate, client, words: estimateWords(estimate, client, records), script }
    const sent = momentOf(Date.parse(estimate.sent_at))
    if (estimate.job_id === null && estimate.revises_id === null && estimate.id % 2 === 0) mailRequest(telling)
    const went = script.send({
      ...base(telling),
      from: sent,
      text: script.next(ESTIMATE_MAILS)(telling.words),
      cause: 'estimate',
      subject: `Estimate ${telling.words.number}: ${estimate.title}`,
    })
    if (went) tellAnswer(telling)
  }
}

/** A thread of its own, an hour before the estimate was begun. */
const mailRequest = ({ estimate, client, words, script }: Telling): void => {
  script.tell({
    client,
    author: estimate.created_by,
    from: later(momentOf(Date.parse(estimate.created_at)), -95),
    lines: [
      ['them', 0, script.next(REQUESTS)(words)],
      ['us', 30, `Thanks for asking, ${words.first}. You'll have a price from us {within two days|very soon}.`],
    ],
    channel: 'email',
    subject: `{Price|Estimate|Question about a price}: ${estimate.title}`,
    links: { table: 'estimates', id: estimate.id },
  })
}

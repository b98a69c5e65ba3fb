import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { DEFAULT_TIME_ZONE } from '@/domain/account/business'
import { fullName } from '@/domain/account/user'
import { demoUser } from '@/domain/demo/demo'
import { presetChoice, totalsFor } from '@/domain/estimate/choice'
import { documentNumber } from '@/domain/estimate/number'
import { invoiceTotals } from '@/domain/invoice/computed-invoice'
import { toE164 } from '@/domain/messaging/address'
import { consentEntrySchema } from '@/domain/messaging/consent'
import { consentOf } from '@/domain/messaging/consent-ledger'
import {
  type Conversation,
  conversationNoteSchema,
  conversationSchema,
  messageDraftSchema,
  messageLinkSchema,
  readMarkSchema,
} from '@/domain/messaging/conversation'
import { promisedAt } from '@/domain/messaging/conversation-rules'
import { keywordOf, soundsLikeStop } from '@/domain/messaging/keywords'
import { type Message, messageSchema } from '@/domain/messaging/message'
import { leaveAt } from '@/domain/messaging/send-rule'
import { placeholdersIn } from '@/domain/messaging/templates'
import { formatMoney } from '@/domain/money/money'
import { dayAt, instantOf, plusDays, timeAt } from '@/domain/time/calendar'
import { WORKDAYS, weekdayOf } from '@/domain/time/weekday'
import { demoSeed } from '@/mock-server/seeds/demo'
import { seedFacts } from '@/mock-server/seeds/facts'
import { dayIn, nounOf, timeIn } from '@/mock-server/seeds/talk/words'

const ANCHORS = [
  { anchor: '2026-11-01', name: 'a Sunday, the day clocks change back' },
  { anchor: '2026-11-20', name: 'a Friday' },
  { anchor: '2026-11-21', name: 'a Saturday' },
  { anchor: '2026-12-31', name: 'the last day of the year' },
  { anchor: '2027-03-15', name: 'a Monday, the day after clocks change' },
  { anchor: '2028-02-29', name: 'a leap day' },
]

const isText = ({ communication_type }: Message): boolean => communication_type === 'sms'
const isOut = ({ direction }: Message): boolean => direction === 'outbound'
const dayOf = (instant: number): string => dayAt(instant, DEFAULT_TIME_ZONE)
const timeOf = (instant: number): string => timeAt(instant, DEFAULT_TIME_ZONE)
const words = (message: Message): string => `${message.id}: ${message.body}`
/** What the talk consists of, and its history. */
const TALK = new Set([
  ...['conversations', 'messages', 'conversation_notes', 'read_marks', 'message_drafts', 'message_links'],
  'consent_entries',
])

/** The app's clock when the sample is planted. */
const HOURS = ['00:10', '06:00', '12:00', '23:50']

/** By turns of phrase only: names, numbers, days and amounts stand for any. */
const phrasing = (body: string): string => body.replaceAll(/[A-Z][a-z']+|[\d$:,.#-]+/g, '*')

describe.each(ANCHORS)('the talk of the sample data on $name ($anchor)', ({ anchor }) => {
  const seed = demoSeed(anchor)
  const { messages, conversations, consent_entries: consent } = seed
  const at = (day: string, time: string) => instantOf(day, time, DEFAULT_TIME_ZONE)
  const linesOf = ({ id }: Conversation) => messages.filter(({ conversation_id }) => conversation_id === id)
  const conversation = ({ conversation_id }: Message) => conversations.find(({ id }) => id === conversation_id)
  const clientOf = (message: Message) => seed.clients.find(({ id }) => id === conversation(message)?.client_id)
  const inStatus = (status: Conversation['status']) => conversations.filter((each) => each.status === status)

  it('has the shape that the domain asks for', () => {
    v.parse(v.array(messageSchema), messages)
    v.parse(v.array(conversationSchema), conversations)
    v.parse(v.array(conversationNoteSchema), seed.conversation_notes)
    v.parse(v.array(readMarkSchema), seed.read_marks)
    v.parse(v.array(messageDraftSchema), seed.message_drafts)
    v.parse(v.array(messageLinkSchema), seed.message_links)
    v.parse(v.array(consentEntrySchema), consent)
    expect(messages.map(({ id }) => id)).toEqual(messages.map((_, index) => index + 1))
    expect(messages.toSorted((a, b) => a.created_at - b.created_at)).toEqual(messages)
  })

  it('is a year of 400 to 450 messages, a third of them emails, with nearly all clients', () => {
    const emails = messages.filter((message) => !isText(message)).length
    expect([400 <= messages.length, messages.length <= 450]).toEqual([true, true])
    expect([0.28 <= emails / messages.length, emails / messages.length <= 0.4]).toEqual([true, true])
    expect(conversations.filter(({ client_id }) => client_id !== null).length >= 40).toBe(true)
    expect(conversations.filter(({ client_id }) => client_id === null).map(({ address }) => address)).toEqual(
      expect.arrayContaining(['+15125550171', '+17375550164', 'frontdesk@bartoncreekdental.example', '+15125550121']),
    )
  })

  it('leaves nothing to fill in, and says nothing twice in the same words to many', () => {
    const texts = [
      ...messages.flatMap(({ body, subject }) => [body, subject]),
      ...seed.conversation_notes.map(({ body }) => body),
    ]
    expect(texts.filter((text) => /[{}|]|undefined|null|NaN|\s{2,}$|\bour crew (are|is)\b/.test(text))).toEqual([])
    expect(texts.flatMap(placeholdersIn)).toEqual([])
    const long = messages.filter(({ body, cause }) => body.length > 60 && (cause === 'staff' || cause === 'client'))
    const often = new Map<string, number>()
    for (const { body } of long) often.set(body, (often.get(body) ?? 0) + 1)
    expect([...often].filter(([, count]) => count > 3)).toEqual([])
  })

  it('reads differently in each thread', () => {
    const threads = conversations.map((each) =>
      linesOf(each)
        .map(({ body }) => phrasing(body))
        .join('\n'),
    )
    expect(new Set(threads).size).toBe(threads.length)
  })

  it('names each estimate with its number and total, when it was sent', () => {
    const mails = messages.filter(({ cause }) => cause === 'estimate')
    expect(mails.length > 20).toBe(true)
    for (const mail of mails) {
      const estimate = seed.estimates.find(({ id }) => id === mail.about?.id)
      if (!estimate) throw new Error(words(mail))
      expect([clientOf(mail)?.id, mail.created_at]).toEqual([estimate.client_id, Date.parse(estimate.sent_at ?? '')])
      expect(mail.body).toContain(documentNumber(estimate))
      expect(mail.body).toContain(formatMoney(totalsFor(estimate, presetChoice(estimate)).total_amount))
    }
  })

  it('names each invoice with its number and total, not before it was sent', () => {
    const mails = messages.filter(({ cause }) => cause === 'invoice')
    expect(mails.length > 20).toBe(true)
    for (const mail of mails) {
      const invoice = seed.invoices.find(({ id }) => id === mail.about?.id)
      if (!invoice) throw new Error(words(mail))
      expect([clientOf(mail)?.id, mail.created_at]).toEqual([invoice.client_id, Date.parse(invoice.sent_at ?? '')])
      expect(mail.body).toContain(invoice.invoice_number)
      expect(mail.body).toContain(formatMoney(invoiceTotals(invoice).total_amount))
    }
  })

  it('mentions no estimate or invoice of another client, and none before it was sent', () => {
    const documents = [
      ...seed.estimates.map((row) => ({ ...row, number: row.estimate_number })),
      ...seed.invoices.map((row) => ({ ...row, number: row.invoice_number })),
    ]
    const wrong = messages.filter((message) =>
      (message.body.match(/\b(EST|INV)-\d+/g) ?? []).some(
        (number) =>
          !documents.some(
            (each) =>
              each.number === number &&
              each.client_id === clientOf(message)?.id &&
              Date.parse(each.sent_at ?? '') <= message.created_at,
          ),
      ),
    )
    expect(wrong.map(words)).toEqual([])
  })

  it('asks for money only when it is due and not paid, and gives thanks only for what was paid', () => {
    for (const message of messages.filter(({ about, cause }) => about?.table === 'invoices' && cause !== 'invoice')) {
      const payments = seed.invoice_payments.filter(({ invoice_id }) => invoice_id === message.about?.id)
      const invoice = seed.invoices.find(({ id }) => id === message.about?.id)
      if (/\b(past due|was due|still open)\b/.test(message.body))
        expect(dayOf(message.created_at) > (invoice?.due_date ?? '')).toBe(true)
      if (!/\b(receipt|received your card|we got your|arrived|went to)\b/.test(message.body)) continue
      const paid = payments.filter(({ created_at }) => Date.parse(created_at) <= message.created_at)
      expect(paid.some(({ amount }) => message.body.includes(formatMoney(amount)))).toBe(true)
    }
  })

  it('speaks of visits with their place, time, crew and work', () => {
    const about = messages.filter(
      ({ about: record, direction }) => record?.table === 'jobs' && direction === 'outbound',
    )
    expect(about.length > 60).toBe(true)
    const crew = seed.crew_members.filter(({ business_id }) => business_id === 1)
    for (const message of about) {
      const job = seed.jobs.find(({ id }) => id === message.about?.id)
      if (!job) throw new Error(words(message))
      expect(job.client_id, words(message)).toBe(clientOf(message)?.id)
      const office = seed.users.map(({ first_name }) => first_name)
      const names = crew.filter(({ first_name }) => new RegExp(`\\b${first_name}\\b(?! do)`).test(message.body))
      const others = names.filter(
        ({ id, first_name }) =>
          !job.assigned_crew_members.includes(id) &&
          !office.includes(first_name) &&
          first_name !== job.client_first_name,
      )
      expect(others.map(fullName), words(message)).toEqual([])
      const places = seed.properties.filter(({ address }) => message.body.includes(address)).map(({ id }) => id)
      expect(
        places.every((id) => id === job.property_id),
        words(message),
      ).toBe(true)
      if (message.cause === 'on_my_way') {
        expect(dayOf(message.created_at)).toBe(job.scheduled_date)
        expect(message.body).toContain(timeIn(job.scheduled_start_time))
      }
    }
  })

  it('tells the new day of a visit that was moved, and of one that the client asked for', () => {
    const linked = seed.message_links.filter(({ table }) => table === 'jobs')
    expect(linked.length > 0).toBe(true)
    for (const { message_id, record_id } of linked) {
      const request = messages.find(({ id }) => id === message_id)
      const job = seed.jobs.find(({ id }) => id === record_id)
      const answer = messages.find(
        ({ about, direction }) => about?.table === 'jobs' && about.id === record_id && direction === 'outbound',
      )
      if (!request || !job || !answer) throw new Error(`link to ${record_id}`)
      expect(answer.body).toContain(dayIn(job.scheduled_date))
      expect(`${request.body} ${answer.body}`, nounOf(job)).toContain(timeIn(job.scheduled_start_time))
      const created = seedFacts(anchor).find(({ stream, type }) => stream === `job/${job.id}` && type === 'job.created')
      expect([request.created_at < (created?.at ?? 0), answer.created_at > (created?.at ?? 0)]).toEqual([true, true])
    }
  })

  it('gives only gate codes that the property has, and one that is new', () => {
    const codes = messages.filter(({ body, direction }) => direction === 'inbound' && /\b\d{4}#/.test(body))
    for (const message of codes) {
      const own = seed.properties.filter(({ client_id }) => client_id === clientOf(message)?.id)
      const [code = ''] = message.body.match(/\d{4}#/) ?? []
      expect(
        own.some(({ access_notes }) => access_notes.includes(code)),
        words(message),
      ).toBe(true)
    }
    expect(messages.filter(({ body }) => body.includes('Gate code is 4411')).length).toBe(1)
  })

  it('is written by staff in office hours, on workdays', () => {
    const outbound = messages.filter(isOut)
    const staff = outbound.filter(({ cause }) => cause === 'staff')
    const odd = staff.filter(({ created_at }) => {
      const time = timeOf(created_at)
      return !WORKDAYS.includes(weekdayOf(dayOf(created_at))) || time < '08:00' || time > '17:30'
    })
    expect(odd.map(words)).toEqual([])
  })

  it('leaves when the send rule lets it leave: none refused, none at night, none to who opted out', () => {
    const [from] = seed.phone_numbers
    const [settings] = seed.messaging_settings
    if (!from || !settings) throw new Error('no numbers')
    const texts = messages.filter((message) => isOut(message) && isText(message))
    const refused = messages.filter(isOut).filter((message) => {
      const { to_number: to, body, subject, attachments, purpose, cause, created_at, status, send_at } = message
      const day = dayOf(created_at)
      const request = {
        channel: isText(message) ? ('sms' as const) : ('email' as const),
        from: isText(message) ? from : null,
        to,
        body,
        subject,
        attachments,
        purpose,
        cause,
        consent: consent.filter((entry) => entry.created_at <= created_at),
        ownNumbers: seed.phone_numbers.map(({ phone_number }) => phone_number),
        place: { state: 'TX', time_zone: DEFAULT_TIME_ZONE },
        settings,
        textsToday: texts.filter((each) => each.id < message.id && dayOf(each.created_at) === day).length,
        timeZone: DEFAULT_TIME_ZONE,
      }
      const scheduledAt = status === 'scheduled' ? send_at : null
      const leave = leaveAt(request, { now: created_at, scheduledAt })
      return !leave.ok || leave.at !== send_at
    })
    expect(refused.map(words)).toEqual([])
    expect(texts.every(({ from_number }) => from_number === from.phone_number)).toBe(true)
  })

  it('is from and to the mailbox of its business', () => {
    const mails = messages.filter((message) => !isText(message))
    const ours = mails.map(({ direction, ...each }) => (direction === 'inbound' ? each.to_number : each.from_number))
    expect([...new Set(ours)]).toEqual([demoUser('owner').email])
  })

  it('was agreed to by form, and ended by STOP twice and for two days', () => {
    const forms = consent.filter(({ source, channel }) => source === 'form' && channel === 'sms')
    expect(forms.map(({ client_id }) => client_id).sort()).toEqual(seed.clients.map(({ id }) => id).sort())
    const byKeyword = consent.filter(({ source }) => source === 'keyword')
    expect(byKeyword.map(({ action }) => action).sort()).toEqual(['granted', 'revoked', 'revoked', 'revoked'])
    for (const { message_id, wording, action } of byKeyword) {
      const message = messages.find(({ id }) => id === message_id)
      expect([message?.body, keywordOf(wording)]).toEqual([wording, action === 'revoked' ? 'stop' : 'start'])
    }
    const out = seed.clients.filter(({ phone }) => consentOf(consent, toE164(phone) ?? '', 'sms').optedOutAt !== null)
    expect(out.length).toBe(2)
    const pleas = messages.filter(({ direction, body }) => direction === 'inbound' && soundsLikeStop(body))
    expect(pleas.map((message) => [message.body, conversation(message)?.status])).toEqual([
      ['It was fine, but please stop texting me. Email is better.', 'waiting_on_us'],
    ])
  })

  it.each(HOURS)(
    'leaves at %s some threads to answer, two of them past their promise, some asleep, and most done',
    (hour) => {
      const [settings] = seed.messaging_settings
      const now = at(anchor, hour)
      const waiting = inStatus('waiting_on_us')
      const late = waiting.filter(({ waiting_since }) => {
        const promised = settings ? promisedAt(waiting_since ?? now, settings, DEFAULT_TIME_ZONE) : null
        return promised !== null && promised < now
      })
      expect([waiting.length, late.length, inStatus('snoozed').length]).toEqual([9, 2, 3])
      expect(inStatus('done').length > conversations.length / 2).toBe(true)
      expect(
        inStatus('snoozed').every(({ snoozed_until }) => (snoozed_until ?? 0) > at(plusDays(anchor, 1), '07:00')),
      ).toBe(true)
      expect(new Set(conversations.map(({ assigned_to }) => assigned_to))).toEqual(new Set([null, 1, 3, 7]))
    },
  )

  it.each(HOURS)('has no line, note, draft, consent or turn after now, at %s', (hour) => {
    const now = at(anchor, hour)
    const past = (what: string, ...instants: (number | null)[]) =>
      instants.flatMap((instant) => (instant !== null && instant > now ? [`${what}: ${timeOf(instant)}`] : []))
    const later = [
      ...messages.flatMap((message) => {
        const { created_at, sent_at, status_at } = message
        return past(words(message), created_at, sent_at, status_at)
      }),
      ...conversations.flatMap(({ id, created_at, last_at, waiting_since }) =>
        past(`conversation ${id}`, created_at, last_at, waiting_since),
      ),
      ...seed.conversation_notes.flatMap(({ body, created_at }) => past(body, created_at)),
      ...seed.message_drafts.flatMap(({ body, saved_at }) => past(body, saved_at)),
      ...consent.flatMap(({ wording, created_at }) => past(wording, created_at)),
      ...seedFacts(anchor).flatMap(({ stream, at: instant = 0, changes }) =>
        changes.some(({ table }) => TALK.has(table)) ? past(stream, instant) : [],
      ),
    ]
    expect(later).toEqual([])
    const leaving = messages.filter(({ status, send_at }) => status === 'scheduled' || (send_at ?? 0) > now)
    expect(leaving.map(({ status, send_at }) => [status, (send_at ?? 0) > now])).toEqual([['scheduled', true]])
  })

  it('was read only as far as it goes', () => {
    const beyond = seed.read_marks.filter(({ conversation_id, message_id, note_id }) => {
      const isOwn = <R extends { id: number; conversation_id: number }>(rows: readonly R[], id: number) =>
        id === 0 || rows.some((row) => row.id === id && row.conversation_id === conversation_id)
      return !isOwn(messages, message_id) || !isOwn(seed.conversation_notes, note_id)
    })
    expect(beyond).toEqual([])
  })

  it('has the turn that its last line gives it', () => {
    for (const each of conversations) {
      const written = linesOf(each).filter(
        ({ cause, status }) => (cause === 'client' || cause === 'staff') && status !== 'scheduled',
      )
      const last = written.at(-1)
      if (each.status === 'waiting_on_client') expect([last?.direction, last?.failure]).toEqual(['outbound', null])
      if (each.status !== 'waiting_on_us') continue
      expect(last?.direction === 'inbound' || last?.status === 'undelivered').toBe(true)
      const since = last?.direction === 'inbound' ? last.created_at : last?.status_at
      expect(each.waiting_since).toBe(since)
    }
  })

  it('has one text that did not arrive, one for tomorrow at 8:00 AM, and one draft', () => {
    const failed = messages.filter(({ status }) => status === 'undelivered')
    expect(failed.map(({ failure }) => failure)).toEqual(['unreachable'])
    const scheduled = messages.filter(({ status }) => status === 'scheduled')
    expect(scheduled.map(({ send_at }) => send_at)).toEqual([at(plusDays(anchor, 1), '08:00')])
    expect(seed.message_drafts.length).toBe(1)
  })

  it('leaves a handful unread to the owner', () => {
    const unread = conversations.flatMap((each) => {
      const mark = seed.read_marks.find(({ conversation_id, user_id }) => conversation_id === each.id && user_id === 1)
      return linesOf(each).filter(({ id, direction }) => direction === 'inbound' && id > (mark?.message_id ?? 0))
    })
    expect(unread.map(({ created_at }) => dayOf(created_at))).toEqual(unread.map(() => plusDays(anchor, -1)))
    expect([4 <= unread.length, unread.length <= 8]).toEqual([true, true])
  })

  it('threads its emails by their headers', () => {
    const byId = new Map(messages.map((message) => [message.provider_id, message]))
    const replies = messages.filter(({ in_reply_to }) => in_reply_to !== '')
    expect(replies.length > 40).toBe(true)
    for (const reply of replies) {
      const parent = byId.get(reply.in_reply_to)
      expect(parent && parent.created_at < reply.created_at).toBe(true)
      expect(reply.thread_ids.split(' ').at(-1)).toBe(reply.in_reply_to)
      expect(reply.subject).toBe(`Re: ${parent?.subject.replace(/^Re: /, '')}`)
    }
  })

  it('has a history that ends in these rows', () => {
    const rows = new Map<string, unknown>()
    for (const { changes } of seedFacts(anchor))
      for (const { table, id, before, after } of changes) {
        if (table !== 'conversations' && table !== 'messages') continue
        expect(before).toEqual(rows.get(`${table} ${id}`) ?? null)
        rows.set(`${table} ${id}`, after)
      }
    for (const message of messages) expect(rows.get(`messages ${message.id}`)).toEqual(message)
    for (const each of conversations) expect(rows.get(`conversations ${each.id}`)).toEqual(each)
  })
})

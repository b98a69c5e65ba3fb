import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ConsentEntry } from './consent'
import { leaveAt, type SendingNumber, type SendRequest, sendProblem, TAKE_BACK_MS, usualNumber } from './send-rule'
import { REGISTRATIONS } from './settings/phone-number'
import { MESSAGE_CAUSES } from './vocabulary'

const at = (iso: string) => Date.parse(iso)
const NOON = at('2026-11-30T12:00:00-06:00')

const OFFICE = { phone_number: '+15125550100', is_active: true, sms_enabled: true, registration: 'registered' } as const

const TEXT: SendRequest = {
  channel: 'sms',
  from: OFFICE,
  to: '(512) 555-0142',
  body: 'We come tomorrow at 9.',
  subject: '',
  attachments: [],
  purpose: 'informational',
  cause: 'staff',
  consent: [],
  ownNumbers: [OFFICE.phone_number],
  place: { state: 'TX', time_zone: 'America/Chicago' },
  settings: { daily_text_limit: 500, postal_address: '12 Elm St, Austin, TX 78701' },
  textsToday: 0,
  timeZone: 'America/Chicago',
}
const EMAIL: SendRequest = { ...TEXT, channel: 'email', from: null, to: 'ana@example.com', subject: 'Your visit' }

const entry = (changes: Partial<ConsentEntry>): ConsentEntry => ({
  id: 1,
  business_id: 1,
  address: '+15125550142',
  client_id: 7,
  channel: 'sms',
  purpose: 'informational',
  action: 'revoked',
  wording: 'STOP',
  source: 'keyword',
  message_id: null,
  user_id: null,
  created_at: at('2026-11-03T10:00:00-06:00'),
  ...changes,
})
const SIGNATURE = entry({ action: 'granted', purpose: 'marketing', source: 'form', wording: 'Text me offers' })

const problemOf = (changes: Partial<SendRequest>) => sendProblem({ ...TEXT, ...changes })
const mailProblem = (changes: Partial<SendRequest>) => sendProblem({ ...EMAIL, ...changes })

describe('a text', () => {
  it('may be sent', () => {
    expect([problemOf({}), problemOf({ body: ' ', attachments: [{ size: 400_000 }] })]).toEqual([null, null])
  })

  it.each([
    [{ body: ' \n\u200b' }, 'empty', 'Write a message'],
    [
      { body: 'a'.repeat(10_000) },
      'too_long',
      'This message is 8,400 characters too long. Shorten it or send an email.',
    ],
    [{ from: null }, 'no_from', 'Choose a number to send from'],
    [{ from: null, ownNumbers: [] }, 'no_from', 'You have no phone number to text from yet. Get one in Settings.'],
    [
      { from: { ...OFFICE, is_active: false } },
      'number_off',
      '(512) 555-0100 is turned off. Turn it on in Settings, or use another number.',
    ],
    [
      { from: { ...OFFICE, sms_enabled: false } },
      'number_off',
      '(512) 555-0100 can’t send texts. Turn texts on in Settings, or use another number.',
    ],
    [
      { from: { ...OFFICE, registration: 'not_started' } },
      'not_registered',
      '(512) 555-0100 isn’t registered, so carriers block its texts. Register it in Settings.',
    ],
    [
      { from: { ...OFFICE, registration: 'in_review' } },
      'not_registered',
      'Carriers are still reviewing (512) 555-0100, which takes up to 3 weeks. Use another number until then.',
    ],
    [
      { from: { ...OFFICE, registration: 'refused' } },
      'not_registered',
      'Carriers refused to register (512) 555-0100. See why in Settings, or use another number.',
    ],
    [{ to: '' }, 'bad_number', 'Enter a phone number'],
    [{ to: '555-0142' }, 'bad_number', 'Add the area code, like (512) 555-0142'],
    [
      { to: '+44 20 7946 0958' },
      'bad_number',
      'This number is outside the US and Canada, where texts can’t go. Send an email instead.',
    ],
    [{ to: '512-555-0100' }, 'own_number', 'This is your own number. Enter the client’s number.'],
    [{ to: '512-555-0197' }, 'landline', '(512) 555-0197 is a landline, which can’t get texts. Call or send an email.'],
    [
      { attachments: [{ size: 3_000_000 }, { size: 2_000_001 }] },
      'too_large',
      'These files are over 5 MB in all. Send fewer or smaller ones, or a link.',
    ],
    [{ attachments: Array.from({ length: 11 }, () => ({ size: 1 })) }, 'too_large', 'Attach 10 files or fewer'],
    [
      { textsToday: 500 },
      'daily_limit',
      'You reached your limit of 500 texts today. Send it tomorrow, or raise the limit in Settings.',
    ],
    [
      { purpose: 'marketing' },
      'no_written_consent',
      'There is no written consent to marketing. Ask the client to sign up, or write only about their service.',
    ],
  ] satisfies [Partial<SendRequest>, string, string][])('%j is refused: %s', (changes, code, words) => {
    expect(problemOf(changes)).toEqual({ code, words })
  })

  it.each([
    [entry({}), 'by texting STOP'],
    [entry({ wording: ' Stop. ' }), 'by texting STOP'],
    [entry({ wording: 'STOP. Thank you' }), 'by texting “STOP. Thank you”'],
    [entry({ source: 'free_text', wording: 'please stop texting me' }), 'by writing “please stop texting me”'],
    [entry({ source: 'free_text', wording: 'no '.repeat(100) }), `by writing “${'no '.repeat(20).trim()}…”`],
  ])('is refused after an opt-out, with its day and words', (revocation, way) => {
    expect(problemOf({ consent: [revocation] })).toEqual({
      code: 'opted_out',
      words: `Opted out on Nov 3, 2026 ${way}. They can text START to hear from you again.`,
    })
  })

  it.each([
    ['staff', ', as your team recorded'],
    ['form', ' with a form'],
    ['unsubscribe_page', ' on the unsubscribe page'],
    ['import', ', as in the list you imported'],
  ] as const)('is refused after an opt-out by %s', (source, way) => {
    expect(problemOf({ consent: [entry({ source })] })?.words).toBe(
      `Opted out on Nov 3, 2026${way}. They can text START to hear from you again.`,
    )
  })

  it('of marketing may be sent with a written record, until that is withdrawn', () => {
    const refusal = entry({ id: 2, purpose: 'marketing', source: 'staff', wording: 'No offers' })
    expect([
      problemOf({ purpose: 'marketing', consent: [SIGNATURE] }),
      problemOf({ purpose: 'marketing', consent: [SIGNATURE, refusal] }),
      problemOf({ consent: [SIGNATURE, refusal] }),
    ]).toEqual([
      null,
      {
        code: 'no_written_consent',
        words: 'Refused marketing on Nov 3, 2026. You can still write about their service.',
      },
      null,
    ])
  })

  it('that a carrier requires goes to those who opted out, and over the limit', () => {
    const after = { consent: [entry({})], textsToday: 500 }
    expect(MESSAGE_CAUSES.filter((cause) => problemOf({ ...after, cause }) === null)).toEqual([
      'stop_confirmation',
      'help',
    ])
  })
})

describe('an email', () => {
  it('may be sent, and needs no number', () => {
    expect([mailProblem({}), mailProblem({ to: 'ana@example.com, ben@example.com' })]).toEqual([null, null])
  })

  it.each([
    [{ to: ' ' }, 'bad_address', 'Enter an email address'],
    [{ to: 'ana' }, 'bad_address', 'ana is not an email address'],
    [
      { to: Array.from({ length: 30 }, (_, one) => `a${one}@example.com`).join() },
      'too_many_recipients',
      'Send to 10 addresses or fewer; this has 30',
    ],
    [
      { to: 'ana@example.com, ben@example.com', purpose: 'marketing' },
      'several_recipients',
      'Send a marketing email to one address at a time, so that each reader can unsubscribe.',
    ],
    [{ subject: ' ' }, 'no_subject', 'Enter a subject'],
    [{ body: '' }, 'empty', 'Write a message'],
    [{ body: '', attachments: [{ size: 1 }] }, 'empty', 'Write a message'],
    [{ subject: 'a'.repeat(201) }, 'too_long', 'This subject is 1 character too long. Shorten it.'],
    [{ body: 'a'.repeat(50_001) }, 'too_long', 'This message is 1 character too long. Shorten it or attach a file.'],
    [
      { attachments: [{ size: 20_000_000 }] },
      'too_large',
      'These files are over 18 MB in all. Send fewer or smaller ones, or a link.',
    ],
    [
      {
        purpose: 'marketing',
        consent: [{ ...SIGNATURE, channel: 'email', address: 'ana@example.com' }],
        settings: { daily_text_limit: 1, postal_address: ' ' },
      },
      'no_postal_address',
      'Marketing emails need your postal address by law. Add it in Settings.',
    ],
  ] satisfies [Partial<SendRequest>, string, string][])('%j is refused: %s', (changes, code, words) => {
    expect(mailProblem(changes)).toEqual({ code, words })
  })

  it('names who of several opted out', () => {
    const consent = [entry({ channel: 'email', address: 'ben@example.com', source: 'staff' })]
    expect(mailProblem({ to: 'ana@example.com, ben@example.com', consent })).toEqual({
      code: 'opted_out',
      words:
        'ben@example.com opted out on Nov 3, 2026, as your team recorded. Call them, or record their new agreement before you write again.',
    })
  })

  it('about the person’s own account is held by no opt-out', () => {
    const consent = [entry({ channel: 'email', address: 'ana@example.com' })]
    expect(MESSAGE_CAUSES.filter((cause) => mailProblem({ cause, consent }) === null)).toEqual([
      'stop_confirmation',
      'help',
      'invitation',
      'password_reset',
    ])
  })
})

describe('a message leaves', () => {
  const leave = (changes: Partial<SendRequest>, now: number, scheduledAt: number | null = null) =>
    leaveAt({ ...TEXT, ...changes }, { now, scheduledAt })
  const NIGHT = at('2026-11-30T22:12:00-06:00')
  const MORNING = at('2026-12-01T08:00:00-06:00')

  it('after ten seconds in which it can be taken back', () => {
    expect(leave({}, NOON)).toEqual({ ok: true, at: NOON + TAKE_BACK_MS, words: null, reason: null })
  })

  it('in the morning, with the law that holds it', () => {
    expect(leave({}, NIGHT)).toEqual({
      ok: true,
      at: MORNING,
      words: 'Goes out 8:00 AM',
      reason: 'It’s 10:12 PM at the client’s property. Texts may go there from 8:00 AM to 9:00 PM.',
    })
  })

  it('when it is scheduled, if that is later', () => {
    const later = at('2026-12-03T09:00:00-06:00')
    expect([leave({}, NOON, later), leave({}, NOON, NOON - 1)]).toEqual([
      { ok: true, at: later, words: 'Goes out Thu, Dec 3, 9:00 AM', reason: null },
      { ok: true, at: NOON + TAKE_BACK_MS, words: null, reason: null },
    ])
  })

  it('after the quiet hours into which it is scheduled', () => {
    expect(leave({}, NOON, NIGHT)).toEqual({
      ok: true,
      at: MORNING,
      words: 'Goes out tomorrow 8:00 AM',
      reason: 'It’s 10:12 PM at the client’s property. Texts may go there from 8:00 AM to 9:00 PM.',
    })
  })

  it.each(['stop_confirmation', 'start_confirmation', 'help', 'away'] as const)(
    'right away, and at night, as the answer to the client’s own message (%s)',
    (cause) => {
      expect(leave({ cause }, NIGHT)).toEqual({ ok: true, at: NIGHT, words: null, reason: null })
    },
  )

  it('at any hour as an email', () => {
    expect(leaveAt(EMAIL, { now: NIGHT, scheduledAt: null })).toEqual({
      ok: true,
      at: NIGHT + TAKE_BACK_MS,
      words: null,
      reason: null,
    })
  })
})

/** Mostly what may be sent, so that both outcomes occur. */
const usually = <T>(usual: T, other: fc.Arbitrary<T>): fc.Arbitrary<T> =>
  fc.oneof({ weight: 5, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: other })

const consents = fc.record({
  channel: fc.constantFrom('sms' as const, 'email' as const),
  purpose: fc.constantFrom('informational' as const, 'marketing' as const),
  action: fc.constantFrom('granted' as const, 'revoked' as const),
  source: fc.constantFrom('keyword' as const, 'form' as const),
  address: fc.constantFrom('+15125550142', '+13055550142', 'ana@example.com'),
  created_at: fc.integer({ min: NOON - 1_000_000, max: NOON }),
})

const RHODE_ISLAND = { state: 'RI', time_zone: 'America/New_York' }

const alike = {
  body: usually('Hello', fc.constantFrom('', ' ', '👍', '\u202eHello', 'a'.repeat(1_601), 'a'.repeat(50_001))),
  attachments: usually([], fc.array(fc.record({ size: fc.integer({ min: 0, max: 6_000_000 }) }), { maxLength: 12 })),
  purpose: fc.constantFrom('informational' as const, 'marketing' as const),
  cause: fc.constantFrom(...MESSAGE_CAUSES),
  consent: fc.array(consents.map(entry), { maxLength: 4 }),
  ownNumbers: fc.constantFrom([], ['+15125550100']),
  place: fc.constantFrom(null, TEXT.place, RHODE_ISLAND),
  settings: fc.record({
    daily_text_limit: fc.integer({ min: 10, max: 20 }),
    postal_address: usually('12 Elm St', fc.constant('')),
  }),
  textsToday: usually(0, fc.integer({ min: 0, max: 30 })),
  timeZone: fc.constant('America/Chicago'),
}

const requests: fc.Arbitrary<SendRequest> = fc.oneof(
  fc.record({
    ...alike,
    channel: fc.constant('sms' as const),
    from: usually<SendRequest['from']>(
      OFFICE,
      fc.option(
        fc.record({
          phone_number: fc.constant('+15125550100'),
          is_active: fc.boolean(),
          sms_enabled: fc.boolean(),
          registration: fc.constantFrom(...REGISTRATIONS),
        }),
      ),
    ),
    to: usually(
      '(305) 555-0142',
      fc.constantFrom('+15125550142', '+15125550100', '+15125550196', '5', 'ana@example.com', ''),
    ),
    subject: fc.constant(''),
  }),
  fc.record({
    ...alike,
    channel: fc.constant('email' as const),
    from: fc.constant(null),
    to: usually('ana@example.com', fc.constantFrom('', 'ana', 'ben@example.com; ana@example.com', '+15125550142')),
    subject: usually('Your visit', fc.constantFrom('', ' ', 'a'.repeat(201))),
  }),
)

describe('whatever is asked', () => {
  it('nothing refused is given a time to leave, and the rest leaves neither early nor past', () => {
    const hours = fc.integer({ min: 0, max: 24 * 14 })
    const outcomes = { refused: 0, leaves: 0 }
    fc.assert(
      fc.property(requests, hours, fc.option(hours), (request, ahead, scheduled) => {
        const now = NOON + ahead * 3_600_000
        const scheduledAt = scheduled === null ? null : NOON + scheduled * 3_600_000
        const problem = sendProblem(request)
        const leave = leaveAt(request, { now, scheduledAt })
        outcomes[problem === null ? 'leaves' : 'refused'] += 1
        if (problem !== null || !leave.ok) expect(leave).toEqual({ ok: false, problem })
        else expect(leave.at).toBeGreaterThanOrEqual(Math.max(now, scheduledAt ?? now))
      }),
      { seed: 40_003, numRuns: 3_000 },
    )
    expect(Object.values(outcomes).map((count) => count > 300)).toEqual([true, true])
  })

  it('no text that a client did not ask for goes to an address that opted out', () => {
    const consent = [entry({ created_at: NOON })]
    const uninvited = MESSAGE_CAUSES.filter(
      (cause) => !['stop_confirmation', 'help', 'invitation', 'password_reset'].includes(cause),
    )
    fc.assert(
      fc.property(requests, fc.constantFrom(...uninvited), (request, cause) => {
        const leave = leaveAt(
          { ...request, channel: 'sms', to: '512-555-0142', cause, consent },
          { now: NOON, scheduledAt: null },
        )
        expect(leave.ok ? 'leaves' : leave.problem.code).toBe('opted_out')
      }),
      { seed: 40_004, numRuns: 500 },
    )
  })
})

describe('the number that texts leave from', () => {
  const number = (phone_number: string, patch: Partial<SendingNumber> = {}): SendingNumber => ({
    ...{ phone_number, is_active: true, sms_enabled: true, registration: 'registered' },
    ...patch,
  })
  const OFF = number('+15125550101', { is_active: false })
  const CALLS = number('+15125550102', { sms_enabled: false })
  const NEW = number('+15125550103', { registration: 'in_review' })
  const GOOD = number('+15125550104')

  it('is the first registered one that can text, else the first that can', () => {
    expect([usualNumber([OFF, CALLS, NEW, GOOD]), usualNumber([CALLS, NEW]), usualNumber([OFF, CALLS])]).toEqual([
      GOOD,
      NEW,
      undefined,
    ])
  })
})

import { describe, expect, it } from 'vitest'
import type { Actor } from '../permissions/actor'
import type { OperatingHours } from '../time/hours'
import type { Conversation } from './conversation'
import {
  afterCommand,
  afterInbound,
  afterOutbound,
  assignedWords,
  CONVERSATION_COMMANDS,
  judgeConversation,
  mentionsIn,
  mergedConversation,
  promisedAt,
  wakeIfDue,
} from './conversation-rules'
import { previewOf } from './preview'
import { CONVERSATION_STATUSES } from './vocabulary'

const DANA: Actor = {
  user_id: 3,
  name: 'Dana Cole',
  user_type: 'business_employee',
  business_id: 1,
  time_zone: 'America/Chicago',
  permissions: ['communications.view', 'communications.send'],
  crew_member_id: null,
  client_id: null,
}

const CONVERSATION: Conversation = {
  id: 1,
  business_id: 1,
  client_id: 7,
  address: '',
  status: 'waiting_on_us',
  snoozed_until: null,
  waiting_since: 100,
  assigned_to: null,
  created_at: 50,
  last_at: 120,
}
const WITH_CLIENT: Conversation = { ...CONVERSATION, status: 'waiting_on_client', waiting_since: null }
const SNOOZED: Conversation = { ...CONVERSATION, status: 'snoozed', snoozed_until: 500 }
const OVER: Conversation = { ...WITH_CLIENT, status: 'done' }

describe('a command', () => {
  it('is allowed or refused in every status', () => {
    const done = 'This conversation is done. Reopen it first.'
    const reasons = CONVERSATION_STATUSES.map((status) =>
      CONVERSATION_COMMANDS.map((command) => {
        const verdict = judgeConversation(DANA, command, { status })
        return verdict.ok ? null : verdict.reason
      }),
    )
    expect(reasons).toEqual([
      [null, null, 'This conversation is already waiting on you.', null],
      [null, null, null, null],
      [null, null, null, null],
      [done, 'This conversation is already done.', null, null],
    ])
  })

  it('needs the permission to send', () => {
    const viewer: Actor = { ...DANA, permissions: ['communications.view'] }
    expect(CONVERSATION_COMMANDS.map((command) => judgeConversation(viewer, command, CONVERSATION))).toEqual(
      CONVERSATION_COMMANDS.map((command) => ({
        ok: false,
        because: 'permission',
        reason: `Your role can’t ${command} conversations.`,
      })),
    )
  })

  it('changes whose turn it is', () => {
    expect([
      afterCommand(CONVERSATION, { command: 'snooze', until: 500 }, 200),
      afterCommand(CONVERSATION, { command: 'close' }, 200),
      afterCommand(SNOOZED, { command: 'close' }, 200),
      afterCommand(OVER, { command: 'reopen' }, 200),
      afterCommand(SNOOZED, { command: 'reopen' }, 200),
      afterCommand(WITH_CLIENT, { command: 'assign', to: 3 }, 200),
      afterCommand({ ...WITH_CLIENT, assigned_to: 3 }, { command: 'assign', to: null }, 200),
    ]).toEqual([
      SNOOZED,
      OVER,
      OVER,
      { ...CONVERSATION, waiting_since: 200 },
      CONVERSATION,
      { ...WITH_CLIENT, assigned_to: 3 },
      WITH_CLIENT,
    ])
  })
})

describe('a message', () => {
  it('from the client reopens any conversation and keeps since when they wait', () => {
    expect([CONVERSATION, WITH_CLIENT, SNOOZED, OVER].map((one) => afterInbound(one, 200))).toEqual([
      { ...CONVERSATION, last_at: 200 },
      { ...CONVERSATION, waiting_since: 200, last_at: 200 },
      { ...CONVERSATION, last_at: 200 },
      { ...CONVERSATION, waiting_since: 200, last_at: 200 },
    ])
  })

  it('to the client makes it their turn', () => {
    expect([CONVERSATION, WITH_CLIENT, SNOOZED, OVER].map((one) => afterOutbound(one, 200))).toEqual(
      Array.from({ length: 4 }, () => ({ ...WITH_CLIENT, last_at: 200 })),
    )
  })

  it('that arrives late leaves the newest time', () => {
    expect(afterInbound(CONVERSATION, 110).last_at).toBe(120)
  })
})

describe('a snooze', () => {
  it('ends at its time, since when the client waits at the latest', () => {
    expect([
      wakeIfDue(SNOOZED, 499),
      wakeIfDue(SNOOZED, 500),
      wakeIfDue({ ...SNOOZED, waiting_since: null }, 700),
      wakeIfDue(OVER, 700),
    ]).toEqual([SNOOZED, CONVERSATION, { ...CONVERSATION, waiting_since: 500 }, OVER])
  })
})

const open = { start: '08:00', end: '17:00', closed: false }
const closed = { ...open, closed: true }
const HOURS: OperatingHours = {
  monday: open,
  tuesday: open,
  wednesday: open,
  thursday: open,
  friday: open,
  saturday: { start: '09:00', end: '12:00', closed: false },
  sunday: closed,
}
const NEVER = Object.fromEntries(Object.keys(HOURS).map((day) => [day, closed])) as OperatingHours

describe('a promised answer', () => {
  const promised = (iso: string, promise_minutes: number, hours = HOURS) => {
    const at = promisedAt(Date.parse(iso), { hours, promise_minutes }, 'America/Chicago')
    return at === null ? null : new Date(at).toISOString()
  }

  it.each([
    ['within the hours', '2026-11-30T10:00-06:00', 60, '2026-11-30T17:00:00.000Z'],
    ['before they begin', '2026-11-30T05:00-06:00', 60, '2026-11-30T15:00:00.000Z'],
    ['near their end, into the next day', '2026-11-30T16:30-06:00', 60, '2026-12-01T14:30:00.000Z'],
    ['exactly at their end', '2026-11-30T16:00-06:00', 60, '2026-11-30T23:00:00.000Z'],
    ['over a weekend', '2026-11-28T11:30-06:00', 60, '2026-11-30T14:30:00.000Z'],
    ['over several days', '2026-11-30T08:00-06:00', 1_200, '2026-12-02T16:00:00.000Z'],
    ['over a clock change', '2027-03-13T11:30-06:00', 60, '2027-03-15T13:30:00.000Z'],
  ])('counts minutes %s', (_, since, minutes, iso) => {
    expect(promised(since, minutes)).toBe(iso)
  })

  it('is none when it is not our turn, or the business never opens', () => {
    expect([
      promisedAt(null, { hours: HOURS, promise_minutes: 60 }, 'America/Chicago'),
      promised('2026-11-30T10:00-06:00', 60, NEVER),
      promised('2026-11-30T10:00-06:00', 60, { ...NEVER, monday: { start: '17:00', end: '08:00', closed: false } }),
    ]).toEqual([null, null, null])
  })
})

describe('a preview', () => {
  const message = {
    communication_type: 'sms' as const,
    direction: 'inbound' as const,
    subject: '',
    body: 'See you\n tomorrow',
    is_html: false,
    attachments: [],
  }
  const file = { id: 'a', name: 'a.jpg', type: 'image/jpeg', size: 1 }

  it('is one line, with who wrote it (COMM-06)', () => {
    expect([previewOf(message), previewOf({ ...message, direction: 'outbound' })]).toEqual([
      'See you tomorrow',
      'You: See you tomorrow',
    ])
  })

  it('of a long one ends after 100 characters, none of them split (MAIL-03)', () => {
    const email = {
      ...message,
      communication_type: 'email' as const,
      is_html: true,
      body: `<p>${'😀'.repeat(101)}</p>`,
    }
    expect([previewOf(email), previewOf({ ...email, body: 'a'.repeat(100) })]).toEqual([
      `${'😀'.repeat(100)}…`,
      'a'.repeat(100),
    ])
  })

  it('of one without words names what it has', () => {
    expect([
      previewOf({ ...message, body: '', attachments: [file] }),
      previewOf({ ...message, body: ' ', attachments: [file, file], communication_type: 'email' }),
      previewOf({ ...message, body: '', subject: 'Photos', communication_type: 'email' }),
    ]).toEqual(['1 picture', '2 files', 'Photos'])
  })
})

describe('mentions', () => {
  const users = [
    { id: 3, name: 'Dana Cole' },
    { id: 4, name: 'Dana Coleman' },
    { id: 5, name: 'Ben Ortiz' },
    { id: 6, name: 'José Díaz' },
  ]

  it.each([
    ['@Dana Cole please call', [3]],
    ['@Dana Coleman please call', [4]],
    ['@dana cole and @ben: look', [3, 5]],
    ['@Dana, which one?', []],
    ['@José', [6]],
    ['write to office@ben.example', []],
    ['@Benjamin', []],
    ['@Ben Ortiz @Ben', [5]],
    ['no one', []],
  ])('in %s', (body, ids) => {
    expect(mentionsIn(body, users)).toEqual(ids)
  })
})

describe('merged conversations', () => {
  it('take the more urgent turn, the longest wait and the whole span of time', () => {
    const b: Conversation = {
      ...SNOOZED,
      id: 2,
      client_id: 8,
      waiting_since: 80,
      created_at: 20,
      last_at: 300,
      assigned_to: 4,
    }
    expect([mergedConversation(CONVERSATION, b), mergedConversation(WITH_CLIENT, b)]).toEqual([
      { ...CONVERSATION, waiting_since: 80, assigned_to: 4, created_at: 20, last_at: 300 },
      { ...SNOOZED, waiting_since: 80, assigned_to: 4, created_at: 20, last_at: 300 },
    ])
  })

  it('take the client of either, whose number then is on the client', () => {
    const unidentified: Conversation = { ...OVER, id: 2, client_id: null, address: '+15125550142' }
    expect([
      mergedConversation(unidentified, OVER),
      mergedConversation(OVER, unidentified),
      mergedConversation(unidentified, unidentified).address,
    ]).toEqual([{ ...OVER, id: 2 }, OVER, '+15125550142'])
  })
})

describe('who was faster', () => {
  const OMAR = { user_id: 7, name: 'Omar Haddad' }
  const NOW = 1_795_018_500_000
  const words = (to: { assigned_to: number | null; name: string | null }, minutes: number) =>
    assignedWords(to, { ...OMAR, at: NOW - minutes * 60_000 }, NOW)

  it('is told with how long ago it was', () => {
    const own = { assigned_to: 7, name: 'Omar Haddad' }
    expect([
      words(own, 0),
      words(own, 12),
      words(own, 90),
      words({ assigned_to: null, name: null }, 1),
      words({ assigned_to: 4, name: 'Luis Ortega' }, 2),
      assignedWords({ assigned_to: 4, name: null }, { user_id: null, name: null, at: NOW }, NOW),
    ]).toEqual([
      'Omar Haddad took this conversation a minute ago.',
      'Omar Haddad took this conversation 12 minutes ago.',
      'Omar Haddad took this conversation in the meantime.',
      'Omar Haddad gave this conversation back a minute ago.',
      'Omar Haddad gave this conversation to Luis Ortega 2 minutes ago.',
      'Someone gave this conversation to someone else a minute ago.',
    ])
  })
})

import { expect, it } from 'vitest'
import { listTime, momentWords, turnWords } from './conversation-words'

const ZONE = 'America/Chicago'
const at = (local: string) => Date.parse(`${local}:00-06:00`)
const NOW = at('2026-11-20T10:15')

it('a list says the time today, then the day, then the date', () => {
  const times = ['2026-11-20T09:30', '2026-11-19T23:59', '2026-11-16T08:00', '2026-11-13T08:00', '2025-12-24T08:00']
  expect(times.map((time) => listTime(at(time), NOW, ZONE))).toEqual([
    '9:30 AM',
    'Yesterday',
    'Mon',
    'Nov 13',
    'Dec 24, 2025',
  ])
})

it('a moment is said as short as it can be', () => {
  const moments = [
    ...['2026-11-20T16:00', '2026-11-21T08:00', '2026-11-19T17:00', '2026-11-23T08:00'],
    ...['2026-11-17T17:00', '2026-11-13T17:00'],
  ]
  expect(moments.map((moment) => momentWords(at(moment), NOW, ZONE))).toEqual([
    '4:00 PM',
    'tomorrow 8:00 AM',
    'yesterday 5:00 PM',
    'Mon, Nov 23, 8:00 AM',
    'Tue 5:00 PM',
    'Fri, Nov 13, 5:00 PM',
  ])
})

it('a conversation says whose turn it is, and a broken promise stands out', () => {
  const waiting = { status: 'waiting_on_us', waiting_since: at('2026-11-20T07:15'), snoozed_until: null } as const
  expect([
    turnWords({ ...waiting, promised_at: at('2026-11-20T11:00') }, NOW, ZONE),
    turnWords({ ...waiting, promised_at: at('2026-11-20T09:00') }, NOW, ZONE),
    turnWords({ ...waiting, promised_at: at('2026-11-23T09:00') }, NOW, ZONE),
    turnWords({ ...waiting, promised_at: null }, NOW, ZONE),
    turnWords({ ...waiting, promised_at: null, status: 'waiting_on_client', waiting_since: null }, NOW, ZONE),
    turnWords({ ...waiting, promised_at: null, status: 'snoozed', snoozed_until: at('2026-11-21T08:00') }, NOW, ZONE),
  ]).toEqual([
    { text: 'Answer by 11:00 AM · waiting 3 h', short: 'Answer by 11:00 AM', tone: 'warning' },
    { text: 'Was due 9:00 AM · waiting 3 h', short: 'Was due 9:00 AM', tone: 'danger' },
    { text: 'Answer by Mon 9:00 AM · waiting 3 h', short: 'Answer by Mon 9:00 AM', tone: 'warning' },
    { text: 'Waiting 3 h', short: 'Waiting 3 h', tone: 'warning' },
    null,
    { text: 'Snoozed until tomorrow 8:00 AM', short: 'Snoozed until tomorrow 8:00 AM', tone: 'muted' },
  ])
})

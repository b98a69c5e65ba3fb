import { expect, it } from 'vitest'
import { typedSchedule } from './typed-schedule'

const ZONE = 'America/Chicago'
/** A Friday, 10:15 AM in Austin. */
const NOW = Date.parse('2026-11-20T10:15:00-06:00')
const at = (local: string) => Date.parse(`${local}:00-06:00`)

it.each([
  ['in 2 hours', '2026-11-20T12:15'],
  ['in an hour', '2026-11-20T11:15'],
  ['In 30 minutes', '2026-11-20T10:45'],
  ['tomorrow 8am', '2026-11-21T08:00'],
  ['tomorrow', '2026-11-21T08:00'],
  ['Tomorrow at 2:30 pm', '2026-11-21T14:30'],
  ['monday 9', '2026-11-23T09:00'],
  ['next mon, 3', '2026-11-23T15:00'],
  ['friday 8am', '2026-11-27T08:00'],
  ['noon', '2026-11-20T12:00'],
  ['8am', '2026-11-21T08:00'],
  ['4 p.m.', '2026-11-20T16:00'],
  ['16:45', '2026-11-20T16:45'],
])('%s is %s', (typed, local) => {
  expect(typedSchedule(typed, NOW, ZONE)).toBe(at(local))
})

it.each(['', 'soon', '25:00', '13pm', 'tomorrow morning maybe', 'in some hours', '8:75'])(
  '%j is no moment',
  (typed) => {
    expect(typedSchedule(typed, NOW, ZONE)).toBeNull()
  },
)

it('keeps the hour over a clock change', () => {
  const saturday = Date.parse('2026-10-31T10:00:00-05:00')
  expect(typedSchedule('tomorrow 8am', saturday, ZONE)).toBe(Date.parse('2026-11-01T08:00:00-06:00'))
})

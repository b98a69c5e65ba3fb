import { expect, it } from 'vitest'
import { NEW_CREW_MEMBER } from '../crew/crew'
import { absenceOn, shiftOn } from './availability'

const vacation = { from: '2026-11-24', to: '2026-11-26', reason: 'Vacation' }
const member = { ...NEW_CREW_MEMBER, absences: [vacation] }

it.each([
  ['2026-11-20', 'a Friday', { start: '07:00', end: '18:00' }],
  ['2026-11-21', 'a Saturday off', null],
  ['2026-11-23', 'the day before a vacation', { start: '07:00', end: '18:00' }],
  ['2026-11-24', 'its first day', null],
  ['2026-11-26', 'its last day', null],
  ['2026-11-27', 'the day after it', { start: '07:00', end: '18:00' }],
])('someone works on %s, %s, as their hours say', (day, _, shift) => {
  expect(shiftOn(member, day)).toEqual(shift)
})

it('an absence says why someone is away', () => {
  expect([absenceOn(member, '2026-11-25'), absenceOn(member, '2026-11-27')]).toEqual([vacation, null])
})

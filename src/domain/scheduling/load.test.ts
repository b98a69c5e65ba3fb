import { expect, it } from 'vitest'
import { crewMember, job } from '../../../tests/fixtures/records'
import { USUAL_HOURS } from '../crew/crew'
import { loadOf } from './load'

const FRIDAY = '2026-11-20'
const SATURDAY = '2026-11-21'

const at = (id: number, start: string, end: string, crew: number[], patch: Parameters<typeof job>[0] = {}) =>
  job({
    id,
    scheduled_date: FRIDAY,
    scheduled_start_time: start,
    scheduled_end_time: end,
    assigned_crew_members: crew,
    ...patch,
  })

const sam = { ...crewMember, id: 1 }
const ana = { ...crewMember, id: 2, working_hours: { ...USUAL_HOURS, friday: { start: '08:00', end: '14:00' } } }
const gone = { ...crewMember, id: 3, status: 'inactive' as const }

it('a day is booked for each person on a job, of the hours of those who work', () => {
  const jobs = [
    at(1, '08:00', '10:00', [1, 2]),
    at(2, '11:00', '12:30', [1]),
    at(3, '08:00', '10:00', [3]),
    at(4, '13:00', '14:00', []),
    at(5, '13:00', '14:00', [2], { status: 'missed' }),
    at(6, '08:00', '09:00', [2], { scheduled_date: SATURDAY }),
    at(7, '08:00', '09:00', [2], { scheduled_date: '2026-11-22' }),
  ]
  expect(loadOf([FRIDAY, SATURDAY], [sam, ana, gone], jobs)).toEqual([
    { day: FRIDAY, booked: 330, capacity: 1_020 },
    { day: SATURDAY, booked: 60, capacity: 0 },
  ])
})

it('someone who is away has no hours', () => {
  const away = { ...sam, absences: [{ from: FRIDAY, to: FRIDAY, reason: 'Vacation' }] }
  expect(loadOf([FRIDAY], [away], [])).toEqual([{ day: FRIDAY, booked: 0, capacity: 0 }])
})

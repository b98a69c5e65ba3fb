import { describe, expect, it } from 'vitest'
import { crewMember, job } from '../../../tests/fixtures/records'
import { dayOf, filterCrew, withJobs } from './listed-member'

const FRIDAY = '2026-11-20'
const SATURDAY = '2026-11-21'

describe('someone’s day', () => {
  const vacation = { from: '2026-11-19', to: '2026-11-26', reason: 'Vacation' }

  it.each([
    ['at work', crewMember, FRIDAY, { is: 'working', shift: { start: '07:00', end: '18:00' } }],
    ['off', crewMember, SATURDAY, { is: 'off' }],
    [
      'away',
      { ...crewMember, absences: [vacation] },
      SATURDAY,
      { is: 'away', reason: 'Vacation', until: '2026-11-26' },
    ],
    ['gone', { ...crewMember, status: 'inactive' as const }, FRIDAY, { is: 'inactive' }],
  ])('is %s', (_, member, day, expected) => {
    expect(dayOf(member, day)).toEqual(expected)
  })
})

it('counts the jobs of the day that stand', () => {
  const today = { scheduled_date: FRIDAY }
  const jobs = [
    job(today),
    job({ ...today, status: 'cancelled' }),
    job({ ...today, assigned_crew_members: [2] }),
    job(),
  ]
  expect(withJobs([crewMember], jobs, FRIDAY)).toEqual([{ ...crewMember, jobs_today: 1 }])
})

describe('the list is narrowed', () => {
  const gone = { ...crewMember, id: 2, first_name: 'Noah', status: 'inactive' as const }
  const leader = { ...crewMember, id: 3, first_name: 'Ana', role: 'crew_leader' as const, skills: ['Tree care'] }
  const ids = (filter: Parameters<typeof filterCrew>[1]) =>
    filterCrew([crewMember, gone, leader], filter).map(({ id }) => id)

  it('to those who are active, unless asked by status', () => {
    expect([ids({}), ids({ status: 'inactive' }), ids({ status: 'available' })]).toEqual([[1, 3], [2], [1, 3]])
  })

  it('by crew', () => {
    expect([ids({ crew: '1' }), ids({ crew: '2' })]).toEqual([[1, 3], []])
  })

  it('by role and by skill', () => {
    expect([ids({ role: 'crew_leader' }), ids({ skill: 'mowing' }), ids({ role: 'specialist' })]).toEqual([
      [3],
      [1],
      [],
    ])
  })

  it('by words of the name, the employee id and the skills', () => {
    expect([ids({ search: 'ana tree' }), ids({ search: 'EMP-01' }), ids({ search: 'noah' })]).toEqual([[3], [1, 3], []])
  })
})

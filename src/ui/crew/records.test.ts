import { describe, expect, it } from 'vitest'
import { crewFormOf } from '@/domain/crew/form'
import type { CrewStatus } from '@/domain/crew/vocabulary'
import type { Cents } from '@/domain/money/money'
import { rowMenu } from '@/ui/kit/records/actions/action-items'
import { changeLines } from '@/ui/kit/records/page/history-words'
import { actor, crewMember, job } from '../../../tests/fixtures/records'
import { openJobsText } from './crew-question'
import { crewHistory } from './details/crew-history'
import { crewRecords, skillOptions } from './records'
import { dayText, jobsTodayText } from './rules/words'

const FRIDAY = '2026-11-20'

describe('someone’s day in words', () => {
  const away = (to: string) => ({ ...crewMember, absences: [{ from: '2026-11-19', to, reason: 'Vacation' }] })

  it.each([
    [crewMember, FRIDAY, 'Working 7:00 AM – 6:00 PM'],
    [crewMember, '2026-11-21', 'Day off'],
    [away('2026-11-26'), FRIDAY, 'Vacation until Thu, Nov 26'],
    [away(FRIDAY), FRIDAY, 'Vacation today'],
    [{ ...crewMember, status: 'inactive' as const }, FRIDAY, 'Inactive'],
  ])('%#', (member, day, text) => {
    expect(dayText(member, day)).toBe(text)
  })

  it('with the jobs of the day, once they are known', () => {
    const texts = [0, 1, 3].map((jobs_today) => jobsTodayText({ ...crewMember, jobs_today }))
    expect([...texts, jobsTodayText(crewMember)]).toEqual(['No jobs today', '1 job today', '3 jobs today', ''])
  })
})

describe('what can be done with someone', () => {
  const labels = (status: CrewStatus) =>
    rowMenu({
      definition: crewRecords({ crew: [], crews: [], today: FRIDAY }),
      context: { actor: actor(), today: FRIDAY },
      record: { ...crewMember, status },
      busy: undefined,
      act: () => undefined,
    }).map(({ label, disabledReason }) => (disabledReason ? `${label}: ${disabledReason}` : label))

  it('leaves out what makes no sense as they are', () => {
    expect([labels('available'), labels('inactive')]).toEqual([
      ['AI Analysis', 'Edit…', 'Deactivate…'],
      ['AI Analysis: This crew member is inactive.', 'Edit…', 'Activate again'],
    ])
  })
})

describe('the question before someone is deactivated', () => {
  const other = { ...crewMember, id: 2, first_name: 'Ana' }
  const jobs = [1, 2, 3, 4, 5, 6].map((id) => job({ id, job_number: `JOB-${id}` }))

  it('names the jobs that stay as they are', () => {
    expect([
      openJobsText([crewMember], jobs.slice(0, 1)),
      openJobsText([crewMember], jobs),
      openJobsText([crewMember, other], jobs.slice(0, 2)),
    ]).toEqual([
      'Sam Ortiz is on 1 open job: JOB-1. It stays on the schedule as it is, until you give it another crew.',
      'Sam Ortiz is on 6 open jobs: JOB-1, JOB-2, JOB-3, JOB-4, JOB-5, and 1 more. These stay on the schedule as they are, until you give them another crew.',
      'They are on 2 open jobs: JOB-1 and JOB-2. These stay on the schedule as they are, until you give them another crew.',
    ])
  })

  it('says nothing of jobs that are done or someone else’s', () => {
    expect([
      openJobsText([other], jobs),
      openJobsText([crewMember], [job({ status: 'completed' })]),
      openJobsText([crewMember], null),
    ]).toEqual([null, null, 'Open jobs stay on the schedule as they are.'])
  })
})

describe('the history', () => {
  const base = {
    address: '12 Oak Street',
    city: 'Austin',
    state: 'TX',
    zip_code: '78757',
    latitude: null,
    longitude: null,
  }
  const after = {
    ...crewMember,
    hourly_rate: 3_000 as Cents,
    working_hours: { ...crewMember.working_hours, friday: null },
    absences: [{ from: '2026-11-23', to: '2026-11-26', reason: 'Vacation' }],
    home_base: base,
  }
  const fields = ['hourly_rate', 'crew_id', 'skills', 'working_hours', 'absences', 'home_base'] as const

  it('words every field', () => {
    const lines = changeLines(
      crewHistory([{ id: 1, name: 'Lawns' }], []),
      fields.map((field) => ({ field, before: crewMember[field], after: after[field] })),
    )
    expect(lines.map(({ label, before, after: to }) => `${label}: ${before} → ${to}`)).toEqual([
      'Hourly rate: $28.75 → $30.00',
      'Crew: Lawns → Lawns',
      'Skills: mowing → mowing',
      'Working hours: Mon–Fri 7:00 AM – 6:00 PM, Sat and Sun off → Mon–Thu 7:00 AM – 6:00 PM, Fri–Sun off',
      'Absences: none → Vacation, Mon, Nov 23 – Thu, Nov 26',
      'Home base: none → 12 Oak Street, Austin, TX 78757',
    ])
  })

  it('words hours and home base as a form has them, where two people are at one record', () => {
    const [mine, theirs] = [crewFormOf(crewMember), crewFormOf(after)]
    const lines = changeLines(
      crewHistory([{ id: 1, name: 'Lawns' }], []),
      (['working_hours', 'home_base'] as const).map((field) => ({ field, before: mine[field], after: theirs[field] })),
    )
    expect(lines.map(({ before, after: to }) => [before, to])).toEqual([
      ['Mon–Fri 7:00 AM – 6:00 PM, Sat and Sun off', 'Mon–Thu 7:00 AM – 6:00 PM, Fri–Sun off'],
      ['none', '12 Oak Street, Austin, TX 78757'],
    ])
  })
})

it('the list is sorted by the day: at work by the hour, then off, then away', () => {
  const early = {
    ...crewMember,
    id: 2,
    working_hours: { ...crewMember.working_hours, friday: { start: '06:00', end: '14:00' } },
  }
  const off = { ...crewMember, id: 3, working_hours: { ...crewMember.working_hours, friday: null } }
  const away = { ...crewMember, id: 4, absences: [{ from: FRIDAY, to: FRIDAY, reason: 'Sick' }] }
  const today = crewRecords({ crew: [], crews: [], today: FRIDAY }).columns.find(({ id }) => id === 'today')
  expect([away, off, crewMember, early].toSorted(today?.compare).map(({ id }) => id)).toEqual([2, 1, 3, 4])
})

it('the skills to choose from are, by the alphabet, those that jobs ask for and those that someone has', () => {
  expect(skillOptions([crewMember, { ...crewMember, skills: ['Pruning', 'Drone surveys'] }])).toEqual([
    'Cleanup',
    'Drone surveys',
    'Fertilizing',
    'Hardscape',
    'Irrigation',
    'Lawn care',
    'Lighting',
    'mowing',
    'Planting',
    'Pruning',
    'Tree care',
  ])
})

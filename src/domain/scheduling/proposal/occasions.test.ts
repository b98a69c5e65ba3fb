import { describe, expect, it } from 'vitest'
import { job, memberNo } from '../../../../tests/fixtures/records'
import type { Job } from '../../job/job'
import { plainAsk } from './ask'
import { gapAfterCancellation, workDuringAbsence } from './occasions'

const NOW = { today: '2026-11-17', time: '10:00' }
const DAY = '2026-11-19'
const luis = memberNo(2, { first_name: 'Luis', last_name: 'Ortega', skills: ['Lawn care'] })
const jobNo = (id: number, patch: Partial<Job> = {}): Job =>
  job({
    id,
    title: 'Mowing',
    scheduled_date: DAY,
    scheduled_start_time: '13:00',
    scheduled_end_time: '15:00',
    status: 'assigned',
    assigned_crew_members: [2],
    ...patch,
  })
const waiting = jobNo(9, { status: 'scheduled', assigned_crew_members: [], scheduled_date: '2026-11-20' })

describe('a cancelled visit', () => {
  const gapOf = (cancelled: Job, others: Job[] = [waiting]) =>
    gapAfterCancellation(cancelled, { ...NOW, jobs: [cancelled, ...others], crew: [luis] })

  it('leaves a gap for its crew, where a job waits that could fill it', () => {
    expect(gapOf(jobNo(1))).toEqual({
      ask: { ...plainAsk('fill_gap', DAY), member_id: 2 },
      text: 'A gap of 2 h opened for Luis Ortega on Thu, Nov 19.',
    })
  })

  it.each([
    ['no one was on it', jobNo(1, { status: 'scheduled', assigned_crew_members: [] }), [waiting]],
    ['its time had come', jobNo(1, { scheduled_date: NOW.today, scheduled_start_time: '09:30' }), [waiting]],
    ['they are off that day', jobNo(1, { scheduled_date: '2026-11-22' }), [waiting]],
    ['no job waits', jobNo(1), []],
    ['what waits is far off', jobNo(1), [{ ...waiting, scheduled_date: '2026-11-30' }]],
    ['what waits needs two', jobNo(1), [{ ...waiting, people_needed: 2 }]],
    ['what waits needs another skill', jobNo(1), [{ ...waiting, title: 'Irrigation leak repair' }]],
  ])('leaves none where %s', (_, cancelled, others) => {
    expect(gapOf(cancelled, others)).toBe(null)
  })
})

describe('an absence', () => {
  const away = { ...luis, absences: [{ from: '2026-11-17', to: '2026-11-20', reason: 'Sick' }] }
  const workOf = (jobs: Job[], before = luis.absences) => workDuringAbsence(away, before, { ...NOW, jobs })

  it('leaves the work of its first day with jobs', () => {
    expect(workOf([jobNo(1), jobNo(2)])).toEqual({
      ask: { ...plainAsk('member_away', DAY), member_id: 2 },
      text: '2 jobs are planned on Thu, Nov 19.',
    })
    expect(workOf([jobNo(1), jobNo(2, { scheduled_date: '2026-11-20' })])?.text).toBe(
      '2 jobs are planned on those days, 1 of them on Thu, Nov 19.',
    )
  })

  it.each([
    ['of others', jobNo(1, { assigned_crew_members: [3] })],
    ['on other days', jobNo(1, { scheduled_date: '2026-11-23' })],
    ['that is done', jobNo(1, { status: 'completed' })],
    ['whose time had come', jobNo(1, { scheduled_date: NOW.today, scheduled_start_time: '09:00' })],
  ])('leaves no work %s', (_, planned) => {
    expect(workOf([planned])).toBe(null)
  })

  it('says nothing of days that were noted before', () => {
    expect(workOf([jobNo(1)], away.absences)).toBe(null)
  })
})

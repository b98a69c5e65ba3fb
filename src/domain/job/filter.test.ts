import { describe, expect, it } from 'vitest'
import { job } from '../../../tests/fixtures/records'
import { filterJobs, filterJobsOf, type JobFilter } from './filter'
import { JOB_STATUSES } from './job'

const jobs = [
  job({ id: 1, title: 'Mow the lawn', job_number: 'JOB-2001', property_address: '1 Elm St', client_first_name: 'Ada' }),
  job({
    id: 2,
    title: 'Prune trees',
    job_number: 'JOB-2002',
    property_address: '9 Oak Ave',
    client_first_name: 'Elmer',
  }),
  job({ id: 3, title: 'Gutters', job_number: 'JOB-3001', scheduled_date: '2026-12-01', status: 'completed' }),
  job({ id: 4, title: 'Old elm', status: 'cancelled' }),
]
const found = (filter: JobFilter) => filterJobs(jobs, filter).map(({ id }) => id)

describe('the job list', () => {
  it('shows all but cancelled jobs when nothing is asked (JOB-08, X-43)', () => {
    expect([found({}), found({ search: '  ', status: undefined, date: undefined })]).toEqual([
      [1, 2, 3],
      [1, 2, 3],
    ])
  })

  it('is narrowed to the jobs of someone, or of no one', () => {
    const crewed = [job({ id: 1, assigned_crew_members: [2, 3] }), job({ id: 2, assigned_crew_members: [] })]
    expect(['2', 'nobody', '9'].map((crew) => filterJobs(crewed, { crew }).map(({ id }) => id))).toEqual([[1], [2], []])
  })

  it('is searched by title, number, address and the client’s name, in any case (JOB-03)', () => {
    expect({
      title: found({ search: 'PRUNE' }),
      number: found({ search: 'job-30' }),
      address: found({ search: '9 oak' }),
      'first name': found({ search: ' ada ' }),
      'several of them': found({ search: 'elm' }),
      'last name': found({ search: 'stone' }),
    }).toEqual({
      title: [2],
      number: [3],
      address: [2],
      'first name': [1],
      'several of them': [1, 2],
      'last name': [1, 2, 3],
    })
  })

  it('finds by all the words typed, in any order and from any of its texts', () => {
    expect({
      'full name': found({ search: 'Elmer Stone' }),
      'last name first': found({ search: 'stone  elmer' }),
      'title and name': found({ search: 'lawn ada' }),
      'a word of another job': found({ search: 'lawn elmer' }),
    }).toEqual({ 'full name': [2], 'last name first': [2], 'title and name': [1], 'a word of another job': [] })
  })

  it('finds by the phone number of the client in any spelling', () => {
    const byPhone = filterJobsOf([{ id: 5, phone: '(512) 555-0141' }])
    const theirs = [job({ id: 1, client_id: 5 }), job({ id: 2, client_id: 6 })]
    const searches = ['512 555', '555-0141', '+1 512.555.0141', '5125550141', '0142']
    expect(searches.map((search) => byPhone(theirs, { search }).map(({ id }) => id))).toEqual([[1], [1], [1], [1], []])
  })

  it('is narrowed to any status, cancelled included', () => {
    const every = JOB_STATUSES.map((status, id) => job({ id, status }))
    expect(JOB_STATUSES.map((status) => filterJobs(every, { status }).map((one) => one.status))).toEqual(
      JOB_STATUSES.map((status) => [status]),
    )
  })

  it('is narrowed to a day', () => {
    expect(found({ date: '2026-12-01' })).toEqual([3])
  })

  it('is narrowed by all that is asked together', () => {
    expect([found({ search: 'elm', status: 'cancelled' }), found({ search: 'elm', date: '2026-12-01' })]).toEqual([
      [4],
      [],
    ])
  })
})

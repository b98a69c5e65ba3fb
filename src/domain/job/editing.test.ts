import { describe, expect, it } from 'vitest'
import { actor, job } from '../../../tests/fixtures/records'
import { fieldRefusal } from './editing'
import { JOB_STATUSES } from './vocabulary'

const FIELDS = ['title', 'scheduled_date', 'estimated_cost'] as const
const editable = (patch: Parameters<typeof job>[0]) =>
  FIELDS.filter((field) => fieldRefusal(actor(), job(patch), field) === null)

describe('what may still be edited', () => {
  it('is everything while the work lies ahead, all but the time under way, and the cost when it is over', () => {
    expect(Object.fromEntries(JOB_STATUSES.map((status) => [status, editable({ status })]))).toEqual({
      scheduled: FIELDS,
      assigned: FIELDS,
      en_route: ['title', 'estimated_cost'],
      in_progress: ['title', 'estimated_cost'],
      completed: ['estimated_cost'],
      cancelled: ['estimated_cost'],
      missed: FIELDS,
      rescheduled: FIELDS,
    })
  })

  it('is nothing for someone whose role edits no jobs, and says so', () => {
    const reader = actor({ user_type: 'business_manager', permissions: ['jobs.view.all'] })
    expect(fieldRefusal(reader, job(), 'title')).toBe('Your role can’t edit this job.')
  })
})

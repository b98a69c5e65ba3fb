import { describe, expect, test } from 'vitest'
import { changeLines, factTitle } from '@/ui/kit/records/page/history-words'
import { jobHistory } from './history'
import { sampleMember } from './sample'

const words = jobHistory([sampleMember({ id: 2 }), sampleMember({ id: 3, first_name: 'Ben', last_name: 'Cole' })], [])

describe('a fact in the history', () => {
  test('shows money, days, times, labels and crew names', () => {
    const lines = changeLines(words, [
      { field: 'status', before: 'assigned', after: 'in_progress' },
      { field: 'scheduled_date', before: '2026-11-20', after: '2026-11-23' },
      { field: 'scheduled_start_time', before: '09:00', after: '13:30' },
      { field: 'estimated_cost', before: 18000, after: 20050 },
      { field: 'estimated_duration_minutes', before: 90, after: 120 },
      { field: 'assigned_crew_members', before: [], after: [2, 3, 99] },
    ])
    expect(lines).toEqual([
      { label: 'Status', before: 'Assigned', after: 'In progress' },
      { label: 'Date', before: 'Fri, Nov 20', after: 'Mon, Nov 23' },
      { label: 'Start', before: '9:00 AM', after: '1:30 PM' },
      { label: 'Estimated cost', before: '$180.00', after: '$200.50' },
      { label: 'Work minutes', before: '90', after: '120' },
      { label: 'Crew', before: 'none', after: 'Ana Ruiz, Ben Cole, Crew member #99' },
    ])
  })

  test('leaves out keys and what was never filled in', () => {
    const lines = changeLines(words, [
      { field: 'id', before: null, after: 17 },
      { field: 'location_notes', before: null, after: '' },
      { field: 'title', before: null, after: 'Spring cleanup' },
    ])
    expect(lines).toEqual([{ label: 'Title', before: 'none', after: 'Spring cleanup' }])
  })

  test('shows an unforeseen value as it is', () => {
    const lines = changeLines(words, [
      { field: 'gate_code', before: { a: 1 }, after: 'new' },
      { field: 'status', before: 'x', after: 7 },
    ])
    expect(lines).toEqual([
      { label: 'Gate code', before: '{"a":1}', after: 'new' },
      { label: 'Status', before: 'x', after: '7' },
    ])
  })

  test('is called by what happened', () => {
    const types = ['job.started', 'job.dispatched', 'job.replanned', 'job.photo_added']
    expect(types.map((type) => factTitle(words, type))).toEqual([
      'Work started',
      'Moved on the calendar',
      'Moved by a proposal',
      'Photo added',
    ])
  })
})

import { describe, expect, it } from 'vitest'
import { job } from '../../../tests/fixtures/records'
import { byAgenda, byNewest, bySlot, type OrderedJob } from './order'

const at = (id: number, scheduled_date: string, scheduled_start_time = '09:00') =>
  job({ id, scheduled_date, scheduled_start_time })

const jobs = [
  at(1, '2026-12-01'),
  at(2, '2026-11-20', '13:00'),
  at(3, '2026-11-18'),
  at(4, '2026-11-19', '08:00'),
  at(5, '2026-11-20', '08:30'),
  at(6, '2026-11-19', '15:00'),
  at(7, '2026-11-20', '08:30'),
]
const sorted = (compare: (a: OrderedJob, b: OrderedJob) => number) => [...jobs].sort(compare).map(({ id }) => id)

describe('the order of jobs', () => {
  it('is the dispatcher’s: today, the days to come, then the past backwards', () => {
    expect(sorted(byAgenda('2026-11-20'))).toEqual([5, 7, 2, 1, 6, 4, 3])
  })

  it('begins with the next day where nothing is due today', () => {
    expect(sorted(byAgenda('2026-11-21'))).toEqual([1, 2, 7, 5, 6, 4, 3])
  })

  it('by slot is soonest first, and by newest the very reverse', () => {
    expect([sorted(bySlot), sorted(byNewest)]).toEqual([
      [3, 4, 6, 5, 7, 2, 1],
      [1, 2, 7, 5, 6, 4, 3],
    ])
  })
})

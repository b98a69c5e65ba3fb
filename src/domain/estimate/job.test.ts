import { expect, it } from 'vitest'
import type { Cents } from '../money/money'
import { workMinutes } from './job'

const line = (id: number, labor_hours: number | null, package_id: number | null = null, quantity = 1) => ({
  id,
  quantity,
  unit_price: 100 as Cents,
  labor_hours,
  selection: 'included' as const,
  package_id,
})

const packages = [
  { id: 11, name: 'Good', description: '' },
  { id: 12, name: 'Best', description: '' },
]
const estimate = {
  line_items: [line(1, 0.5), line(2, 1, 11), line(3, 6, 12)],
  packages,
  recommended_package_id: 12,
  choice: { package_id: 11, line_ids: [] },
}

it('takes as long as the lines that the client chose', () => {
  expect(workMinutes(estimate)).toBe(90)
})

it.each([
  ['two hours where no one has said', [line(1, null)], 120],
  ['half an hour at least', [line(1, 0.1)], 30],
  ['a day at most', [line(1, 4, null, 3)], 540],
])('takes %s', (_, line_items, minutes) => {
  expect(workMinutes({ line_items, packages: [], recommended_package_id: null, choice: null })).toBe(minutes)
})

import { describe, expect, it, vi } from 'vitest'
import { failureFrom } from '@/domain/record/failure'
import { type Views, viewItems } from './views'

const mondays = { id: 1, name: 'Mondays' }
const sod = { id: 2, name: 'Sod' }
const steps = { save: vi.fn(), update: vi.fn(), rename: vi.fn(), remove: vi.fn() }
const viewsWith = (patch: Partial<Views> = {}) => ({
  all: { state: 'ready' as const, value: [mondays, sod] },
  active: null,
  changed: false,
  isWhole: false,
  choose: vi.fn(),
  ...patch,
})
const read = (patch?: Partial<Views>) =>
  viewItems('jobs', viewsWith(patch), steps).map(
    ({ label, checked, disabledReason }) =>
      `${label}${checked ? ' ✓' : ''}${disabledReason ? ` (${disabledReason})` : ''}`,
  )

describe('the menu of views', () => {
  it('ticks the whole list while nothing is asked of it', () => {
    expect(read({ isWhole: true })).toEqual(['All jobs ✓', 'Mondays', 'Sod', 'Save view…'])
  })

  it('ticks nothing while the list shows what no view says', () => {
    expect(read()).toEqual(['All jobs', 'Mondays', 'Sod', 'Save view…'])
  })

  it('ticks the active view, which can be renamed and deleted, and saved once it was changed', () => {
    const others = ['All jobs', 'Mondays', 'Sod ✓', 'Save as new view…']
    expect(read({ active: sod })).toEqual([...others, 'Rename view…', 'Delete view'])
    expect(read({ active: sod, changed: true })).toEqual([...others, 'Save changes', 'Rename view…', 'Delete view'])
  })

  it('says that views are loading, or could not be loaded, and still saves one', () => {
    const retry = vi.fn()
    const failed = { state: 'failed' as const, failure: failureFrom({ status: 503 }), retry }
    expect(read({ all: { state: 'loading' } })).toEqual(['All jobs', 'Your views (Loading…)', 'Save view…'])
    expect(read({ all: failed })).toEqual(['All jobs', 'Your views could not be loaded. Try again', 'Save view…'])
    viewItems('jobs', viewsWith({ all: failed }), steps)[1]?.onSelect()
    expect(retry).toHaveBeenCalledOnce()
  })

  it('offers no view more than can be kept', () => {
    const value = Array.from({ length: 50 }, (_, place) => ({ id: place + 1, name: `View ${place + 1}` }))
    expect(read({ all: { state: 'ready', value } }).at(-1)).toBe(
      'Save view… (You have 50 views of this list, which is the most. Delete one first.)',
    )
  })

  it('shows what is chosen', () => {
    const choose = vi.fn()
    const [whole, first] = viewItems('jobs', viewsWith({ choose }), steps)
    first?.onSelect()
    whole?.onSelect()
    expect(choose.mock.calls).toEqual([[mondays], [null]])
  })
})

import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { chemicalsUrl, reportSearch } from './search'

const DEFAULTS = { search: '', tab: 'details', record: false, products: false }
const read = (query: Record<string, unknown>) => v.parse(chemicalsUrl.schema, query)

describe('the chemicals page’s place in the URL', () => {
  it('is the whole list when nothing is said', () => {
    expect([read({}), chemicalsUrl.defaults]).toEqual([DEFAULTS, DEFAULTS])
  })

  it('keeps the filters, the order and what is open', () => {
    const place = {
      from: '2026-11-01',
      to: '2026-11-15',
      property: 7,
      chemical: 'Tenacity',
      missing: 'area',
      sort: '-date',
      application: 9,
      tab: 'history',
      edit: 9,
    }
    expect(read(place)).toEqual({ ...DEFAULTS, ...place })
  })

  it('opens the form for a job, in either spelling', () => {
    expect(read({ record: 1, job: 17 })).toEqual({ ...DEFAULTS, record: true, job: 17 })
    expect(read({ record: true }).record).toBe(true)
  })

  it('counts what makes no sense as not said', () => {
    const nonsense = {
      from: 'May',
      property: 'all',
      missing: 'luck',
      sort: '--date',
      application: -4,
      record: 2,
      job: 0,
    }
    expect(read(nonsense)).toEqual(DEFAULTS)
  })
})

describe('the printed record’s place in the URL', () => {
  it('keeps what the list is narrowed to, and counts what makes no sense as not said', () => {
    const place = { property: 7, from: '2026-01-01', to: '2026-12-31', chemical: 'Talstar P', missing: 'area' }
    expect(v.parse(reportSearch, place)).toEqual(place)
    expect(v.parse(reportSearch, { property: 'all', from: 'May', to: 5, missing: 'luck' })).toEqual({})
  })
})

import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { crewUrl } from './search'

const DEFAULTS = { search: '', tab: 'details', create: false }
const read = (query: Record<string, unknown>) => v.parse(crewUrl.schema, query)

describe('the crew page’s place in the URL', () => {
  it('is the whole list when nothing is said', () => {
    expect([read({}), crewUrl.defaults]).toEqual([DEFAULTS, DEFAULTS])
  })

  it('keeps the filters, the order and what is open', () => {
    const place = {
      role: 'technician',
      status: 'inactive',
      skill: 'Lighting',
      sort: '-rate',
      member: 2,
      tab: 'history',
    }
    expect(read(place)).toEqual({ ...DEFAULTS, ...place })
  })

  it('counts what makes no sense as not said', () => {
    const nonsense = { role: 'boss', status: 'away', sort: '--rate', member: -4, tab: 9, as_of: 'x', edit: 0 }
    expect(read(nonsense)).toEqual(DEFAULTS)
  })
})

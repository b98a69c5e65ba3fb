import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { propertiesUrl } from './search'

const DEFAULTS = { search: '', tab: 'details', create: false }
const read = (query: Record<string, unknown>) => v.parse(propertiesUrl.schema, query)

describe('the property page’s place in the URL', () => {
  it('is the whole list when nothing is said', () => {
    expect([read({}), propertiesUrl.defaults]).toEqual([DEFAULTS, DEFAULTS])
  })

  it('keeps the filters, the order and what is open', () => {
    const place = { client: 5, type: 'commercial', sort: '-lawn', property: 9, tab: 'history', as_of: 42, edit: 9 }
    expect(read(place)).toEqual({ ...DEFAULTS, ...place })
  })

  it('counts what makes no sense as not said', () => {
    const nonsense = {
      client: 'all',
      type: 'castle',
      sort: '--lawn',
      property: -4,
      tab: 9,
      as_of: 'x',
      create: 'no',
      edit: 0,
    }
    expect(read(nonsense)).toEqual(DEFAULTS)
  })
})

import * as v from 'valibot'
import { expect, it } from 'vitest'
import { predictiveUrl } from './search'

const DEFAULTS = { search: '', view: 'overview', tab: 'details', create: false, monitoring: false }
const read = (query: Record<string, unknown>) => v.parse(predictiveUrl.schema, query)

it('the page is its overview when nothing is said', () => {
  expect([read({}), predictiveUrl.defaults]).toEqual([DEFAULTS, DEFAULTS])
})

it('keeps the tab, the filters, the order and what is open', () => {
  const place = {
    view: 'equipment',
    type: 'HVAC',
    status: 'poor',
    client: 5,
    sort: '-next',
    equipment: 7,
    tab: 'history',
    serviced: 7,
    fault: 8,
    monitoring: true,
  }
  expect(read(place)).toEqual({ ...DEFAULTS, ...place })
})

it('counts what makes no sense as not said', () => {
  expect(
    read({ view: 'luck', type: 'Gas', status: 'so-so', client: 'all', sort: '--next', equipment: -4, fault: 0 }),
  ).toEqual(DEFAULTS)
})

import * as v from 'valibot'
import { expect, it } from 'vitest'
import { mapSearch } from './search'

const DEFAULTS = { view: 'map', tab: 'details' }

it('keeps tab, day, status and what is chosen, and counts what makes no sense as not said', () => {
  const place = { view: 'routes', date: '2026-11-20', status: 'en_route', stop: 3, job: 5, tab: 'history' }
  expect(v.parse(mapSearch, place)).toEqual(place)
  expect(v.parse(mapSearch, { view: 'globe', date: '2026-02-30', status: 'missed', stop: -1, job: 'all' })).toEqual(
    DEFAULTS,
  )
})

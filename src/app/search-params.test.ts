import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { clientsUrl } from '@/routes/-clients/search'
import { parseSearch, stringifySearch } from './search-params'

const readBack = (search: string) => v.parse(clientsUrl.schema, parseSearch(stringifySearch({ search }))).search

describe('the query of an address', () => {
  it('holds a search as it was typed', () => {
    expect([
      stringifySearch({ search: '78703', client: 5, create: true }),
      stringifySearch({ search: 'helen brandt' }),
    ]).toEqual(['?search=78703&client=5&create=true', '?search=helen+brandt'])
  })

  it.each([
    '78703',
    '00501',
    '+15125550139',
    '1e5',
    '1.50',
    '12345678901234567890123',
    'true',
    'null',
    '"oak"',
    '{"a":1}',
    'Infinity',
    ' 7 ',
    '-0',
  ])('gives back the search %j', (search) => {
    expect(readBack(search)).toBe(search)
  })

  it('gives back ids and what is open as numbers and booleans', () => {
    const place = { ...v.parse(clientsUrl.schema, {}), client: 5, create: true, as_of: 0 }
    expect(v.parse(clientsUrl.schema, parseSearch(stringifySearch(place)))).toEqual(place)
  })
})

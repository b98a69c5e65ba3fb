import * as v from 'valibot'
import { expect, it } from 'vitest'
import { clientPageSearch, clientsUrl } from './search'

const DEFAULTS = { search: '', tab: 'details', create: false, import: false }
const read = (query: Record<string, unknown>) => v.parse(clientsUrl.schema, query)

it('the clients page keeps its filters, order and open client in the URL (X-30)', () => {
  const query = {
    search: 'helen',
    type: 'hoa',
    status: 'former',
    sort: '-balance',
    client: 5,
    tab: 'jobs',
    as_of: 0,
    create: false,
    import: false,
  }
  expect([read({}), read(query), clientsUrl.defaults]).toEqual([DEFAULTS, query, DEFAULTS])
})

it('what makes no sense counts as not said', () => {
  expect(
    read({ type: 'royal', status: 'lost', sort: 'shoe', client: 'x', tab: 9, as_of: -1, create: 'no', edit: -1 }),
  ).toEqual(DEFAULTS)
  expect(v.parse(clientPageSearch, { tab: 'map', as_of: 'then', edit: 'yes' })).toEqual({ tab: 'details', edit: false })
})

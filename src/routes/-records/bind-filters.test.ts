import { expect, test } from 'vitest'
import { bindFilters } from './bind-filters'

type Search = { crew?: number | 'nobody' | undefined; search?: string }
type Filters = { crew?: string | undefined; search?: string }

test('what a select has as a text is read for the address, and nothing else is touched', () => {
  const patched: Partial<Search>[] = []
  const narrow = bindFilters<Search, Filters>((change) => patched.push(change), 'crew')
  narrow({ crew: '3', search: 'hedge' })
  narrow({ crew: '' })
  narrow({ crew: undefined })
  narrow({ search: '7' })
  expect(patched).toEqual([{ crew: 3, search: 'hedge' }, { crew: undefined }, { crew: undefined }, { search: '7' }])
})

test('a field may be read in another way', () => {
  const patched: Partial<Search>[] = []
  const read = (chosen: string | undefined) => (chosen === 'nobody' ? chosen : Number(chosen))
  bindFilters<Search, Filters>((change) => patched.push(change), 'crew', read)({ crew: 'nobody' })
  expect(patched).toEqual([{ crew: 'nobody' }])
})

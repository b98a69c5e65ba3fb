import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { listUrl, oneOf, openRecord } from './list-url'

const url = listUrl(
  ['title', 'day', 'cost'],
  { status: v.picklist(['open', 'done']), client: v.number() },
  { view: oneOf(['list', 'board']), record: openRecord },
  ['view'],
)
const read = (address: Record<string, unknown>) => v.parse(url.schema, address)
const WHOLE = { search: '', view: 'list' }

describe('hidden columns in an address', () => {
  it.each([
    ['cost,title', 'title,cost', ['title', 'cost']],
    ['none', 'none', []],
    ['ghost,day', 'day', ['day']],
    ['ghost', undefined, null],
    ['', undefined, null],
    [4, undefined, null],
    [undefined, undefined, null],
  ])('%j is read as %j', (hide, text, hidden) => {
    const address = read({ hide })
    expect([address, url.hiddenIn(address)]).toEqual([{ ...WHOLE, hide: text }, hidden])
  })

  it('are written in the order of the columns', () => {
    expect([url.hiding(['cost', 'title']), url.hiding([])]).toEqual([{ hide: 'title,cost' }, { hide: 'none' }])
  })
})

describe('what a view keeps of an address', () => {
  const address = { search: 'sod & co', status: 'open', client: 6, view: 'board', sort: '-day', hide: 'cost' }
  const query = 'search=sod+%26+co&status=open&client=6&view=board&sort=-day&hide=cost'

  it('is what narrows, orders and shows the list, not what is open in it', () => {
    expect(url.viewOf(read({ ...address, record: 7, saved: 3 }))).toBe(query)
  })

  it('leaves out what goes without saying: nothing is kept of the whole list', () => {
    expect(url.viewOf(read({}))).toBe('')
  })

  it('is the address again', () => {
    expect([url.placeOf(query), url.viewOf(url.placeOf(query))]).toEqual([address, query])
  })

  it.each([
    ['a word of digits', 'search=78704', { search: '78704' }],
    ['nothing', '', {}],
    ['what there is no more', 'status=lost&sort=-price&hide=price&tab=9&view=map', {}],
    ['no query at all', '%%%&&=?{"', {}],
  ])('that says %s is repaired as an address is', (_, text, expected) => {
    const nothing = { search: '', status: undefined, client: undefined, view: 'list', sort: undefined, hide: 'none' }
    expect(url.placeOf(text)).toStrictEqual({ ...nothing, ...expected })
  })
})

it('the whole list clears what a view says, and which view it was', () => {
  expect(url.whole).toStrictEqual({
    ...WHOLE,
    status: undefined,
    client: undefined,
    sort: undefined,
    hide: undefined,
    saved: undefined,
  })
  expect(url.from(3)).toEqual({ saved: 3 })
})

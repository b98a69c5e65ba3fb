import { describe, expect, it } from 'vitest'
import { writeAmountsIn } from '@/domain/money/own-amount'
import {
  asDay,
  asMoment,
  asMoney,
  asTime,
  asWord,
  changeLines,
  factTitle,
  fieldLines,
  type HistoryWords,
  ifAny,
} from './history-words'

type Tool = { id: number; name: string; price: number; off: number; bought: string; state: string }

const words: HistoryWords<Tool> = {
  fields: {
    id: null,
    name: 'Name',
    price: ['Price', asMoney],
    bought: ['Bought on', asDay],
    off: ['Discount', ifAny(asMoney)],
    state: ['State', asWord(['new', 'worn'], (state) => `${state} tool`)],
  },
  titles: { 'tool.sold': 'Tool sold' },
}
const line = (field: string, before: unknown, after: unknown) => changeLines(words, [{ field, before, after }])

describe('a change', () => {
  it('is said in the words of its field', () => {
    expect([
      ...line('price', null, 1250),
      ...line('bought', '2026-11-20', null),
      ...line('state', 'new', 'worn'),
    ]).toEqual([
      { label: 'Price', before: 'none', after: '$12.50' },
      { label: 'Bought on', before: 'Fri, Nov 20', after: 'none' },
      { label: 'State', before: 'new tool', after: 'worn tool' },
    ])
  })

  it('has the year of a date of another year', () => {
    const change = { field: 'bought', before: '2025-12-03', after: '2026-01-05' }
    expect(changeLines({ ...words, today: '2026-11-20' }, [change])).toEqual([
      { label: 'Bought on', before: 'Wed, Dec 3, 2025', after: 'Mon, Jan 5' },
    ])
  })

  it('of a key, or from nothing to nothing, is left out', () => {
    expect([...line('id', 1, 2), ...line('name', null, ''), ...line('off', undefined, 0)]).toEqual([])
    expect([...line('off', null, 500), ...line('off', 500, 0)]).toEqual([
      { label: 'Discount', before: 'none', after: '$5.00' },
      { label: 'Discount', before: '$5.00', after: 'none' },
    ])
  })

  it('of a field or to a value that no one foresaw is shown as it is', () => {
    expect([...line('toString', 'a', 'b'), ...line('lent_to', null, [4]), ...line('price', 'cheap', true)]).toEqual([
      { label: 'ToString', before: 'a', after: 'b' },
      { label: 'Lent to', before: 'none', after: '[4]' },
      { label: 'Price', before: 'cheap', after: 'true' },
    ])
  })
})

it('an earlier moment is said in the order of the words, with what is different now; what no one foresaw comes last', () => {
  const fields = [
    { field: 'lent_to', was: [4], is: [4] },
    { field: 'state', was: 'new', is: 'worn' },
    { field: 'price', was: 1250, is: null },
    { field: 'id', was: 1, is: 1 },
    { field: 'bought', was: '', is: null },
    { field: 'name', was: '', is: 'Rake' },
  ]
  expect(fieldLines(words, fields)).toEqual([
    { label: 'Name', was: 'None', is: 'Rake' },
    { label: 'Price', was: '$12.50', is: 'none' },
    { label: 'State', was: 'new tool', is: 'worn tool' },
    { label: 'Lent to', was: '[4]', is: null },
  ])
})

it('money of a record that has a currency of its own is read in it, of any other in that of the business (X-27)', () => {
  const change = [{ field: 'price', before: null, after: 1_250 }]
  const before = changeLines(words, change)
  writeAmountsIn('EUR')
  const after = [changeLines(words, change), changeLines({ ...words, currency: 'USD' }, change)]
  writeAmountsIn(null)
  expect([before, ...after].map(([line]) => line?.after)).toEqual(['$12.50', '€12.50', '$12.50'])
})

it('a moment is read by the day it is where the business is', () => {
  const sent: HistoryWords<{ sent_at: string }> = { fields: { sent_at: ['Sent', asMoment] }, titles: {} }
  const inZone = (timeZone: string, after: unknown) =>
    changeLines({ ...sent, timeZone }, [{ field: 'sent_at', before: null, after }])[0]?.after
  const late = '2026-11-17T04:30:00.000Z'
  expect([inZone('America/Chicago', late), inZone('UTC', late), inZone('America/Chicago', Date.parse(late))]).toEqual([
    'Nov 16, 2026',
    'Nov 17, 2026',
    'Nov 16, 2026',
  ])
  expect(inZone('UTC', 'soon')).toBe('soon')
})

it('a time of day reads as everywhere', () => {
  expect(['13:30', '09:00:00', 'noon'].map((time) => asTime(time, { currency: 'USD', timeZone: 'UTC' }))).toEqual([
    '1:30 PM',
    '9:00 AM',
    undefined,
  ])
})

it('a fact has the title of its type, else the words of the type', () => {
  expect(['tool.sold', 'tool.lent_out', 'toString'].map((type) => factTitle(words, type))).toEqual([
    'Tool sold',
    'Lent out',
    'ToString',
  ])
})

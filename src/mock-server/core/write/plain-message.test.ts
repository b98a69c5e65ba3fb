import * as v from 'valibot'
import { expect, it } from 'vitest'
import { plainMessage } from './plain-message'

const schema = v.object({
  base_price: v.number(),
  name: v.pipe(v.string(), v.nonEmpty('Name is required, as ever')),
  pricing_type: v.picklist(['fixed', 'custom']),
  notes: v.nullable(v.string()),
  email: v.pipe(v.string(), v.nonEmpty(), v.email()),
  share: v.pipe(v.number(), v.maxValue(1)),
  address: v.string(),
  lines: v.array(v.object({ unit_price: v.number() })),
})
const good = {
  base_price: 1,
  name: 'Mowing',
  pricing_type: 'fixed',
  notes: null,
  email: 'a@b.co',
  share: 1,
  address: '',
  lines: [],
}

it.each([
  ['left out', { ...good, base_price: undefined }, ['Base price is required']],
  ['of another kind', { ...good, base_price: '12' }, ['Base price must be a number']],
  ['none of the words', { ...good, pricing_type: 'free' }, ['Pricing type must be "fixed" or "custom"']],
  ['neither text nor nothing', { ...good, notes: 4 }, ['Notes must be text']],
  ['no address', { ...good, email: 'dana' }, ['Email must be an email address']],
  ['empty', { ...good, email: '' }, ['Email is required', 'Email must be an email address']],
  ['too much', { ...good, share: 2 }, ['Share is not valid']],
  ['in a list', { ...good, lines: [{ unit_price: 1 }, {}] }, ['Unit price is required']],
  ['worded by its schema', { ...good, name: '' }, ['Name is required, as ever']],
  ['the whole', 12, ['The request must be an object']],
  [
    'several',
    {},
    [
      'Base price is required',
      'Name is required',
      'Pricing type is required',
      'Notes are required',
      'Email is required',
      'Share is required',
      'Address is required',
      'Lines are required',
    ],
  ],
])('a field that is %s', (_, sent, expected) => {
  expect(v.safeParse(schema, sent).issues?.map(plainMessage)).toEqual(expected)
})

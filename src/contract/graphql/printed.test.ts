import { expect, test } from 'vitest'
import { fields } from '@/domain/fields/field'
import { filled, flag, key, optionalKey, own, text, word } from '@/domain/fields/kinds'
import { printed } from './printed'

const planted = fields({
  id: own.key(),
  business_id: own.key(),
  property_id: key('Property is required'),
  planted_by: optionalKey(),
  name: filled(100, 'Name is required'),
  notes: text(500),
  is_native: flag(),
  light: word(['sun', 'shade'], 'sun'),
  season: word(['spring', 'fall'], 'spring'),
})

const tree = printed({
  fields: planted,
  type: 'Tree',
  omit: ['business_id'],
  enums: { light: 'Light', season: 'Season' },
  elsewhere: ['Season'],
  also: { age: 'Int!' },
  docs: { notes: 'For the crew.' },
})

test('prints the enums, type and input of a record', () => {
  expect(tree.schema).toBe(`enum Light {
  sun
  shade
}

type Tree {
  id: Int!
  property_id: Int!
  planted_by: Int
  name: String!
  "For the crew."
  notes: String!
  is_native: Boolean!
  light: Light!
  season: Season!
  age: Int!
}

input TreeInput {
  property_id: Int
  planted_by: Int
  name: String
  notes: String
  is_native: Boolean
  light: Light
  season: Season
}
`)
})

test('prints the fragment that asks for all of it', () => {
  expect(tree.fragment).toBe(`fragment TreeFields on Tree {
  id
  property_id
  planted_by
  name
  notes
  is_native
  light
  season
  age
}
`)
})

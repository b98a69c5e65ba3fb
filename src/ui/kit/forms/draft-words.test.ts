import { expect, it } from 'vitest'
import { placeName } from './draft-words'

const text = { fields: { city: 'City', zip_code: 'ZIP code' }, titles: {} }
const WORDS = {
  fields: { fields: { zip_code: 'ZIP code', line_items: 'Line items', note: null }, titles: {} },
  lists: { properties: { stream: 'property', noun: 'property', fields: text } },
}

it.each([
  ['', 'Draft'],
  ['zip_code', 'ZIP code'],
  ['old_field', 'Old field'],
  ['note', 'Note'],
  ['line_items.2', 'Line items 3'],
  ['line_items.2.unit_price', 'Line items 3, unit price'],
  ['properties.1', 'Property 2'],
  ['properties.1.zip_code', 'Property 2, ZIP code'],
  ['home_base.city', 'Home base, city'],
])('a place has the name that people know it by: %s', (place, name) => {
  expect(placeName(place, WORDS)).toBe(name)
})

it('and its own name where the form has no words', () => {
  expect(placeName('scheduled_date')).toBe('Scheduled date')
})

import * as v from 'valibot'
import { expect, test } from 'vitest'
import {
  type ChemicalProductForm,
  chemicalProductFormOf,
  chemicalProductFormSchema,
  emptyChemicalProductForm,
} from './product-form'
import { chemicalUseRefusal } from './product-refusals'

const filled: ChemicalProductForm = {
  name: 'Certainty',
  epa_number: '59639-118',
  active_ingredient: 'Sulfosulfuron',
  signal_word: 'caution',
  category: 'herbicide',
  reentry_interval_hours: '4',
  max_rate: '0.03 oz per 1,000 sq ft',
}

test('becomes a product, and shows one as it was typed', () => {
  const draft = v.parse(chemicalProductFormSchema, filled)
  expect([draft.reentry_interval_hours, draft.max_rate]).toEqual([4, { amount: 0.03, unit: 'oz per 1,000 sq ft' }])
  expect(chemicalProductFormOf({ ...draft, id: 1, business_id: 1 })).toEqual(filled)
})

test.each([
  [emptyChemicalProductForm, ['Name is required', 'Active ingredient is required', 'Re-entry interval is required']],
  [{ ...filled, epa_number: '59639' }, ['Use a number like 524-579']],
  [{ ...filled, reentry_interval_hours: '-1' }, ['Use whole hours from 0 to 720']],
  [{ ...filled, reentry_interval_hours: '4.5' }, ['Use whole hours from 0 to 720']],
  [{ ...filled, max_rate: 'a little' }, ['Use a rate like 1.5 fl oz per 1,000 sq ft']],
  [{ ...filled, max_rate: '1.5' }, ['Use a rate like 1.5 fl oz per 1,000 sq ft']],
  [{ ...filled, max_rate: '0 oz' }, ['Use a rate like 1.5 fl oz per 1,000 sq ft']],
])('refuses what is wrong with %j', (form, messages) => {
  expect(v.safeParse(chemicalProductFormSchema, form).issues?.map(({ message }) => message)).toEqual(messages)
})

test.each([
  [0, null],
  [1, 'One record names this product. Records have to be kept, so it stays.'],
  [1200, '1,200 records name this product. Records have to be kept, so it stays.'],
])('says that %i records keep it', (count, refusal) => {
  expect(chemicalUseRefusal(count)).toBe(refusal)
})

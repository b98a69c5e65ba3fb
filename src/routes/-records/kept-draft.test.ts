import * as v from 'valibot'
import { expect, it } from 'vitest'
import { keptDraft } from './kept-draft'

const EMPTY = { name: '', day: null as string | null, isOpen: false, rows: [{ city: '' }] }
const typed = { name: 'Nora', day: 'monday', isOpen: true, rows: [{ city: 'Austin', id: 4 }, { city: '' }] }

const isKept = (value: unknown, id: number | null) => v.is(keptDraft(EMPTY, id), value)

it.each([
  ['of a new record', { typed, from: null }, null],
  ['without rows', { typed: { ...typed, rows: [] }, from: null }, null],
  ['of nothing chosen', { typed: { ...typed, day: null }, from: null }, null],
  ['of a record', { typed, from: { id: 4 } }, 4],
  ['that there is none', null, 4],
])('what is whole is kept: %s', (_, value, id) => {
  expect(isKept(value, id)).toBe(true)
})

it.each([
  ['a field is missing', { typed: { ...typed, name: undefined }, from: null }, null],
  ['a field is of another kind', { typed: { ...typed, isOpen: 'yes' }, from: null }, null],
  ['a choice is of another kind', { typed: { ...typed, day: {} }, from: null }, null],
  ['a row is none', { typed: { ...typed, rows: [null] }, from: null }, null],
  ['a row lacks a field', { typed: { ...typed, rows: [{}] }, from: null }, null],
  ['rows are no list', { typed: { ...typed, rows: {} }, from: null }, null],
  ['it is no form', { name: 'Nora' }, null],
  ['it is a new record’s', { typed, from: null }, 4],
  ['it is another record’s', { typed, from: { id: 5 } }, 4],
  ['it is a record’s', { typed, from: { id: 4 } }, null],
])('what is damaged is dropped: %s', (_, value, id) => {
  expect(isKept(value, id)).toBe(false)
})

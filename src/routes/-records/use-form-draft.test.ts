import * as v from 'valibot'
import { expect, it } from 'vitest'
import { readDraft, readRecordDraft } from './use-form-draft'

const shape = v.object({ name: v.string(), rows: v.array(v.object({ city: v.string() })) })
type Form = v.InferInput<typeof shape>
type SavedRecord = { id: number; named: { name: string }; cities: string[] }

const formOf = ({ named, cities }: SavedRecord): Form => ({ name: named.name, rows: cities.map((city) => ({ city })) })
const from: SavedRecord = { id: 4, named: { name: 'Home' }, cities: ['Austin'] }
const typed: Form = { name: 'Nora', rows: [{ city: 'Dallas' }] }

const read = (storedDraft: unknown, id: number | null) =>
  readRecordDraft(JSON.stringify(storedDraft), { id, shape, formOf })

it.each([
  ['of a new record', { typed, from: null }, null, { typed, lost: [], from: null }],
  ['of a record', { typed, from }, 4, { typed, lost: [], from }],
  ['of an earlier release, which was the form alone', typed, null, { typed, lost: [], from: null }],
  [
    'with what could not be put back earlier',
    { typed, from, lost: [{ at: 'kind', text: 'odd' }, 7] },
    4,
    {
      typed,
      lost: [{ at: 'kind', text: 'odd' }],
      from,
    },
  ],
  [
    'in part',
    { typed: { name: 7, rows: typed.rows }, from },
    4,
    {
      typed: { rows: typed.rows },
      lost: [{ at: 'name', text: '7' }],
      from,
    },
  ],
])('a draft is read %s', (_, storedDraft, id, draft) => {
  expect(read(storedDraft, id)).toEqual(draft)
})

const ALL = [
  { at: 'name', text: 'Nora' },
  { at: 'rows', text: 'Dallas' },
]

it.each([
  ['there is none', null],
  ['it is another one’s', { ...from, id: 5 }],
  ['it lacks what the form shows', { id: 4 }],
  ['it is of another kind', { ...from, cities: 'Austin' }],
])('where the record that a draft began from can’t be read, all of the draft is offered: %s', (_, began) => {
  expect(read({ typed, from: began }, 4)).toEqual({ typed: {}, lost: ALL, from: null })
})

it('a form that says something else about its record needs only to know which one that is', () => {
  const draft = readRecordDraft(JSON.stringify({ typed, from: { id: 4 } }), { id: 4, shape, formOf: null })
  expect(draft).toEqual({ typed, lost: [], from: { id: 4 } })
})

it.each([
  ['nothing', null, null],
  [
    'a damaged text',
    '{"typed":{"name":"No',
    { typed: {}, lost: [{ at: '', text: '{"typed":{"name":"No' }], from: null },
  ],
  ['no draft', 'null', null],
  ['nothing typed', '{"typed":{},"from":null}', null],
])('a storage may hold %s', (_, text, draft) => {
  expect(readDraft(text, shape)).toEqual(draft)
})

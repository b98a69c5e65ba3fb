import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { allLost, fillsForm, fitTo } from './draft-shape'

const shape = v.pipe(
  v.object({
    name: v.pipe(v.string(), v.trim(), v.nonEmpty('Name is required')),
    client_id: v.pipe(v.nullable(v.pipe(v.number(), v.integer())), v.number('Client is required')),
    kind: v.picklist(['none', 'fixed']),
    isOpen: v.boolean(),
    cost: v.union([v.number(), v.string()]),
    price: v.lazy(() => v.pipe(v.string(), v.regex(/^\d+$/))),
    rows: v.pipe(
      v.array(v.object({ id: v.number(), title: v.string(), unit: v.string(), package_id: v.nullable(v.number()) })),
      v.minLength(1, 'Add a row'),
    ),
    place: v.object({ city: v.string(), zip: v.optional(v.string()) }),
  }),
  v.check(() => false, 'Never right'),
)
const row = { id: 4, title: 'Mowing', unit: 'each', package_id: null }
const typed = {
  name: '',
  client_id: null,
  kind: 'fixed' as const,
  isOpen: true,
  cost: '12',
  price: 'lots',
  rows: [row, { ...row, package_id: 7 }],
  place: { city: ' Austin ' },
}

describe('what is typed', () => {
  it('fits as it is, right or wrong', () => {
    expect(fitTo(shape, typed)).toEqual({ typed, lost: [] })
  })

  it('stays in its order, so that an edit finds what was not changed', () => {
    const stored = { rows: [{ unit: 'each', title: 'Mowing', package_id: null, id: 4 }], name: 'Nora' }
    expect(JSON.stringify(fitTo(shape, stored).typed)).toBe(JSON.stringify(stored))
  })

  it('fits with empty lists, and fields that are not there yet are left out', () => {
    expect(fitTo(shape, { rows: [], cost: 3 })).toEqual({ typed: { rows: [], cost: 3 }, lost: [] })
  })
})

describe('what does not fit', () => {
  it('is said by its place and its text, and the rest is there', () => {
    const { kind: _, ...rest } = typed
    expect(fitTo(shape, { ...rest, kind: 'monthly', name: 7, isOpen: 'yes' })).toEqual({
      typed: { ...rest, name: undefined, isOpen: undefined },
      lost: [
        { at: 'name', text: '7' },
        { at: 'isOpen', text: 'yes' },
        { at: 'kind', text: 'monthly' },
      ],
    })
  })

  it('is a field that the form no longer has, unless nothing was typed into it', () => {
    expect(fitTo(shape, { notes: 'Call first', sent: null, tags: [] })).toEqual({
      typed: {},
      lost: [{ at: 'notes', text: 'Call first' }],
    })
  })

  it('is a row or a field of one; what a row lacks is empty in it', () => {
    const rows = [
      { id: 4, title: 'Mowing', unit: 3, color: 'red' },
      null,
      { title: 'Edging', parts: [{ name: 'Saw' }] },
    ]
    expect(fitTo(shape, { rows })).toEqual({
      typed: { rows: [{ id: 4, title: 'Mowing', unit: '', package_id: null }] },
      lost: [
        { at: 'rows.0.unit', text: '3' },
        { at: 'rows.0.color', text: 'red' },
        { at: 'rows.2', text: 'Edging, Saw' },
      ],
    })
  })

  it('is a list of which no row is left: no one has emptied it', () => {
    expect(fitTo(shape, { rows: [null, { title: 'Edging' }] })).toEqual({
      typed: {},
      lost: [{ at: 'rows', text: 'Edging' }],
    })
  })

  it.each([
    ['no object', 'Nora', [{ at: '', text: 'Nora' }]],
    ['nothing', null, []],
    ['a list', [['a']], [{ at: '', text: 'a' }]],
    [
      'another prototype',
      JSON.parse('{"__proto__":{"name":"Nora"},"constructor":1}'),
      [
        { at: '__proto__', text: 'Nora' },
        { at: 'constructor', text: '1' },
      ],
    ],
    ['no end of nesting', { name: Array.from({ length: 5_000 }).reduce<unknown>((inner) => [inner], 'deep') }, []],
  ])('is %s', (_, stored, lost) => {
    expect(fitTo(shape, stored)).toEqual({ typed: {}, lost })
  })

  it('is listed whole where the record of a draft is lost', () => {
    expect(
      allLost({ typed: { name: 'Nora', client_id: 4, rows: [row] }, lost: [{ at: 'kind', text: 'odd' }] }),
    ).toEqual([
      { at: 'kind', text: 'odd' },
      { at: 'name', text: 'Nora' },
      { at: 'client_id', text: '4' },
      { at: 'rows', text: 'Mowing, each' },
    ])
  })
})

it('whatever a storage holds, what fits is something that the form can hold, and reads the same again', () => {
  fc.assert(
    fc.property(fc.record({ ...fields(), any: fc.json() }, { requiredKeys: [] }), (stored) => {
      const { typed: fitting } = fitTo(shape, JSON.parse(JSON.stringify(stored)))
      expect(fitTo(shape, JSON.parse(JSON.stringify(fitting)))).toEqual({ typed: fitting, lost: [] })
    }),
    { numRuns: 200 },
  )
})

const fields = () => {
  const some = fc.oneof(fc.jsonValue(), fc.constantFrom('fixed', null, 3, 'text'))
  const rows = fc.array(fc.record({ id: some, title: some, unit: some, package_id: some }, { requiredKeys: [] }))
  return { name: some, client_id: some, kind: some, isOpen: some, cost: some, price: some, rows, place: some }
}

it.each([
  ['every field', typed, true],
  ['a field too many', { ...typed, created_at: '2026-11-25' }, true],
  ['a field too few', { ...typed, name: undefined }, false],
  ['a field of another kind', { ...typed, rows: 3 }, false],
])('a record fills the form where it has %s', (_, value, fills) => {
  expect(fillsForm(shape, value)).toBe(fills)
})

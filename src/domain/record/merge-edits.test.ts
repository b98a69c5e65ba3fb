import { describe, expect, it } from 'vitest'
import { editFrom, isConflictFailure, mergeEdits, rebased, withValueAt } from './merge-edits'

const was = { phone: '1', email: 'a@b.c', skills: ['Planting'] }

describe('two edits of one record', () => {
  it('are one where they are of different fields', () => {
    expect(mergeEdits({ was, now: { ...was, email: 'x@y.z' }, mine: { ...was, phone: '2' } })).toEqual({
      merged: { phone: '2', email: 'x@y.z', skills: ['Planting'] },
      incoming: [{ place: 'email', row: null, field: 'email' }],
      conflicts: [],
    })
  })

  it('clash where both changed a field to something else', () => {
    const merged = mergeEdits({ was, now: { ...was, phone: '3' }, mine: { ...was, phone: '2' } })
    expect(merged).toEqual({
      merged: { phone: '2', email: 'a@b.c', skills: ['Planting'] },
      incoming: [],
      conflicts: [{ place: 'phone', row: null, field: 'phone', mine: '2', theirs: '3' }],
    })
  })

  it('both count in a list of words: what either added is there, what either removed is not', () => {
    const merged = mergeEdits({
      was: { skills: ['Planting', 'Edging', 'Mowing'] },
      now: { skills: ['Planting', 'Mowing', 'Pruning'] },
      mine: { skills: ['Edging', 'Mowing', 'Cleanup'] },
    })
    expect(merged).toEqual({
      merged: { skills: ['Mowing', 'Cleanup', 'Pruning'] },
      incoming: [{ place: 'skills', row: null, field: 'skills' }],
      conflicts: [],
    })
  })

  it('clash where together they would leave nothing of a list', () => {
    const merged = mergeEdits({
      was: { skills: ['Planting', 'Edging'] },
      now: { skills: ['Planting'] },
      mine: { skills: ['Edging'] },
    })
    expect(merged).toEqual({
      merged: { skills: ['Edging'] },
      incoming: [],
      conflicts: [{ place: 'skills', row: null, field: 'skills', mine: ['Edging'], theirs: ['Planting'] }],
    })
  })

  it('agree where both made it the same, and no one can say where it is not known what was', () => {
    const now = { ...was, phone: '2', email: 'x@y.z' }
    expect(mergeEdits({ was: { phone: '1' }, now, mine: { ...was, phone: '2', email: 'q@r.s' } })).toEqual({
      merged: { phone: '2', email: 'q@r.s', skills: ['Planting'] },
      incoming: [],
      conflicts: [],
    })
  })
})

describe('records inside a record', () => {
  const [home, rental, cabin] = [
    { id: 1, city: 'Austin', notes: '' },
    { id: 2, city: 'Buda', notes: '' },
    { id: 3, city: 'Kyle', notes: '' },
  ]
  const merge = (now: object[], mine: object[]) =>
    mergeEdits({ was: { places: [home, rental] }, now: { places: now }, mine: { places: mine } })

  it('are told apart by their ids, and merged field by field', () => {
    expect(merge([rental, { ...home, notes: 'Dog', city: 'Hays' }], [{ ...home, city: 'Dell' }, rental])).toEqual({
      merged: { places: [{ id: 1, city: 'Dell', notes: 'Dog' }, rental] },
      incoming: [{ place: 'places.0.notes', row: { list: 'places', id: 1 }, field: 'notes' }],
      conflicts: [
        { place: 'places.0.city', row: { list: 'places', id: 1 }, field: 'city', mine: 'Dell', theirs: 'Hays' },
      ],
    })
  })

  it('stay where either side added them, and go where either side removed them', () => {
    const { merged, incoming, conflicts } = merge([home, cabin], [rental, { city: 'Leander', notes: '' }])
    expect({ merged, incoming, conflicts }).toEqual({
      merged: { places: [{ city: 'Leander', notes: '' }, cabin] },
      incoming: [
        { place: 'places', row: { list: 'places', id: 2 }, field: null },
        { place: 'places', row: { list: 'places', id: 3 }, field: null },
      ],
      conflicts: [],
    })
  })

  it('stay where they were removed by others and changed by me', () => {
    const mine = { ...rental, city: 'Dell' }
    expect(merge([home], [home, mine])).toEqual({ merged: { places: [home, mine] }, incoming: [], conflicts: [] })
  })
})

describe('going on after others have changed the record', () => {
  const places = [{ id: 1, city: 'Austin', notes: '' }]
  const before = { phone: '1', email: 'a@b.c', places }
  const now = { phone: '3', email: 'x@y.z', places: [{ id: 1, city: 'Hays', notes: 'Dog' }] }
  const mine = { ...before, phone: '2', places: [{ id: 1, city: 'Dell', notes: '' }] }
  const { merged, conflicts } = mergeEdits({ was: before, now, mine })

  it('starts from the record as it is, but for what is still open', () => {
    expect([rebased(before, now, conflicts), rebased(before, now, [])]).toEqual([
      { phone: '1', email: 'x@y.z', places: [{ id: 1, city: 'Austin', notes: 'Dog' }] },
      now,
    ])
  })

  it('may take their values', () => {
    const theirs = conflicts.reduce((record, conflict) => withValueAt(record, conflict, conflict.theirs), merged)
    expect(theirs).toEqual(now)
  })
})

it('what is sent are the fields that were changed in the form, as they are and as they were', () => {
  const sent = editFrom(
    { was: { phone: '1', limit: '50' }, typed: { phone: ' 2 ', limit: '50' } },
    { phone: '2', limit: 5_000 },
    { id: 5, phone: '1', limit: 5_000 },
  )
  expect(sent).toEqual({ changed: { phone: '2' }, was: { phone: '1' } })
})

it('a refusal that names what others changed is told from other conflicts', () => {
  const details = {
    detail: 'Ann changed the phone in the meantime.',
    changed: [{ stream: 'client/5', field: 'phone' }],
  }
  const failure = { message: 'No', status: 409, details }
  expect([isConflictFailure(failure), isConflictFailure({ ...failure, details: { detail: 'Too late' } })]).toEqual([
    true,
    false,
  ])
})

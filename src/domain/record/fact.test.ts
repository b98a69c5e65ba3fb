import { expect, it } from 'vitest'
import { fieldChanges, inverseChanges } from './fact'

const before = { id: 17, status: 'assigned', crew: [1, 2], notes: null }
const after = { id: 17, status: 'in_progress', crew: [1, 2], notes: null }

it('tells which fields of a row changed, in the order of the row', () => {
  const moved = { ...after, crew: [2], started_at: '09:02' }
  expect(fieldChanges({ table: 'jobs', id: 17, before, after: moved })).toEqual([
    { field: 'status', before: 'assigned', after: 'in_progress' },
    { field: 'crew', before: [1, 2], after: [2] },
    { field: 'started_at', before: null, after: '09:02' },
  ])
})

it('tells every field of a new and of a removed row, but none that was empty', () => {
  expect([
    fieldChanges({ table: 'jobs', id: 17, before: null, after: { id: 17, status: 'scheduled', notes: null } }),
    fieldChanges({ table: 'jobs', id: 17, before: { id: 17, status: 'cancelled' }, after: null }),
  ]).toEqual([
    [
      { field: 'id', before: null, after: 17 },
      { field: 'status', before: null, after: 'scheduled' },
    ],
    [
      { field: 'id', before: 17, after: null },
      { field: 'status', before: 'cancelled', after: null },
    ],
  ])
})

it('tells nothing of a row that stayed the same', () => {
  expect(fieldChanges({ table: 'jobs', id: 17, before, after: { ...before } })).toEqual([])
})

it('takes changes back in the opposite order', () => {
  const changes = [
    { table: 'jobs', id: 17, before, after },
    { table: 'crew', id: 1, before: null, after: { id: 1 } },
  ]
  expect(inverseChanges(changes)).toEqual([
    { table: 'crew', id: 1, before: { id: 1 }, after: null },
    { table: 'jobs', id: 17, before: after, after: before },
  ])
  expect(inverseChanges(inverseChanges(changes))).toEqual(changes)
})

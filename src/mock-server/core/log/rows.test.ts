import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Row } from '@/domain/record/fact'
import { dropRow, findRow, inOrder, type Order, putRow, rowsNaming } from './rows'

describe('rows of a table', () => {
  test('are found by id, replaced in place, added at the end and taken out', () => {
    const rows: Row[] = [
      { id: 3, name: 'a' },
      { id: 1, name: 'b' },
      { id: 7, name: 'c' },
    ]
    putRow(rows, { id: 1, name: 'B' })
    putRow(rows, { id: 9, name: 'd' })
    dropRow(rows, 3)
    dropRow(rows, 42)
    putRow(rows, { id: 12, name: 'e' })
    dropRow(rows, 12)
    putRow(rows, { id: 3, name: 'back' })

    expect(rows).toEqual([
      { id: 1, name: 'B' },
      { id: 7, name: 'c' },
      { id: 9, name: 'd' },
      { id: 3, name: 'back' },
    ])
    expect([1, 3, 7, 9, 12, 42].map((id) => findRow(rows, id)?.name)).toEqual([
      'B',
      'back',
      'c',
      'd',
      undefined,
      undefined,
    ])
  })
})

type Task = { id: number; team: number; due: string }
const task = fc.record({
  id: fc.integer({ min: 1, max: 12 }),
  team: fc.integer({ min: 1, max: 2 }),
  due: fc.constantFrom('a', 'b', 'c'),
})
const change = fc.oneof(
  task.map((row) => ({ put: row })),
  fc.integer({ min: 1, max: 12 }).map((drop) => ({ drop })),
)

describe('an order of rows', () => {
  const byDue: Order<Task> = { group: ({ team }) => team, compare: (a, b) => a.due.localeCompare(b.due) || a.id - b.id }
  const sorted = (rows: readonly Task[], team: number) => rows.filter((row) => row.team === team).sort(byDue.compare)

  test('is that of the rows as they are, whatever was put and dropped since', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 40 }), (changes) => {
        const rows: Task[] = []
        for (const each of changes) {
          // Builds the order first, so that every change has to update it.
          inOrder(rows, byDue, 1)
          if ('put' in each) putRow(rows, each.put)
          else dropRow(rows, each.drop)
          expect([1, 2].map((team) => inOrder(rows, byDue, team))).toEqual([1, 2].map((team) => sorted(rows, team)))
        }
      }),
    )
  })
})

describe('the rows that name a record', () => {
  const scanned = (rows: readonly Task[], team: number) =>
    rows.filter((row) => row.team === team).sort((a, b) => a.id - b.id)

  test('are those a walk over the table finds, whatever was put and dropped since', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 40 }), (changes) => {
        const rows: Task[] = []
        for (const each of changes) {
          rowsNaming(rows, 'team', 1)
          if ('put' in each) putRow(rows, each.put)
          else dropRow(rows, each.drop)
          expect([1, 2].map((team) => rowsNaming(rows, 'team', team))).toEqual(
            [1, 2].map((team) => scanned(rows, team)),
          )
        }
      }),
    )
  })

  test('come and go with the name they have, and those that name none are no one’s', () => {
    const rows: { id: number; part_of: number | null }[] = [
      { id: 1, part_of: null },
      { id: 2, part_of: 7 },
    ]
    const parts = () => rowsNaming(rows, 'part_of', 7).map(({ id }) => id)
    expect(parts()).toEqual([2])
    putRow(rows, { id: 1, part_of: 7 })
    putRow(rows, { id: 2, part_of: null })
    expect(parts()).toEqual([1])
  })
})

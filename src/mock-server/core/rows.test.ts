import { describe, expect, test } from 'vitest'
import type { Row } from '@/domain/fact'
import { dropRow, findRow, putRow } from './rows'

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

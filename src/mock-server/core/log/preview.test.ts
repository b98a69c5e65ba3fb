import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Change, Row } from '@/domain/record/fact'
import { property } from '../../../../tests/fixtures/records'
import { SCHEMA } from '../../tables'
import { previewOf } from './preview'
import { findRow, rowsNaming, type TableRows } from './rows'
import type { Store } from './store'

type Property = TableRows['properties']

const storeOf = (rows: readonly Property[]): Pick<Store, 'schema' | 'table' | 'find' | 'naming'> => ({
  schema: SCHEMA,
  table: () => rows as never,
  find: (_name: unknown, id: number) => findRow(rows, id) as never,
  naming: (_name: unknown, field: never, id: number) => rowsNaming(rows, field, id) as never,
})

const id = fc.integer({ min: 1, max: 8 })
const row = fc.record({ id, client_id: fc.integer({ min: 1, max: 3 }) }).map((patch) => ({ ...property, ...patch }))
const change = fc.oneof(
  row.map((after): Change => ({ table: 'properties', id: after.id, before: null, after: after as Row })),
  id.map((gone): Change => ({ table: 'properties', id: gone, before: null, after: null })),
)
const rows = fc.uniqueArray(row, { selector: (each) => each.id, maxLength: 8 })

test('the rows that name a record are those of the table as the changes leave it', () => {
  fc.assert(
    fc.property(rows, fc.array(change, { maxLength: 12 }), (before, changes) => {
      const { store, apply } = previewOf(storeOf(before))
      for (const each of changes) {
        apply([each])
        const remaining = store.table('properties')
        for (const client of [1, 2, 3])
          expect(store.naming('properties', 'client_id', client)).toEqual(
            remaining.filter(({ client_id }) => client_id === client).sort((a, b) => a.id - b.id),
          )
      }
    }),
  )
})

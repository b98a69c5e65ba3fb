import type { Change, Fact, Row } from '@/domain/record/fact'
import { KEY_LIFETIME } from '@/domain/time/key-lifetime'
import { isRequestCause } from '../write/idempotency'
import { UNREADABLE_FACT } from './fact-entry'
import type { Schema } from './registry'
import { dropRow, putRow, type TableName } from './rows'
import { type Seeds, seedingIn } from './seeding'
import { emptyTables, highestIds, noneDamaged, type Seeding, type State } from './state'

/** Numbers are unique in a business and never reused, even after deletion. */
const keepNumber = (state: State, schema: Schema, table: TableName, row: Row) => {
  const field = schema.table(table).record?.number
  const number = Number(/\d+$/.exec(String(field && row[field]))?.[0] ?? 0)
  const { business_id: business } = row
  if (number === 0 || typeof business !== 'number') return
  const lastNumbers = state.lastNumbers[table] ?? {}
  state.lastNumbers[table] = { ...lastNumbers, [business]: Math.max(lastNumbers[business] ?? 0, number) }
}

const applyChange = (state: State, schema: Schema, { table, id, after: written }: Change) => {
  if (!schema.has(table)) return
  const after = written && schema.completed(table, written)
  // The row type of a table is checked on write, so it isn't checked again here.
  const rows = state.tables[table] as Row[]
  const isReadable = after === null || schema.isRow(table, after)
  dropRow(state.damaged[table], id)
  if (after === null || !isReadable) dropRow(rows, id)
  else putRow(rows, after)
  if (!isReadable) putRow(state.damaged[table], after)
  state.lastIds[table] = Math.max(state.lastIds[table], id)
  if (after !== null) keepNumber(state, schema, table, after)
}

const plant = (state: State, schema: Schema, seeding: Seeding, seeds: Seeds) => {
  const { rows, damaged } = seeds.of(seeding)
  state.tables = { ...emptyTables(schema), ...rows, ...schema.lasting(state.tables) }
  state.damaged = { ...noneDamaged(schema), ...damaged }
  state.lastIds = highestIds(schema, state.tables)
  state.lastNumbers = {}
  for (const name of schema.names)
    if (schema.table(name).record?.number)
      for (const row of state.tables[name] as readonly Row[]) keepNumber(state, schema, name, row)
  state.seeding = seeding
  if (seeding.beside) state.position += seeding.seeded
  state.touched = false
  state.undoneBy = {}
  state.receipts = []
  state.unreadable = []
}

const keepReceipt = (state: State, { actor, cause, position, at, changes }: Fact) => {
  if (actor.kind !== 'user' || !isRequestCause(cause)) return
  // A request without effect leaves a fact without changes, which counts as executed.
  const positions = changes.length > 0 ? [position] : []
  const last = state.receipts.at(-1)
  if (last?.cause === cause && last.user_id === actor.user_id) last.positions.push(...positions)
  else state.receipts.push({ user_id: actor.user_id, cause, at, positions })
  const firstValid = state.receipts.findIndex((receipt) => receipt.at > at - KEY_LIFETIME)
  if (firstValid > 0) state.receipts.splice(0, firstValid)
}

export const isSeeded = ({ seeding }: State, position: number): boolean =>
  seeding !== null && position <= seeding.position + seeding.seeded

/**
 * Applies one fact. The only writer to the database, so a replay gives the same rows. Rows of a seed fact are already in the seed and are
 * skipped.
 */
export const project = (state: State, schema: Schema, fact: Fact, seeds: Seeds): void => {
  state.position = fact.position
  if (fact.type === UNREADABLE_FACT) {
    if (!state.unreadable.includes(fact.stream)) state.unreadable.push(fact.stream)
    // An unreadable fact may be a person's work, which sample data must not overwrite.
    state.touched = true
    return
  }
  const seeding = seedingIn(fact)
  if (seeding) plant(state, schema, seeding, seeds)
  if (isSeeded(state, fact.position)) return
  for (const change of fact.changes) applyChange(state, schema, change)
  keepReceipt(state, fact)
  if (fact.undoes !== undefined) state.undoneBy[fact.undoes] = fact.position
  if (fact.actor.kind === 'user' && fact.changes.length > 0) state.touched = true
}

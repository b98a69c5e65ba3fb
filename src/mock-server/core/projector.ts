import type { Change, Fact, Row } from '@/domain/fact'
import { TABLES, type TableName } from '../tables'
import { isRequestCause, undonePosition } from './cause'
import { plantingIn, type Scenarios } from './planting'
import { dropRow, putRow } from './rows'
import { emptyTables, highestIds, type Planting, type State } from './state'

/** Repeats come within minutes; older receipts are let go so that the state stays small. */
const RECEIPTS_KEPT = 500

const isTable = (name: string): name is TableName => (TABLES as readonly string[]).includes(name)

const applyChange = (state: State, { table, id, after }: Change) => {
  if (!isTable(table)) return
  // Which row type a table holds is the writer's promise; from here on a row is a row.
  const rows = state.tables[table] as Row[]
  if (after === null) dropRow(rows, id)
  else putRow(rows, after)
  state.lastIds[table] = Math.max(state.lastIds[table], id)
}

const plant = (state: State, planting: Planting, scenarios: Scenarios) => {
  const { ended_sessions } = state.tables
  state.tables = { ...emptyTables(), ...scenarios[planting.scenario].tables(planting.day), ended_sessions }
  state.lastIds = highestIds(state.tables)
  state.planting = planting
  state.touched = false
  state.undoneBy = {}
  state.receipts = []
}

const keepReceipt = (state: State, { actor, cause, position }: Fact) => {
  if (actor.kind !== 'user' || !isRequestCause(cause)) return
  const last = state.receipts.at(-1)
  if (last?.cause === cause && last.user_id === actor.user_id) last.positions.push(position)
  else state.receipts.push({ user_id: actor.user_id, cause, positions: [position] })
  if (state.receipts.length > RECEIPTS_KEPT) state.receipts.shift()
}

const keepUndo = (state: State, { cause, position }: Fact) => {
  const undone = undonePosition(cause)
  if (undone !== undefined) state.undoneBy[undone] = position
}

/** Whether a position lies in what the scenario itself tells, the planting included. */
export const isSeeded = ({ planting }: State, position: number): boolean =>
  planting !== null && position <= planting.position + planting.seeded

/**
 * Applies one fact. This is the only code that writes to the database, so that a rebuild from the log comes to the same rows. Rows
 * of a seed fact are in the seed already; applying them again would add nothing, and they are skipped.
 */
export const project = (state: State, fact: Fact, scenarios: Scenarios): void => {
  state.position = fact.position
  const planting = plantingIn(fact)
  if (planting) plant(state, planting, scenarios)
  if (isSeeded(state, fact.position)) return
  for (const change of fact.changes) applyChange(state, change)
  keepReceipt(state, fact)
  keepUndo(state, fact)
  if (fact.actor.kind === 'user') state.touched = true
}

import * as v from 'valibot'
import type { EventLog } from '@/events/log'
import { TABLES } from '../tables'
import type { FactEntry } from './fact-entry'
import type { State } from './state'

const NAME = 'database'
/** Changes whenever `State` or a row's shape does: an older snapshot is then left alone and the facts are read instead. */
const FORMAT = 'groundwork-database/2'

const kept = v.object({
  format: v.literal(FORMAT),
  state: v.looseObject({
    position: v.number(),
    tables: v.object(Object.fromEntries(TABLES.map((name) => [name, v.array(v.unknown())]))),
  }),
})

/** Keeps the projected database, so that a boot reads only the facts since. */
export const keepState = (log: EventLog<FactEntry>, state: State): Promise<void> =>
  log.keepSnapshot(NAME, { format: FORMAT, state })

/** The database as last kept; undefined when there is none, it is of another release, or it knows more than the log. */
export const keptState = async (log: EventLog<FactEntry>): Promise<State | undefined> => {
  const raw = await log.readSnapshot(NAME)
  if (!v.is(kept, raw) || raw.state.position > (await log.lastPosition())) return undefined
  return raw.state as State
}

import { DEFAULT_TIME_ZONE } from '@/domain/business'
import { dayAt } from '@/domain/calendar'
import type { MovableClock } from '@/domain/clock'
import type { Fact } from '@/domain/fact'
import { Conflict, type EventLog, Quarantined } from '@/events/log'
import type { Exclusively } from '../hosts/locks'
import type { RowOf, TableName } from '../tables'
import { readCause } from './cause'
import { FACT_VERSION, type FactEntry } from './fact-entry'
import { createHistory } from './history'
import { PLANTING_STREAM, plantingFacts, type Scenarios } from './planting'
import { project } from './projector'
import { Refusal } from './refusal'
import { findRow } from './rows'
import { keepState, keptState } from './snapshot'
import { emptyState, type Receipt, type ScenarioName, type State } from './state'
import type { DatedFact, Store } from './store'

const LOCK = 'groundwork-facts'
const CHUNK = 5_000
/** Facts after which the database is kept again: few enough that reading the rest takes no time. */
const KEEP_EVERY = 250

/** The store with what only the server itself may do. */
export type FactStore = Store & {
  /** Reads the log (or plants the scenario in an empty one) and moves untouched sample data to today. */
  boot(): Promise<void>
  /** Catches up with what others have written. Costs nothing when nobody has. */
  freshen(): Promise<void>
  /** What was done under an idempotency key, if something was. */
  receipt(userId: number, endpoint: string, key: string): Receipt | undefined
  /** The facts at these positions; those that can't be read are left out. */
  factsAt(positions: readonly number[]): Promise<Fact[]>
  /** Forgets the projected database and builds it anew from all facts. */
  rebuild(): Promise<void>
  /** Removes every fact and plants a scenario for today: the present one unless another is named. */
  reset(scenario?: ScenarioName): Promise<void>
  /** The database as it is, for tests and the demo panel. */
  state(): State
  close(): void
}

type Options = {
  log: EventLog<FactEntry>
  clock: MovableClock
  exclusively: Exclusively
  scenarios: Scenarios
  /** The scenario wished for; otherwise the one that is there stays, and an empty log gets the demo. */
  scenario: ScenarioName | undefined
  /** Told whenever the tables are other arrays than before. */
  onTables(tables: State['tables']): void
}

const refuseAppend = (error: unknown): never => {
  if (error instanceof Conflict) throw new Refusal(409, 'Somebody else changed this just now. Please try again.')
  if (error instanceof Quarantined)
    throw new Refusal(409, 'The history of this record is damaged; it can only be read.')
  throw error
}

/** Builds the store over a log of facts. */
export const createFactStore = ({ log, clock, exclusively, scenarios, scenario, onTables }: Options): FactStore => {
  let state = emptyState()
  let shown: State['tables'] | undefined
  let keptAt = 0
  let heard = 0
  let outdated = false
  let writing = false

  const unsubscribe = log.subscribe(({ streams, lastPosition, foreign }) => {
    heard = lastPosition
    // A log that was emptied, or planted by another tab, shares no past with what is in memory here.
    outdated ||= lastPosition < state.position || (foreign && streams.includes(PLANTING_STREAM))
  })

  const show = () => {
    if (shown !== state.tables) onTables(state.tables)
    shown = state.tables
  }

  const take = (facts: readonly Fact[]) => {
    // Two readers may have met: whoever came first has applied the fact.
    for (const fact of facts) if (fact.position > state.position) project(state, fact, scenarios)
    show()
  }

  const catchUp = async () => {
    if (outdated || (await log.lastPosition()) < state.position) state = emptyState()
    outdated = false
    let facts: Fact[]
    do {
      facts = await log.readAfter(state.position, CHUNK)
      take(facts)
    } while (facts.length > 0)
    heard = state.position
  }

  const keepNow = async () => {
    keptAt = state.position
    await keepState(log, state)
  }

  const entriesOf = async (facts: readonly DatedFact[]): Promise<FactEntry[]> => {
    const next = new Map<string, number>()
    const entries: FactEntry[] = []
    for (const fact of facts) {
      const seq = next.get(fact.stream) ?? (await log.lastSeq(fact.stream)) + 1
      next.set(fact.stream, seq + 1)
      entries.push({ ...fact, seq, at: fact.at ?? clock.now(), v: FACT_VERSION })
    }
    return entries
  }

  const append = async (facts: readonly DatedFact[]): Promise<Fact[]> => {
    if (!writing) throw new Error('facts are committed inside `exclusively`')
    if (facts.length === 0) return []
    const stored = await log.append(await entriesOf(facts)).catch(refuseAppend)
    if (stored[0]?.position === state.position + 1) take(stored)
    else await catchUp()
    if (state.position - keptAt >= KEEP_EVERY) await keepNow()
    return stored
  }

  const alone = <R>(work: () => Promise<R>): Promise<R> =>
    exclusively(LOCK, async () => {
      await catchUp()
      writing = true
      try {
        return await work()
      } finally {
        writing = false
      }
    })

  const today = () => dayAt(clock.now(), state.tables.businesses[0]?.timezone ?? DEFAULT_TIME_ZONE)
  const wantedScenario = () => scenario ?? state.planting?.scenario ?? 'demo'
  const plant = async (name: ScenarioName) => {
    await append(plantingFacts(scenarios, { scenario: name, day: today(), offset: clock.offset() }))
    await keepNow()
  }
  const history = createHistory(log, () => state)

  return {
    table: (name) => state.tables[name],
    find: <T extends TableName>(name: T, id: number) => findRow<RowOf<T>>(state.tables[name], id),
    nextId: (name) => state.lastIds[name] + 1,
    position: () => state.position,
    commit: append,
    exclusively: alone,
    history,
    now: clock.now,
    today,
    async boot() {
      const kept = await keptState(log)
      if (kept) state = kept
      keptAt = state.position
      await alone(async () => {
        const { planting, touched } = state
        const wanted = wantedScenario()
        const isOfToday = planting?.day === today() || planting?.offset !== clock.offset()
        const fits = planting?.scenario === wanted && isOfToday
        if (!planting || (!touched && !fits)) await plant(wanted)
      })
      show()
    },
    async freshen() {
      if (outdated || heard > state.position) await catchUp()
    },
    receipt: (userId, endpoint, key) =>
      state.receipts.findLast(({ user_id, cause }) => {
        const known = readCause(cause)
        return user_id === userId && known.endpoint === endpoint && known.key === key
      }),
    factsAt: async (positions) => (await Promise.all(positions.map(history.at))).filter((fact) => fact !== undefined),
    async rebuild() {
      outdated = true
      await alone(keepNow)
    },
    async reset(named) {
      await alone(async () => {
        const name = named ?? wantedScenario()
        await log.clear()
        state = emptyState()
        outdated = false
        await plant(name)
      })
    },
    state: () => state,
    close: unsubscribe,
  }
}

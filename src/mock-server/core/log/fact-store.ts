import { DEFAULT_TIME_ZONE } from '@/domain/account/business'
import type { Fact } from '@/domain/record/fact'
import { CONFLICT } from '@/domain/record/final-failure'
import { dayAt } from '@/domain/time/calendar'
import type { MovableClock } from '@/domain/time/clock'
import { KEY_LIFETIME } from '@/domain/time/key-lifetime'
import { Conflict, type Contents, type EventLog, Quarantined } from '@/events/log'
import { memoryContents } from '@/events/log/memory'
import { createHistory } from '../history/history'
import { readCause } from '../write/idempotency'
import { Refusal } from '../write/refusal'
import { FACT_VERSION, type FactEntry } from './fact-entry'
import { project } from './projector'
import type { Schema } from './registry'
import { findRow, type LinkOf, type RowOf, rowsNaming, type TableName } from './rows'
import { createSampleStore } from './sample-data'
import { type SampleData, SEEDING_STREAM, seedingFact } from './seeding'
import { createSnapshots } from './snapshot'
import { emptyState, type ScenarioName, type State } from './state'
import type { ContentNote, DatedFact, Store } from './store'
import { createStoredSample } from './stored-sample'

const LOCK = 'groundwork-facts'
/** Snapshots are written one at a time among all tabs. A turn is requested under the lock above, so the turns come in the order of the facts. */
const SNAPSHOT_LOCK = 'groundwork-snapshots'
const CHUNK = 5_000
/** Facts after which the database is kept again: few enough that reading the rest takes no time. */
const KEEP_EVERY = 250

/** Runs `work` while no one else holds the lock of this name. */
export type Exclusively = <R>(name: string, work: () => Promise<R>) => Promise<R>

/** The store with what only the server itself may do. */
export type FactStore = Store & {
  /** Reads the log (or plants the scenario in an empty one) and moves untouched sample data to today. */
  boot(): Promise<void>
  /** Catches up with what others have written. Costs nothing when no one has. */
  freshen(): Promise<void>
  /** Forgets the projected database and builds it again from all facts. */
  rebuild(): Promise<void>
  /** Removes every fact and plants a scenario for today: the present one unless another is named. */
  reset(scenario?: ScenarioName): Promise<void>
  /** The database as it is, for tests and the demo panel. */
  state(): State
  /** Every fact as the text of a file, those of the sample data included. */
  exportFacts(): Promise<string>
  close(): void
}

export type FactStoreOptions = {
  schema: Schema
  log: EventLog<FactEntry>
  /** A log for the page alone, where what is on disk was written by another release and has to be left as it is. */
  standIn(): EventLog<FactEntry>
  /** Where contents are kept, opened when they are first asked for. */
  contents(): Promise<Contents<ContentNote>>
  clock: MovableClock
  exclusively: Exclusively
  /** Calls what no one waits for once the page rests. */
  atRest(work: () => void): void
  samples: SampleData
  /** The scenario wished for; otherwise the one that is there stays, and an empty log gets the demo. */
  scenario: ScenarioName | undefined
  /** The facts on disk are of another release. They are left as they are, and the fallback replaces them. */
  onForeign(): void
  /** A record's history can't be read to its end; the record is read-only. */
  onUnreadable(stream: string): void
}

const refuseAppend = (error: unknown): never => {
  if (error instanceof Conflict)
    throw new Refusal(409, 'Someone else changed this just now. Please try again.', { code: CONFLICT })
  if (error instanceof Quarantined) throw new Refusal(409, DAMAGED)
  throw error
}
const DAMAGED = 'The history of this record is damaged; it can only be read.'

/** Builds the store over a log of facts. */
export const createFactStore = (options: FactStoreOptions): FactStore => {
  const { schema, clock, exclusively, samples, scenario, onForeign, onUnreadable } = options
  let { log, contents } = options
  const inTurn = (work: () => Promise<void>) => exclusively(SNAPSHOT_LOCK, work)
  /** What lies over a log. */
  const over = (facts: EventLog<FactEntry>) => {
    const sample = createSampleStore(samples, createStoredSample(facts, schema), inTurn)
    return {
      sample,
      snapshots: createSnapshots(facts, schema, inTurn),
      history: createHistory(facts, () => state, sample),
    }
  }
  let { sample, snapshots, history } = over(log)
  let state = emptyState(schema)
  let reserved: Partial<Record<TableName, number>> = {}
  const reservedNumbers = new Map<string, number>()
  let savedPosition = 0
  let keeping: Promise<void> | null = null
  let heard = 0
  let outdated = false
  let rereading = false
  let writing = false
  let closed = false

  const listen = () =>
    log.subscribe(({ streams, lastPosition, foreign }) => {
      heard = lastPosition
      // A log that was emptied, or planted by another tab, shares no past with what is in memory here.
      outdated ||= lastPosition < state.position || (foreign && streams.includes(SEEDING_STREAM))
    })
  let unsubscribe = listen()

  const take = (facts: readonly Fact[], into: State) => {
    const previousCount = into.unreadable.length
    // Two readers may have met: the first has applied the fact.
    for (const fact of facts) if (fact.position > into.position) project(into, schema, fact, sample)
    for (const stream of into.unreadable.slice(previousCount)) onUnreadable(stream)
  }

  const readInto = async (next: State) => {
    let facts: Fact[]
    do {
      facts = await log.readAfter(next.position, CHUNK)
      await sample.find(facts)
      take(facts, next)
      // Only the last page of a log is short.
    } while (facts.length === CHUNK)
  }

  const catchUp = async () => {
    const heardBefore = heard
    const last = await log.lastPosition()
    const isPast = outdated || last < state.position
    // Requests under way keep reading the old rows, never half of the new ones; later requests wait for the new rows.
    const next = isPast ? emptyState(schema) : state
    outdated = false
    rereading ||= isPast
    try {
      // Most turns find nothing new, and none of them waits for a second answer of the disk.
      if (last > next.position) await readInto(next)
    } catch (error) {
      // What was not read to its end is read from its beginning the next time.
      outdated ||= isPast
      throw error
    } finally {
      if (isPast) rereading = false
    }
    if (isPast) state = next
    // What was announced while this was read may not be in it.
    if (heard === heardBefore) heard = state.position
  }

  /** Begins to keep the database, which no one waits for: what can't be kept costs the next start its time, and nothing else. */
  const keepNow = () => {
    savedPosition = state.position
    const ended = snapshots
      .keep(state)
      .catch(reportSaveFailure)
      .then(() => {
        if (keeping === ended) keeping = null
      })
    keeping = ended
  }
  const reportSaveFailure = (error: unknown) => {
    if (!closed) console.error('The mock server could not keep its database', error)
  }

  /** Keeps what was planted once the page rests, and the database with it. */
  const keepAtRest = () => {
    savedPosition = state.position
    const { seeding } = state
    options.atRest(() => {
      // What has been planted since is kept in a quiet moment of its own.
      if (closed || !seeding || state.seeding !== seeding) return
      sample
        .keep(seeding)
        .then(() => {
          if (!closed && state.seeding === seeding && keeping === null) keepNow()
        })
        .catch(reportSaveFailure)
    })
  }

  const isReadOnly = (stream: string) => state.unreadable.includes(stream)

  const entriesOf = async (facts: readonly DatedFact[]): Promise<FactEntry[]> => {
    const streams = [...new Set(facts.map(({ stream }) => stream))]
    // Asked for all at once: an import writes to thousands of streams.
    const last = await log.lastSeqs(streams)
    const next = new Map(streams.map((stream, index) => [stream, (last[index] ?? -1) + 1]))
    const entries: FactEntry[] = []
    const now = clock.now()
    for (const fact of facts) {
      const seq = next.get(fact.stream) ?? 0
      next.set(fact.stream, seq + 1)
      // Sample data covers a whole day, whose evening may not have come yet.
      entries.push({ ...fact, seq, at: Math.min(fact.at ?? now, now), v: FACT_VERSION })
    }
    return entries
  }

  const append = async (facts: readonly DatedFact[], reserve = 0): Promise<Fact[]> => {
    if (!writing) throw new Error('facts are committed inside `exclusively`')
    if (facts.length === 0) return []
    const stored = await log.append(await entriesOf(facts), { reserve }).catch(refuseAppend)
    if (!outdated && stored[0]?.position === state.position + 1) take(stored, state)
    else await catchUp()
    if (state.position - savedPosition >= KEEP_EVERY && keeping === null) keepNow()
    return stored
  }

  const commit: Store['commit'] = async (facts) => {
    if (facts.some(({ stream }) => isReadOnly(stream))) throw new Refusal(409, DAMAGED)
    // The work of a person builds on the sample data for good; until then a page that dies has lost nothing that can't be planted again.
    if (state.seeding && facts.some(({ actor }) => actor.kind === 'user')) await sample.keep(state.seeding)
    return append(facts)
  }

  const alone = <R>(work: () => Promise<R>): Promise<R> =>
    exclusively(LOCK, async () => {
      await catchUp()
      writing = true
      reserved = {}
      reservedNumbers.clear()
      try {
        return await work()
      } finally {
        writing = false
      }
    })

  const today = (timeZone: string) => dayAt(clock.now(), timeZone)
  /** The day of the sample data is that of the demo business. */
  const demoDay = () => today(DEFAULT_TIME_ZONE)
  const wantedScenario = () => scenario ?? state.seeding?.scenario ?? 'demo'

  const plant = async (name: ScenarioName) => {
    const wish = { scenario: name, day: demoDay() }
    await sample.make(wish)
    const { [name]: scenario } = await sample.load()
    const seeded = scenario.facts(wish.day).length
    const beside = { at: clock.now() }
    // What is planted is kept below.
    savedPosition = Number.POSITIVE_INFINITY
    // Not refused for what is read-only: after a reset, memory still has the rows of the log that was emptied.
    await append([seedingFact({ ...wish, offset: clock.offset(), seeds: samples.version, seeded, beside })], seeded)
    keepAtRest()
  }

  const isUpToDate = () => {
    const { seeding, touched } = state
    if (!seeding) return false
    const isOfToday = seeding.day === demoDay() || seeding.offset !== clock.offset()
    return touched || (seeding.scenario === wantedScenario() && seeding.seeds === samples.version && isOfToday)
  }

  /** What another release has written is left untouched: this page works on sample data of its own. */
  const leaveAside = () => {
    unsubscribe()
    log = options.standIn()
    const ownContents = memoryContents<ContentNote>()
    contents = async () => ownContents
    ;({ sample, snapshots, history } = over(log))
    unsubscribe = listen()
    state = emptyState(schema)
    onForeign()
  }

  /** On a new device the sample data loads while the empty log is being read. A failure here is retried where the data is needed. */
  const loadAhead = async () => {
    if ((await log.lastPosition()) === 0) await sample.make({ scenario: wantedScenario(), day: demoDay() })
  }

  const start = async () => {
    loadAhead().catch(() => undefined)
    const snapshot = await snapshots.read()
    state = snapshot ?? emptyState(schema)
    savedPosition = state.position
    await alone(async () => {
      const isForeign = state.seeding === null && (await log.lastPosition()) > 0
      if (isForeign) leaveAside()
      if (!isUpToDate()) await plant(wantedScenario())
      else if (!snapshot) keepAtRest()
      else if (state.position - savedPosition >= KEEP_EVERY) keepNow()
    })
  }

  return {
    schema,
    table: (name) => state.tables[name],
    find: <T extends TableName>(name: T, id: number) => findRow<RowOf<T>>(state.tables[name], id),
    naming: <T extends TableName>(name: T, field: LinkOf<RowOf<T>>, id: number) =>
      rowsNaming<RowOf<T>>(state.tables[name], field, id),
    damaged: (name) => state.damaged[name],
    nextId(name) {
      const id = Math.max(state.lastIds[name], reserved[name] ?? 0) + 1
      reserved[name] = id
      return id
    },
    nextNumber(name, businessId, first) {
      const key = `${name} of ${businessId}`
      const last = Math.max(state.lastNumbers[name]?.[businessId] ?? 0, first - 1)
      const number = Math.max(last, reservedNumbers.get(key) ?? 0) + 1
      reservedNumbers.set(key, number)
      return number
    },
    lastNumber: (name, businessId) => state.lastNumbers[name]?.[businessId] ?? 0,
    position: () => state.position,
    isReadOnly,
    commit,
    contents: () => contents(),
    exclusively: alone,
    receipts: (userId, key) =>
      state.receipts.filter(
        ({ user_id, cause, at }) =>
          user_id === userId && at > clock.now() - KEY_LIFETIME && readCause(cause).key === key,
      ),
    history: {
      of: (...page) => history.of(...page),
      after: (...args) => history.after(...args),
      all: (...page) => history.all(...page),
      at: (position) => history.at(position),
      each: (positions) => history.each(positions),
      isUndone: (position) => history.isUndone(position),
      isSeeded: (position) => history.isSeeded(position),
    },
    now: clock.now,
    today,
    boot: start,
    async freshen() {
      // Anyone who emptied the log is still filling it, under the lock. Old rows given out now would stay on the page.
      if (outdated || rereading) await alone(async () => {})
      else if (heard > state.position) await catchUp()
    },
    async rebuild() {
      outdated = true
      await alone(async () => keepNow())
      await keeping
    },
    async reset(named) {
      await alone(async () => {
        const name = named ?? wantedScenario()
        // Nothing is removed unless something can take its place.
        await sample.load()
        // Requests keep the old rows until the new ones are there, or wait for these: without any they would find no one signed in.
        outdated = true
        await inTurn(() => log.clear())
        await (await contents()).clear()
        await plant(name)
      })
    },
    state: () => state,
    // What another release has written is what there is to save, not what stands in for it.
    exportFacts: async () => options.log.exportStreams(() => true, log === options.log ? await history.seeded() : []),
    close() {
      closed = true
      unsubscribe()
    },
  }
}

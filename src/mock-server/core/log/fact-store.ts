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
/** Snapshots are written one at a time across all tabs. Requested while holding the write lock, so they follow the order of the facts. */
const SNAPSHOT_LOCK = 'groundwork-snapshots'
const CHUNK = 5_000
/** Snapshot interval in facts, small enough that replaying the rest is instant. */
const KEEP_EVERY = 250

export type Exclusively = <R>(name: string, work: () => Promise<R>) => Promise<R>

export type FactStore = Store & {
  /** Reads the log, seeds an empty one, and moves untouched sample data to today. */
  boot(): Promise<void>
  /** Applies facts written by other tabs; cheap when there are none. */
  freshen(): Promise<void>
  rebuild(): Promise<void>
  /** Deletes every fact and seeds a scenario for today, by default the current one. */
  reset(scenario?: ScenarioName): Promise<void>
  state(): State
  exportFacts(): Promise<string>
  close(): void
}

export type FactStoreOptions = {
  schema: Schema
  log: EventLog<FactEntry>
  /** An in-memory log, used when the one on disk belongs to another release and must stay untouched. */
  standIn(): EventLog<FactEntry>
  contents(): Promise<Contents<ContentNote>>
  clock: MovableClock
  exclusively: Exclusively
  atRest(work: () => void): void
  samples: SampleData
  /** Without one, the existing scenario stays and an empty log gets the demo. */
  scenario: ScenarioName | undefined
  /** The facts on disk belong to another release: they stay untouched and the fallback is used. */
  onForeign(): void
  /** The record's history is unreadable, so the record is read-only. */
  onUnreadable(stream: string): void
}

const refuseAppend = (error: unknown): never => {
  if (error instanceof Conflict)
    throw new Refusal(409, 'Someone else changed this just now. Please try again.', { code: CONFLICT })
  if (error instanceof Quarantined) throw new Refusal(409, DAMAGED)
  throw error
}
const DAMAGED = 'The history of this record is damaged; it can only be read.'

export const createFactStore = (options: FactStoreOptions): FactStore => {
  const { schema, clock, exclusively, samples, scenario, onForeign, onUnreadable } = options
  let { log, contents } = options
  const inTurn = (work: () => Promise<void>) => exclusively(SNAPSHOT_LOCK, work)
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
      // A log that was cleared or reseeded by another tab shares no history with the state in memory.
      outdated ||= lastPosition < state.position || (foreign && streams.includes(SEEDING_STREAM))
    })
  let unsubscribe = listen()

  const take = (facts: readonly Fact[], into: State) => {
    const previousCount = into.unreadable.length
    // Two readers may run at once; skip what the other one applied.
    for (const fact of facts) if (fact.position > into.position) project(into, schema, fact, sample)
    for (const stream of into.unreadable.slice(previousCount)) onUnreadable(stream)
  }

  const readInto = async (next: State) => {
    let facts: Fact[]
    do {
      facts = await log.readAfter(next.position, CHUNK)
      await sample.find(facts)
      take(facts, next)
      // A short page is the last one.
    } while (facts.length === CHUNK)
  }

  const catchUp = async () => {
    const heardBefore = heard
    const last = await log.lastPosition()
    const isPast = outdated || last < state.position
    // Running requests keep reading the old rows, never a partial state; later requests wait for the new rows.
    const next = isPast ? emptyState(schema) : state
    outdated = false
    rereading ||= isPast
    try {
      // Most refreshes find nothing new and avoid a second disk read.
      if (last > next.position) await readInto(next)
    } catch (error) {
      // An interrupted read starts over next time.
      outdated ||= isPast
      throw error
    } finally {
      if (isPast) rereading = false
    }
    if (isPast) state = next
    // Facts announced during the read may be missing from it.
    if (heard === heardBefore) heard = state.position
  }

  /** Saves in the background: a failed save only slows the next start. */
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

  const keepAtRest = () => {
    savedPosition = state.position
    const { seeding } = state
    options.atRest(() => {
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
    // One call for all streams: an import writes to thousands of them.
    const last = await log.lastSeqs(streams)
    const next = new Map(streams.map((stream, index) => [stream, (last[index] ?? -1) + 1]))
    const entries: FactEntry[] = []
    const now = clock.now()
    for (const fact of facts) {
      const seq = next.get(fact.stream) ?? 0
      next.set(fact.stream, seq + 1)
      // Sample data covers a whole day, including hours still to come.
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
    // A person's work depends on the sample data, so it is stored first; before that, a crash loses nothing that can't be reseeded.
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
  const demoDay = () => today(DEFAULT_TIME_ZONE)
  const wantedScenario = () => scenario ?? state.seeding?.scenario ?? 'demo'

  const plant = async (name: ScenarioName) => {
    const wish = { scenario: name, day: demoDay() }
    await sample.make(wish)
    const { [name]: scenario } = await sample.load()
    const seeded = scenario.facts(wish.day).length
    const beside = { at: clock.now() }
    savedPosition = Number.POSITIVE_INFINITY
    // Skips the read-only check: after a reset, memory still holds rows of the cleared log.
    await append([seedingFact({ ...wish, offset: clock.offset(), seeds: samples.version, seeded, beside })], seeded)
    keepAtRest()
  }

  const isUpToDate = () => {
    const { seeding, touched } = state
    if (!seeding) return false
    const isOfToday = seeding.day === demoDay() || seeding.offset !== clock.offset()
    return touched || (seeding.scenario === wantedScenario() && seeding.seeds === samples.version && isOfToday)
  }

  /** Data of another release stays untouched; this page works on its own sample data. */
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

  /** On a new device, sample data loads in parallel with reading the empty log. Failures are retried on first use. */
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
      // A tab that cleared the log is still filling it under the lock; returning old rows now would leave them on the page.
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
        await sample.load()
        // Requests keep the old rows or wait for the new ones; an empty database would sign everyone out.
        outdated = true
        await inTurn(() => log.clear())
        await (await contents()).clear()
        await plant(name)
      })
    },
    state: () => state,
    // Exports the original log of another release, not its stand-in.
    exportFacts: async () => options.log.exportStreams(() => true, log === options.log ? await history.seeded() : []),
    close() {
      closed = true
      unsubscribe()
    },
  }
}

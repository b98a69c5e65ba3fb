import { once } from '@/domain/async/once'
import { pause } from '@/domain/async/with-pauses'
import type { Fact } from '@/domain/record/fact'
import type { Day } from '@/domain/time/calendar'
import type { Instant } from '@/domain/time/clock'
import { FACT_VERSION, type FactEntry } from './fact-entry'
import { type SampleData, type Scenarios, type SeedRows, type Seeds, seedingIn } from './seeding'
import type { ScenarioName, Seeding } from './state'
import type { DatedFact } from './store'
import type { StoredSample } from './stored-sample'

/** Seeded facts stored beside the log, in order: the first one's position follows the seeding fact. */
export type SeedFacts = {
  streams: readonly string[]
  /** In the order of `places`. */
  read(places: readonly number[]): Promise<Fact[]>
}

const NONE: SeedFacts = { streams: [], read: async () => [] }

export type SampleStore = Seeds & {
  load(): Promise<Scenarios>
  /** Loads and generates a day's sample data, yielding to the page in between. */
  make(wanted: Pick<Seeding, 'scenario' | 'day'>): Promise<void>
  find(facts: readonly Fact[]): Promise<void>
  facts(seeding: Seeding | null): Promise<SeedFacts>
  /** Stores the seeded data unless it is stored already, so that it no longer depends on the release. Runs before any write by a person. */
  keep(seeding: Seeding): Promise<void>
}

/** Sample facts as log entries. Facts of today without a time get the seeding time. */
const entriesFrom = (facts: readonly DatedFact[], seeded: Instant): FactEntry[] => {
  const seqs = new Map<string, number>()
  return facts.map((fact) => {
    const seq = seqs.get(fact.stream) ?? 0
    seqs.set(fact.stream, seq + 1)
    return { ...fact, seq, at: fact.at ?? seeded, v: FACT_VERSION }
  })
}

/** `inTurn` serializes writes beside the facts across all tabs. */
export const createSampleStore = (
  samples: SampleData,
  storedSample: StoredSample,
  inTurn: (work: () => Promise<void>) => Promise<void>,
): SampleStore => {
  let scenarios: Scenarios | null = null
  let foreign: { seeding: Seeding; seeded: SeedRows } | null = null
  let found: { seeding: Seeding; facts: Promise<SeedFacts> } | null = null
  let storedPlanting: Seeding | null = null
  let making: { key: string; run: () => Promise<void> } | null = null

  const load = once(async () => {
    scenarios = await samples.load()
    return scenarios
  })

  const makeOf = async (scenario: ScenarioName, day: Day) => {
    const { [scenario]: definition } = await load()
    const steps = definition.steps?.(day)
    while (steps && !steps.next().done) await pause()
  }
  const make: SampleStore['make'] = ({ scenario, day }) => {
    const key = `${scenario} ${day}`
    if (making?.key !== key) making = { key, run: once(() => makeOf(scenario, day)) }
    return making.run()
  }

  const isOwn = ({ seeds }: Seeding) => seeds === samples.version

  const entriesOf = async ({ scenario, day, beside }: Seeding): Promise<FactEntry[]> =>
    entriesFrom((await load())[scenario].facts(day), beside?.at ?? 0)

  const findFacts = async (seeding: Seeding): Promise<SeedFacts> => {
    const { position, beside } = seeding
    if (!beside) return NONE
    const factOf = (entry: FactEntry, place: number): Fact => ({
      ...entry,
      at: Math.min(entry.at, beside.at),
      position: position + 1 + place,
    })
    const onDisk = isOwn(seeding) && scenarios ? undefined : await storedSample.facts(seeding)
    if (onDisk)
      return {
        streams: onDisk.streams,
        read: (places) => Promise.all(places.map(async (place) => factOf(await onDisk.at(place), place))),
      }
    if (!isOwn(seeding)) return NONE
    const entries = await entriesOf(seeding)
    return {
      streams: entries.map(({ stream }) => stream),
      read: async (places) =>
        places.flatMap((place) => {
          const entry = entries[place]
          return entry ? [factOf(entry, place)] : []
        }),
    }
  }

  return {
    load,
    make,
    of(seeding) {
      const { position, seeds } = seeding
      if (foreign?.seeding.position === position && foreign.seeding.seeds === seeds) return foreign.seeded
      if (!scenarios) throw new Error('sample data is loaded before what was planted is read')
      return { rows: scenarios[seeding.scenario].tables(seeding.day) }
    },
    async find(facts) {
      for (const fact of facts) {
        const seeding = seedingIn(fact)
        if (!seeding) continue
        const seeded = isOwn(seeding) ? undefined : await storedSample.rows(seeding)
        if (seeded) foreign = { seeding, seeded }
        else await make(seeding)
      }
    },
    facts(seeding) {
      if (!seeding) return Promise.resolve(NONE)
      if (found?.seeding === seeding) return found.facts
      const facts = findFacts(seeding).catch((error: unknown) => {
        if (found?.facts === facts) found = null
        throw error
      })
      found = { seeding, facts }
      return facts
    },
    async keep(seeding) {
      if (storedPlanting === seeding || !isOwn(seeding)) return
      await inTurn(async () => {
        if (await storedSample.isKept(seeding)) return
        await make(seeding)
        const { [seeding.scenario]: scenario } = await load()
        await storedSample.keep(seeding, scenario.tables(seeding.day), await entriesOf(seeding))
      })
      storedPlanting = seeding
    },
  }
}

import { once } from '@/domain/async/once'
import { pause } from '@/domain/async/with-pauses'
import type { Fact } from '@/domain/record/fact'
import type { Day } from '@/domain/time/calendar'
import type { Instant } from '@/domain/time/clock'
import { FACT_VERSION, type FactEntry } from './fact-entry'
import type { KeptSample } from './kept-sample'
import { type Planted, plantingIn, type SampleData, type Scenarios, type Seeds } from './planting'
import type { Planting, ScenarioName } from './state'
import type { DatedFact } from './store'

/** The facts of a planting that lie beside the log, in their order: the first has the position after the planting. */
export type PlantedFacts = {
  /** The stream of each. */
  streams: readonly string[]
  /** Those at these places, in the order of the places. */
  read(places: readonly number[]): Promise<Fact[]>
}

const NONE: PlantedFacts = { streams: [], read: async () => [] }

/** What was planted, wherever it comes from: sample data of this release, or what is kept of another's. */
export type PlantedSample = Seeds & {
  load(): Promise<Scenarios>
  /** Loads and makes the sample data of a day; the page draws and answers in between. */
  make(wanted: Pick<Planting, 'scenario' | 'day'>): Promise<void>
  /** Has the rows at hand that these facts plant. */
  find(facts: readonly Fact[]): Promise<void>
  facts(planting: Planting | null): Promise<PlantedFacts>
  /**
   * Keeps what was planted, unless it is kept. From then on it no longer depends on the release, which may be another the next time: nothing a
   * person does is written before.
   */
  keep(planting: Planting): Promise<void>
}

/** Facts of the sample data as the log would take them. Those of today that say no time happened as they were planted. */
const entriesFrom = (facts: readonly DatedFact[], planted: Instant): FactEntry[] => {
  const seqs = new Map<string, number>()
  return facts.map((fact) => {
    const seq = seqs.get(fact.stream) ?? 0
    seqs.set(fact.stream, seq + 1)
    return { ...fact, seq, at: fact.at ?? planted, v: FACT_VERSION }
  })
}

/** @param inTurn runs what writes beside the facts, one after the other among all tabs */
export const createPlantedSample = (
  samples: SampleData,
  kept: KeptSample,
  inTurn: (work: () => Promise<void>) => Promise<void>,
): PlantedSample => {
  let scenarios: Scenarios | null = null
  /** Rows of another release, by where they were planted. */
  let foreign: { planting: Planting; planted: Planted } | null = null
  let found: { planting: Planting; facts: Promise<PlantedFacts> } | null = null
  let keptFor: Planting | null = null
  let making: { key: string; made: () => Promise<void> } | null = null

  const load = once(async () => {
    scenarios = await samples.load()
    return scenarios
  })

  const makeOf = async (scenario: ScenarioName, day: Day) => {
    const { [scenario]: made } = await load()
    const steps = made.steps?.(day)
    while (steps && !steps.next().done) await pause()
  }
  const make: PlantedSample['make'] = ({ scenario, day }) => {
    const key = `${scenario} ${day}`
    // Who needs it while it is being made waits for that.
    if (making?.key !== key) making = { key, made: once(() => makeOf(scenario, day)) }
    return making.made()
  }

  const isOwn = ({ seeds }: Planting) => seeds === samples.version

  const entriesOf = async ({ scenario, day, beside }: Planting): Promise<FactEntry[]> =>
    entriesFrom((await load())[scenario].facts(day), beside?.at ?? 0)

  const findFacts = async (planting: Planting): Promise<PlantedFacts> => {
    const { position, beside } = planting
    if (!beside) return NONE
    // Sample data covers a whole day, whose evening may not have come yet.
    const factOf = (entry: FactEntry, place: number): Fact => ({
      ...entry,
      at: Math.min(entry.at, beside.at),
      position: position + 1 + place,
    })
    const onDisk = isOwn(planting) && scenarios ? undefined : await kept.facts(planting)
    if (onDisk)
      return {
        streams: onDisk.streams,
        read: (places) => Promise.all(places.map(async (place) => factOf(await onDisk.at(place), place))),
      }
    if (!isOwn(planting)) return NONE
    const entries = await entriesOf(planting)
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
    of(planting) {
      const { position, seeds } = planting
      if (foreign?.planting.position === position && foreign.planting.seeds === seeds) return foreign.planted
      if (!scenarios) throw new Error('sample data is loaded before what was planted is read')
      return { rows: scenarios[planting.scenario].tables(planting.day) }
    },
    async find(facts) {
      for (const fact of facts) {
        const planting = plantingIn(fact)
        if (!planting) continue
        const planted = isOwn(planting) ? undefined : await kept.rows(planting)
        if (planted) foreign = { planting, planted }
        else await make(planting)
      }
    },
    facts(planting) {
      if (!planting) return Promise.resolve(NONE)
      if (found?.planting === planting) return found.facts
      const facts = findFacts(planting).catch((error: unknown) => {
        if (found?.facts === facts) found = null
        throw error
      })
      found = { planting, facts }
      return facts
    },
    async keep(planting) {
      if (keptFor === planting || !isOwn(planting)) return
      await inTurn(async () => {
        if (await kept.isKept(planting)) return
        await make(planting)
        const { [planting.scenario]: scenario } = await load()
        await kept.keep(planting, scenario.tables(planting.day), await entriesOf(planting))
      })
      keptFor = planting
    },
  }
}

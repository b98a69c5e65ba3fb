import type { Fact } from '@/domain/record/fact'
import type { EventLog } from '@/events/log'
import type { FactEntry } from '../log/fact-entry'
import { isSeeded } from '../log/projector'
import type { SampleStore } from '../log/sample-data'
import type { State } from '../log/state'
import type { FactPage, Store } from '../log/store'

/** One extra fact is read to detect a next page. */
const pageOf = (facts: readonly Fact[], first: number): FactPage => ({
  facts: facts.slice(0, first),
  nextBefore: facts.length > first ? (facts[first - 1]?.position ?? null) : null,
})

/** Contiguous position ranges, so adjacent facts of a request load in one read. */
const runsOf = (positions: readonly number[]): [first: number, last: number][] => {
  const runs: [number, number][] = []
  for (const position of [...new Set(positions)].sort((a, b) => a - b)) {
    const run = runs.at(-1)
    if (run && run[1] === position - 1) run[1] = position
    else runs.push([position, position])
  }
  return runs
}

type History = Store['history'] & {
  /** Sample facts that are stored beside the log. */
  seeded(): Promise<Fact[]>
}

/** Reads sample facts from beside the log and later facts from the log. Facts of an earlier seeding are hidden. */
export const createHistory = (
  log: EventLog<FactEntry>,
  state: () => State,
  sample: Pick<SampleStore, 'facts'>,
): History => {
  const isOurs = (fact: Fact) => fact.position > (state().seeding?.position ?? 0)
  /** The position before the first fact in the log itself. */
  const start = () => {
    const { seeding } = state()
    return seeding ? seeding.position + (seeding.beside ? seeding.seeded : 0) : 0
  }

  const beside = async (choose: (streams: readonly string[], first: number) => number[]): Promise<Fact[]> => {
    const { seeding } = state()
    const { streams, read } = await sample.facts(seeding)
    return read(choose(streams, (seeding?.position ?? 0) + 1))
  }

  const besideBefore = (before: number | null, count: number, isWanted: (stream: string) => boolean) =>
    beside((streams, first) => {
      const places: number[] = []
      let place = Math.min(streams.length, before === null ? streams.length : before - first) - 1
      for (; place >= 0 && places.length < count; place--) if (isWanted(streams[place] ?? '')) places.push(place)
      return places
    })

  const besideAfter = (position: number, isWanted: (stream: string) => boolean) =>
    beside((streams, first) =>
      streams.flatMap((stream, place) => (first + place > position && isWanted(stream) ? [place] : [])),
    )

  const besideAt = async (positions: readonly number[]) =>
    positions.length === 0
      ? []
      : beside(({ length }, first) =>
          positions.map((position) => position - first).filter((place) => place >= 0 && place < length),
        )

  const each = async (positions: readonly number[]): Promise<Fact[]> => {
    const end = start()
    const found = new Map<number, Fact>()
    for (const fact of await besideAt(positions.filter((position) => position <= end))) found.set(fact.position, fact)
    for (const [first, last] of runsOf(positions.filter((position) => position > end)))
      for (const fact of await log.readAfter(first - 1, last - first + 1))
        if (fact.position <= last && isOurs(fact)) found.set(fact.position, fact)
    return positions.map((position) => found.get(position)).filter((fact) => fact !== undefined)
  }

  const at = async (position: number): Promise<Fact | undefined> => (await each([position]))[0]

  const isUndone = (position: number): boolean => {
    const undo = state().undoneBy[position]
    return undo !== undefined && !isUndone(undo)
  }

  const completed = async (
    recent: readonly Fact[],
    first: number,
    before: number | null,
    isWanted: (stream: string) => boolean,
  ): Promise<FactPage> => {
    const missing = first + 1 - recent.length
    return pageOf(missing > 0 ? [...recent, ...(await besideBefore(before, missing, isWanted))] : recent, first)
  }

  const isInLog = (before: number | null) => before === null || before > start()

  return {
    at,
    each,
    isUndone,
    isSeeded: (position) => isSeeded(state(), position),
    seeded: () => besideAfter(0, () => true),
    async of(stream, first, before) {
      const end = before === null ? null : await at(before)
      if (end === undefined || (end && end.stream !== stream)) return { facts: [], nextBefore: null }
      const recent = isInLog(before) ? await log.readStreamBefore(stream, end?.seq ?? null, first + 1) : []
      return completed(recent.filter(isOurs), first, before, (each) => each === stream)
    },
    async after(position, isWanted) {
      const seeded = await besideAfter(position, isWanted)
      const recent = await log.readAfter(Math.max(position, start()), undefined, isWanted)
      return [...seeded, ...recent]
    },
    async all(first, before, isWanted) {
      const recent = isInLog(before) ? await log.readBefore(before, first + 1, isWanted, start() + 1) : []
      return completed(recent, first, before, isWanted ?? (() => true))
    },
  }
}

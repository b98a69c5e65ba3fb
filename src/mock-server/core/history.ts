import type { Fact } from '@/domain/fact'
import type { EventLog } from '@/events/log'
import type { FactEntry } from './fact-entry'
import { isSeeded } from './projector'
import type { State } from './state'
import type { FactPage, Store } from './store'

/** One more than asked was read: the extra one says whether there is a next page. */
const pageOf = (facts: readonly Fact[], first: number): FactPage => ({
  facts: facts.slice(0, first),
  nextBefore: facts.length > first ? (facts[first - 1]?.position ?? null) : null,
})

/** Positions as runs without gaps, each with its first and its last: a request's facts lie side by side and are read at once. */
const runsOf = (positions: readonly number[]): [first: number, last: number][] => {
  const runs: [number, number][] = []
  for (const position of [...new Set(positions)].sort((a, b) => a - b)) {
    const run = runs.at(-1)
    if (run && run[1] === position - 1) run[1] = position
    else runs.push([position, position])
  }
  return runs
}

/** Reads facts back from the log; those of an earlier planting are another demo's and stay hidden. */
export const createHistory = (log: EventLog<FactEntry>, state: () => State): Store['history'] => {
  const isOurs = (fact: Fact) => fact.position > (state().planting?.position ?? 0)

  const at = async (position: number): Promise<Fact | undefined> => {
    const [fact] = await log.readAfter(position - 1, 1)
    return fact?.position === position && isOurs(fact) ? fact : undefined
  }

  const each = async (positions: readonly number[]): Promise<Fact[]> => {
    const found = new Map<number, Fact>()
    for (const [first, last] of runsOf(positions))
      for (const fact of await log.readAfter(first - 1, last - first + 1))
        if (fact.position <= last && isOurs(fact)) found.set(fact.position, fact)
    return positions.map((position) => found.get(position)).filter((fact) => fact !== undefined)
  }

  const isUndone = (position: number): boolean => {
    const undo = state().undoneBy[position]
    return undo !== undefined && !isUndone(undo)
  }

  return {
    at,
    each,
    isUndone,
    isSeeded: (position) => isSeeded(state(), position),
    async of(stream, first, before) {
      const end = before === null ? null : await at(before)
      if (end === undefined || (end && end.stream !== stream)) return { facts: [], nextBefore: null }
      const facts = await log.readStreamBefore(stream, end?.seq ?? null, first + 1)
      return pageOf(facts.filter(isOurs), first)
    },
    after: async (position, isWanted) => (await log.readAfter(position, undefined, isWanted)).filter(isOurs),
    async all(first, before, isWanted) {
      const facts = await log.readBefore(before, first + 1, isWanted)
      return pageOf(facts.filter(isOurs), first)
    },
  }
}

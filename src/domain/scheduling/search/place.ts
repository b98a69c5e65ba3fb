import { loadCost, type RoundsProblem } from './problem'
import type { Draw } from './random'
import type { Timetable } from './timetable'

/** Where a visit would go, and what that adds to the cost. */
export type Insertion = { cost: number; shift: number; index: number; option: number }

/** How often a shift is overlooked, so that a search does not always end at the same places. */
const BLINK = 0.01

/**
 * Prices places for visits. A price is exact: what the whole timetable would cost more. `draw` makes it overlook a shift now and then; null
 * looks at all.
 */
export const createPricing = ({ visits, shifts, weights }: RoundsProblem, table: Timetable, draw: Draw | null) => {
  const { rounds, begins, latest, due, busy, taken, version, minutesOf, isPinned, takes } = table
  const { isTimed, isTouched, leg, toFirst, fromLast, timeCost } = table

  /** The way that a visit between two others would make unneeded; -1 is the begin or the end of the round. */
  const directWay = (shift: number, before: number, after: number): number => {
    if (before < 0) return after < 0 ? 0 : toFirst(shift, after)
    return after < 0 ? fromLast(shift, before) : leg(before, after)
  }

  /** What those behind an index cost more where the one before them ends then. */
  const pushCost = (shift: number, index: number, visit: number, end: number): number => {
    const round = rounds[shift] ?? []
    let free = end
    let before = visit
    let extra = 0
    for (let next = index; next < round.length; next++) {
      const other = round[next] ?? 0
      const was = begins[other] ?? 0
      const arrival = free + leg(before, other)
      if (isPinned[other] || arrival <= was) return extra
      extra += timeCost(other, due[other] ?? 0, arrival, shift) - timeCost(other, due[other] ?? 0, was, shift)
      free = arrival + (minutesOf[other] ?? 0)
      before = other
    }
    return extra
  }

  /** The cheapest place of a visit in one shift that costs less than `limit`, at one of its options or at any; null where there is none. */
  const cheapestIn = (visit: number, shift: number, limit: number, only: number | null = null): Insertion | null => {
    const visitSpec = visits[visit]
    const day = shifts[shift]
    if (!visitSpec || !day || (taken[shift] ?? 0) + (takes[visit] ?? 0) > day.room) return null
    const round = rounds[shift] ?? []
    const minutes = minutesOf[visit] ?? 0
    const own = visitSpec.extra?.[shift] ?? 0
    const worked = (busy[shift] ?? 0) + minutes
    const load = loadCost(weights, busy[shift] ?? 0)
    const least = loadCost(weights, worked) - load
    let best = limit
    let bestIndex = -1
    let bestOption = -1
    for (let chosen = 0; chosen < visitSpec.options.length; chosen++) {
      const choice = visitSpec.options[chosen]
      if (!choice || (only !== null && only !== chosen) || choice.cost + own + least >= best) continue
      const { open, close, cost: chosenCost } = choice
      // Most options are of other days.
      if (close < day.from || open + minutes > day.until) continue
      let free = day.from
      for (let index = 0; index <= round.length; index++) {
        const before = index > 0 ? (round[index - 1] ?? 0) : -1
        if (before >= 0) free = Math.max(free, (begins[before] ?? 0) + (minutesOf[before] ?? 0))
        // Later places begin later still.
        if (free > close) break
        const after = index < round.length ? (round[index] ?? 0) : -1
        const latestEnd = after < 0 ? day.until : (latest[after] ?? 0)
        if (open + minutes > latestEnd || free + minutes > latestEnd) continue
        const way = before < 0 ? toFirst(shift, visit) : leg(before, visit)
        const arrival = free + way
        if (arrival > close) break
        const begin = arrival > open ? arrival : open
        const onward = after < 0 ? fromLast(shift, visit) : leg(visit, after)
        const end = begin + minutes
        if (end + onward > latestEnd) continue
        const driven = way + onward - directWay(shift, before, after)
        let cost = chosenCost + own + weights.travel * driven
        if (weights.load > 0) cost += loadCost(weights, worked + driven) - load
        if (cost >= best) continue
        if (isTimed) cost += timeCost(visit, choice.due, begin, shift) + pushCost(shift, index, visit, end)
        if (cost >= best) continue
        best = cost
        bestIndex = index
        bestOption = chosen
      }
    }
    return bestIndex < 0 ? null : { cost: best, shift, index: bestIndex, option: bestOption }
  }

  const isOverlooked = (): boolean => draw !== null && draw() < BLINK

  /** What was priced in rounds as they were kept: the version of the round, the place, and what it costs or, without one, at least would. */
  const pricedFor = new Int32Array(visits.length * shifts.length).fill(-1)
  const pricedAt = new Float64Array(visits.length * shifts.length)
  const priced: (Insertion | null)[] = Array.from({ length: visits.length * shifts.length }, () => null)

  /** As `cheapestIn`, but a round that hasn't changed is not priced again: from one try to the next, most haven't. */
  const cheapestCached = (visit: number, shift: number, limit: number): Insertion | null => {
    const at = visit * shifts.length + shift
    if (pricedFor[at] === version[shift]) {
      if (limit <= (pricedAt[at] ?? 0)) return null
      if (priced[at]) return priced[at]
    }
    const place = cheapestIn(visit, shift, limit)
    // What is changed now is mostly taken back.
    if (isTouched(shift)) return place
    pricedFor[at] = version[shift] ?? 0
    pricedAt[at] = place ? place.cost : limit
    priced[at] = place
    return place
  }

  return {
    cheapestIn,
    /** The cheapest place of a visit that costs less than `limit`; null where there is none. */
    cheapest(visit: number, limit: number): Insertion | null {
      let found: Insertion | null = null
      let below = limit
      for (const shift of visits[visit]?.able ?? []) {
        if (isOverlooked()) continue
        const place = cheapestCached(visit, shift, below)
        if (!place) continue
        found = place
        below = place.cost
      }
      return found
    },
    /**
     * The cheapest places of visits that are done together: the first by someone who is able to do it, the others by anyone in their crew. Null
     * where that costs `limit` or more.
     */
    cheapestTogether(together: readonly number[], limit: number): Insertion[] | null {
      const [leader = 0, ...others] = together
      const helper = others[0] ?? leader
      let best = limit
      let found: Insertion[] | null = null
      const minutes = minutesOf[leader] ?? 0
      for (const [chosen, { open, close }] of (visits[leader]?.options ?? []).entries()) {
        // Most options are of other days than most shifts.
        const isSeen = (shift: number) => {
          const day = shifts[shift]
          return day !== undefined && day.from <= close && open + minutes <= day.until && !isOverlooked()
        }
        const helpers = (visits[helper]?.able ?? [])
          .filter(isSeen)
          .flatMap((shift) => cheapestIn(helper, shift, limit, chosen) ?? [])
          .sort((a, b) => a.cost - b.cost || a.shift - b.shift)
        if (helpers.length < others.length) continue
        for (const shift of visits[leader]?.able ?? []) {
          if (!isSeen(shift)) continue
          const first = cheapestIn(leader, shift, best, chosen)
          if (!first) continue
          const rest = helpers.filter((place) => place.shift !== shift).slice(0, others.length)
          const cost = rest.reduce((sum, place) => sum + place.cost, first.cost)
          if (rest.length < others.length || cost >= best) continue
          best = cost
          found = [first, ...rest]
        }
      }
      return found
    },
  }
}

export type Pricing = ReturnType<typeof createPricing>

/** Puts the visits of a task where they go. */
export const putIn = (together: readonly number[], places: readonly Insertion[], table: Timetable): void => {
  for (let index = 0; index < places.length; index++) {
    const place = places[index]
    if (place) table.insert(together[index] ?? 0, place.shift, place.index, place.option)
  }
}

/** The cheapest places of a task below its price of being left out. */
export const placesOf = (together: readonly number[], limit: number, pricing: Pricing): Insertion[] | null => {
  const [only = 0] = together
  if (together.length > 1) return pricing.cheapestTogether(together, limit)
  const place = pricing.cheapest(only, limit)
  return place && [place]
}

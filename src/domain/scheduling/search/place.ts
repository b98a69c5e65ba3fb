import { loadCost, type RoundsProblem } from './problem'
import type { Draw } from './random'
import type { Timetable } from './timetable'

export type Insertion = { cost: number; shift: number; index: number; option: number }

/** Probability of skipping a shift, which keeps the search from always ending in the same place. */
const BLINK = 0.01

/** Prices insertions of visits, exactly: the difference for the whole timetable. `draw` skips a shift now and then; null considers all. */
export const createPricing = ({ visits, shifts, weights }: RoundsProblem, table: Timetable, draw: Draw | null) => {
  const { rounds, begins, latest, due, busy, taken, version, minutesOf, isPinned, takes } = table
  const { isTimed, isTouched, leg, toFirst, fromLast, timeCost } = table

  /** The trip that a visit between two others replaces; -1 is the start or end of the route. */
  const directWay = (shift: number, before: number, after: number): number => {
    if (before < 0) return after < 0 ? 0 : toFirst(shift, after)
    return after < 0 ? fromLast(shift, before) : leg(before, after)
  }

  /** Added cost of the visits after an index when the one before them ends at `end`. */
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
      // Most options are for other days.
      if (close < day.from || open + minutes > day.until) continue
      let free = day.from
      for (let index = 0; index <= round.length; index++) {
        const before = index > 0 ? (round[index - 1] ?? 0) : -1
        if (before >= 0) free = Math.max(free, (begins[before] ?? 0) + (minutesOf[before] ?? 0))
        // Later positions start even later.
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

  /** Cache of prices per route version: the insertion and its cost, or a lower bound without one. */
  const pricedFor = new Int32Array(visits.length * shifts.length).fill(-1)
  const pricedAt = new Float64Array(visits.length * shifts.length)
  const priced: (Insertion | null)[] = Array.from({ length: visits.length * shifts.length }, () => null)

  /** Caches `cheapestIn` by route version; most routes are unchanged between iterations. */
  const cheapestCached = (visit: number, shift: number, limit: number): Insertion | null => {
    const at = visit * shifts.length + shift
    if (pricedFor[at] === version[shift]) {
      if (limit <= (pricedAt[at] ?? 0)) return null
      if (priced[at]) return priced[at]
    }
    const place = cheapestIn(visit, shift, limit)
    // Current changes are mostly rolled back.
    if (isTouched(shift)) return place
    pricedFor[at] = version[shift] ?? 0
    pricedAt[at] = place ? place.cost : limit
    priced[at] = place
    return place
  }

  return {
    cheapestIn,
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
     * Insertions for visits of one task: the first by someone with the skill, the others by anyone in the crew. Null when that costs
     * `limit` or more.
     */
    cheapestTogether(together: readonly number[], limit: number): Insertion[] | null {
      const [leader = 0, ...others] = together
      const helper = others[0] ?? leader
      let best = limit
      let found: Insertion[] | null = null
      const minutes = minutesOf[leader] ?? 0
      for (const [chosen, { open, close }] of (visits[leader]?.options ?? []).entries()) {
        // Most options are for other days than most shifts.
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

export const putIn = (together: readonly number[], places: readonly Insertion[], table: Timetable): void => {
  for (let index = 0; index < places.length; index++) {
    const place = places[index]
    if (place) table.insert(together[index] ?? 0, place.shift, place.index, place.option)
  }
}

export const placesOf = (together: readonly number[], limit: number, pricing: Pricing): Insertion[] | null => {
  const [only = 0] = together
  if (together.length > 1) return pricing.cheapestTogether(together, limit)
  const place = pricing.cheapest(only, limit)
  return place && [place]
}

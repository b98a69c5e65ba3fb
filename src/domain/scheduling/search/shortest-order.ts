import { loadCost, type RoundsProblem } from './problem'

/** A visit and when it may begin. */
export type Ordered = { visit: number; option: number }

/** More visits than this take too long. */
export const LONGEST_EXACT = 12

/** A shift's visits: `busy` are the shift's minutes as it is, which say what a minute more costs; `chosen` are options by visit. */
type Round = { shift: number; round: readonly number[]; busy: number; chosen: ArrayLike<number> }

/** A way to have done some stops: nothing else that has done them is both earlier and cheaper. */
type Label = { free: number; cost: number; visit: number; option: number; before: Label | null }

const isWorse = (label: { free: number; cost: number }, others: readonly Label[]): boolean =>
  others.some(({ free, cost }) => free <= label.free && cost <= label.cost)

/**
 * The cheapest order of a shift's visits, each at the best of its options; null where there is none in time. With windows the cheapest
 * way to somewhere is not always the earliest, so every set of stops keeps all ways that are one or the other. Visits that are done with
 * others keep the option they have.
 */
export const shortestOrder = (
  { visits, shifts, travel, weights }: RoundsProblem,
  { shift, round, busy, chosen }: Round,
): Ordered[] | null => {
  const day = shifts[shift]
  if (!day) return null
  const minute = weights.travel + loadCost(weights, busy + 1) - loadCost(weights, busy)
  const placeOf = (visit: number) => visits[visit]?.place ?? 0
  const way = (from: number | null, to: number | null) => (from === null || to === null ? 0 : (travel[from]?.[to] ?? 0))
  const isShared = new Set(
    round.filter((visit) => visits.some(({ task }, other) => other !== visit && task === visits[visit]?.task)),
  )
  const full = 2 ** round.length - 1

  const extended = (label: Label | null, visit: number): Label[] => {
    const given = visits[visit]
    if (!given) return []
    const driven = way(label ? placeOf(label.visit) : day.start, given.place)
    const arrival = (label ? label.free : day.from) + driven
    return given.options.flatMap(({ open, close, cost, due }, option) => {
      if (arrival > close || (isShared.has(visit) && option !== chosen[visit])) return []
      const begin = Math.max(arrival, open)
      const free = begin + given.minutes
      if (free + way(given.place, day.end) > day.until) return []
      const late = begin > due ? weights.late * (begin - due) : 0
      const sum = (label?.cost ?? 0) + cost + minute * driven + late + given.urgency * (begin - day.from)
      return [{ free, cost: sum, visit, option, before: label }]
    })
  }

  /** By the set of stops done, then by the last one. */
  const labels: Label[][][] = Array.from({ length: full + 1 }, () => round.map(() => []))
  const add = (done: number, last: number, label: Label) => {
    const others = labels[done]?.[last] ?? []
    if (isWorse(label, others)) return
    const kept = others.filter(({ free, cost }) => free < label.free || cost < label.cost)
    const row = labels[done]
    if (row) row[last] = [...kept, label]
  }
  for (const [index, visit] of round.entries()) {
    for (const label of extended(null, visit)) add(1 << index, index, label)
  }
  for (let done = 1; done < full; done++) {
    for (const label of (labels[done] ?? []).flat()) {
      for (const [index, visit] of round.entries()) {
        if (done & (1 << index)) continue
        for (const next of extended(label, visit)) add(done | (1 << index), index, next)
      }
    }
  }

  let best: { label: Label; cost: number } | null = null
  for (const label of (labels[full] ?? []).flat()) {
    const cost = label.cost + minute * way(placeOf(label.visit), day.end)
    if (!best || cost < best.cost) best = { label, cost }
  }
  const order: Ordered[] = []
  for (let label = best?.label ?? null; label; label = label.before)
    order.unshift({ visit: label.visit, option: label.option })
  return best ? order : null
}

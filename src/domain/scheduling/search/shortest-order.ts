import { loadCost, type RoundsProblem } from './problem'

export type Ordered = { visit: number; option: number }

/** Exponential: more visits take too long. */
export const LONGEST_EXACT = 12

/** A shift's visits: `busy` is its current minutes, which set the cost of another minute; `chosen` are options by visit. */
type Round = { shift: number; round: readonly number[]; busy: number; chosen: ArrayLike<number> }

/** A partial order that no other one over the same stops beats in both time and cost. */
type Label = { free: number; cost: number; visit: number; option: number; before: Label | null }

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

  /** By bitmask of finished stops and the last stop. */
  const labels: Label[][] = Array.from({ length: (full + 1) * round.length }, () => [])
  const at = (done: number, last: number): number => done * round.length + last

  /** Appends a stop with each feasible option. Allocates a label only when it is kept, since most are not. */
  const extend = (label: Label | null, done: number, index: number): void => {
    const visit = round[index] ?? 0
    const visitSpec = visits[visit]
    if (!visitSpec) return
    const place = at(done | (1 << index), index)
    const driven = way(label ? placeOf(label.visit) : day.start, visitSpec.place)
    const arrival = (label ? label.free : day.from) + driven
    const back = way(visitSpec.place, day.end)
    for (let option = 0; option < visitSpec.options.length; option++) {
      const choice = visitSpec.options[option]
      if (!choice || arrival > choice.close || (isShared.has(visit) && option !== chosen[visit])) continue
      const begin = Math.max(arrival, choice.open)
      const free = begin + visitSpec.minutes
      if (free + back > day.until) continue
      const late = begin > choice.due ? weights.late * (begin - choice.due) : 0
      const waited = visitSpec.urgency * (begin - day.from)
      const cost = (label?.cost ?? 0) + choice.cost + minute * driven + late + waited
      const others = labels[place] ?? []
      if (others.some((other) => other.free <= free && other.cost <= cost)) continue
      labels[place] = others.filter((other) => other.free < free || other.cost < cost)
      labels[place].push({ free, cost, visit, option, before: label })
    }
  }
  for (const index of round.keys()) extend(null, 0, index)
  for (let done = 1; done < full; done++) {
    for (const last of round.keys()) {
      for (const label of labels[at(done, last)] ?? []) {
        for (let index = 0; index < round.length; index++) if (!(done & (1 << index))) extend(label, done, index)
      }
    }
  }

  let best: { label: Label; cost: number } | null = null
  for (const label of labels.slice(at(full, 0)).flat()) {
    const cost = label.cost + minute * way(placeOf(label.visit), day.end)
    if (!best || cost < best.cost) best = { label, cost }
  }
  const order: Ordered[] = []
  for (let label = best?.label ?? null; label; label = label.before)
    order.unshift({ visit: label.visit, option: label.option })
  return best ? order : null
}

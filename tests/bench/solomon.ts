import type { RoundsProblem } from '@/domain/scheduling/search/problem'

/** Id, x, y, demand, open, close, service. */
type Row = readonly [number, number, number, number, number, number, number]

export type SolomonInstance = {
  name: string
  capacity: number
  vehicles: number
  depot: Row
  stops: readonly Row[]
  best: { distance: number }
}

const WHATEVER = 1_000_000

/** Straight-line distances, all vehicles start and end at the depot, and only the distance counts. */
export const problemOf = ({ capacity, vehicles, depot, stops }: SolomonInstance): RoundsProblem => {
  const places = [depot, ...stops]
  const [, , , , from, until] = depot
  const shift = { from, until, start: 0, end: 0, room: capacity }
  const shifts = Array.from({ length: vehicles }, () => shift)
  const able = shifts.map((_, index) => index)
  return {
    shifts,
    visits: stops.map(([id, , , takes, open, close, minutes], index) => ({
      task: id,
      place: index + 1,
      minutes,
      options: [{ open, close, cost: 0, due: Number.POSITIVE_INFINITY }],
      able,
      pinned: null,
      urgency: 0,
      leftOut: WHATEVER,
      takes,
    })),
    travel: places.map(([, x, y]) => places.map(([, otherX, otherY]) => Math.hypot(x - otherX, y - otherY))),
    weights: { travel: 1, load: 0, late: 0 },
    seed: 1,
  }
}

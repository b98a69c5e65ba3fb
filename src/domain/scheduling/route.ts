import { LONGEST_EXACT, shortestOrder } from './search/shortest-order'
import { type Position, roadMiles } from './travel'

export type Stop = { position: Position }

export const routeMiles = (stops: readonly Stop[]): number =>
  stops.slice(1).reduce((sum, stop, index) => {
    const before = stops[index]
    return before ? sum + roadMiles(before.position, stop.position) : sum
  }, 0)

const nearestFirst = <S extends Stop>(first: S, stops: readonly S[]): S[] => {
  const route = [first]
  const rest = stops.filter((stop) => stop !== first)
  for (let at = first; rest.length > 0; ) {
    const miles = rest.map((stop) => roadMiles(at.position, stop.position))
    const [next] = rest.splice(miles.indexOf(Math.min(...miles)), 1)
    if (!next) break
    route.push(next)
    at = next
  }
  return route
}

const turned = <S>(route: readonly S[], from: number, to: number): S[] => [
  ...route.slice(0, from),
  ...route.slice(from, to + 1).reverse(),
  ...route.slice(to + 1),
]

/** 2-opt: reverses segments of the route as long as that shortens it. */
const uncrossed = <S extends Stop>(route: S[]): S[] => {
  let best = route
  let miles = routeMiles(best)
  for (let improved = true; improved; ) {
    improved = false
    for (let from = 0; from < best.length - 1; from++) {
      for (let to = from + 1; to < best.length; to++) {
        const other = turned(best, from, to)
        const otherMiles = routeMiles(other)
        if (otherMiles >= miles - 1e-9) continue
        best = other
        miles = otherMiles
        improved = true
      }
    }
  }
  return best
}

/** Exact: solves the route as visits without duration or time windows. */
const exactOrder = <S extends Stop>(stops: readonly S[]): S[] => {
  const whenever = { open: 0, close: Number.POSITIVE_INFINITY, cost: 0, due: Number.POSITIVE_INFINITY }
  const day = { from: 0, until: Number.POSITIVE_INFINITY, start: null, end: null, room: Number.POSITIVE_INFINITY }
  const visits = stops.map((_, place) => ({
    task: place,
    place,
    minutes: 0,
    options: [whenever],
    able: [0],
    pinned: null,
    urgency: 0,
    leftOut: 0,
    takes: 0,
  }))
  const travel = stops.map((from) => stops.map((to) => roadMiles(from.position, to.position)))
  const problem = { shifts: [day], visits, travel, weights: { travel: 1, load: 0, late: 0 }, seed: 0 }
  const order = shortestOrder(problem, { shift: 0, round: [...stops.keys()], busy: 0, chosen: [] })
  return order?.flatMap(({ visit }) => stops[visit] ?? []) ?? [...stops]
}

const improvedOrder = <S extends Stop>(stops: readonly S[]): S[] =>
  stops
    .map((first) => uncrossed(nearestFirst(first, stops)))
    .reduce((best, route) => (routeMiles(route) < routeMiles(best) - 1e-9 ? route : best), [...stops])

/**
 * The shortest order of a crew's stops: exact for up to twelve, otherwise nearest neighbor from every start, improved by 2-opt. A
 * crew starts its day at the first stop. Never longer than the input order.
 */
export const shortestRoute = <S extends Stop>(stops: readonly S[]): S[] => {
  if (stops.length > LONGEST_EXACT) return improvedOrder(stops)
  const best = exactOrder(stops)
  return routeMiles(best) < routeMiles(stops) - 1e-9 ? best : [...stops]
}

import type { Position } from './travel'
import { roadMiles } from './travel'

/** A place to go to. */
export type Stop = { position: Position }

/** Miles by road through the stops in their order. */
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

/** Turns pieces of the route round for as long as that makes it shorter (2-opt). */
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

/**
 * A short order for a crew's stops: nearest neighbour from every possible beginning, each improved by 2-opt, the shortest of all
 * . A crew starts its day at the first stop. Never longer than the order given.
 */
export const shortestRoute = <S extends Stop>(stops: readonly S[]): S[] =>
  stops
    .map((first) => uncrossed(nearestFirst(first, stops)))
    .reduce((best, route) => (routeMiles(route) < routeMiles(best) - 1e-9 ? route : best), [...stops])

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { routeMiles, shortestRoute } from './route'
import { roadMiles, travelMinutes } from './travel'

const SEED = 20_261_120
const at = (latitude: number, longitude: number) => ({ position: { latitude, longitude } })

const orders = <T>(items: readonly T[]): T[][] =>
  items.length < 2
    ? [[...items]]
    : items.flatMap((item) => orders(items.filter((other) => other !== item)).map((rest) => [item, ...rest]))

const stops = (maxLength: number) =>
  fc.array(
    fc
      .record({ latitude: fc.integer({ min: 0, max: 200 }), longitude: fc.integer({ min: 0, max: 200 }) })
      .map((place) => at(30 + place.latitude / 1000, -97 - place.longitude / 1000)),
    { maxLength },
  )

describe('the shortest route', () => {
  it('drives a line from end to end instead of to and fro', () => {
    const [a, b, c, d] = [at(30.1, -97), at(30.2, -97), at(30.3, -97), at(30.4, -97)]
    expect(shortestRoute([b, d, a, c])).toEqual([a, b, c, d])
  })

  it(`visits every stop once and is never longer than the plan (seed ${SEED})`, () => {
    fc.assert(
      fc.property(stops(14), (plan) => {
        const route = shortestRoute(plan)
        expect(new Set(route)).toEqual(new Set(plan))
        expect(route.length).toBe(plan.length)
        expect(routeMiles(route)).toBeLessThanOrEqual(routeMiles(plan) + 1e-9)
      }),
      { seed: SEED, numRuns: 60 },
    )
  })

  it(`is the best there is for a crew's usual four stops (seed ${SEED})`, () => {
    fc.assert(
      fc.property(stops(4), (plan) => {
        const best = Math.min(...orders(plan).map(routeMiles))
        expect(routeMiles(shortestRoute(plan))).toBeCloseTo(best, 6)
      }),
      { seed: SEED, numRuns: 60 },
    )
  })
})

describe('travel', () => {
  it('estimates road miles from the straight line, and minutes from the miles', () => {
    const capitol = { latitude: 30.2747, longitude: -97.7404 }
    const airport = { latitude: 30.1945, longitude: -97.6699 }
    expect(roadMiles(capitol, airport).toFixed(1)).toBe('8.7')
    expect([0, 2, 8.7, 17].map(travelMinutes)).toEqual([0, 12, 24, 39])
  })
})

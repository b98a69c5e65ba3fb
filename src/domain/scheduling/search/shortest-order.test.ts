import { expect, it } from 'vitest'
import { seeded } from '../../../../tests/fixtures/seeded'
import type { RoundsProblem } from './problem'
import { shortestOrder } from './shortest-order'
import { createTimetable } from './timetable'

const SEED = 20_261_123
const ROUNDS = 30
const STOPS = 4

const ordersOf = (items: readonly number[]): number[][] =>
  items.length < 2
    ? [[...items]]
    : items.flatMap((item) => ordersOf(items.filter((other) => other !== item)).map((rest) => [item, ...rest]))

const randomRound = (draw: () => number): RoundsProblem => {
  const below = (count: number) => Math.floor(draw() * count)
  const spots = Array.from({ length: STOPS + 1 }, () => [below(40), below(40)] as const)
  return {
    shifts: [{ from: 0, until: 600, start: 0, end: 0, room: Number.POSITIVE_INFINITY }],
    visits: Array.from({ length: STOPS }, (_, index) => {
      const open = below(300)
      return {
        task: index,
        place: index + 1,
        minutes: 20 + below(30),
        options: [
          { open, close: open + 60 + below(200), cost: 0, due: open + 40 },
          { open: 0, close: 500, cost: 25, due: Number.POSITIVE_INFINITY },
        ],
        able: [0],
        pinned: null,
        urgency: below(3) / 10,
        leftOut: 600,
        takes: 0,
      }
    }),
    travel: spots.map(([x, y]) => spots.map(([otherX, otherY]) => Math.abs(x - otherX) + Math.abs(y - otherY))),
    weights: { travel: 1, load: 0, late: 3 },
    seed: SEED,
  }
}

const priceOf = (problem: RoundsProblem, order: readonly { visit: number; option: number }[]): number | null => {
  const table = createTimetable(problem)
  for (const [index, { visit, option }] of order.entries()) table.insert(visit, 0, index, option)
  const isInTime = order.every(({ visit }) => (table.begins[visit] ?? 0) <= (table.latest[visit] ?? 0))
  return isInTime ? table.total() : null
}

const cheapestOfAll = (problem: RoundsProblem): number | null => {
  const visits = [...problem.visits.keys()]
  let best: number | null = null
  for (const order of ordersOf(visits)) {
    for (let choices = 0; choices < 2 ** visits.length; choices++) {
      const price = priceOf(
        problem,
        order.map((visit) => ({ visit, option: (choices >> visit) & 1 })),
      )
      if (price !== null && (best === null || price < best)) best = price
    }
  }
  return best
}

it(`is as cheap as the best of all orders and choices (seed ${SEED})`, { timeout: 30_000 }, () => {
  const draw = seeded(SEED)
  const problems = Array.from({ length: ROUNDS }, () => randomRound(draw))
  const found = problems.map((problem) => {
    const order = shortestOrder(problem, { shift: 0, round: [...problem.visits.keys()], busy: 0, chosen: [] })
    return order && priceOf(problem, order)
  })
  const cents = (price: number | null) => price && Math.round(price * 100)
  expect(found.map(cents)).toEqual(problems.map((problem) => cents(cheapestOfAll(problem))))
  expect(found.filter((price) => price !== null).length).toBeGreaterThan(ROUNDS / 2)
})

it('says where no order is in time', () => {
  const problem = randomRound(seeded(SEED))
  const visits = problem.visits.map((visit) => ({ ...visit, options: [{ open: 0, close: 5, cost: 0, due: 5 }] }))
  expect(shortestOrder({ ...problem, visits }, { shift: 0, round: [0, 1, 2], busy: 0, chosen: [] })).toBeNull()
})

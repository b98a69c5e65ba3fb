import { expect, it } from 'vitest'
import { randomDay } from '../../../tests/fixtures/random-day'
import { ALL_PREFERENCES } from './board'
import { dayProblem } from './day-problem'
import { createContinuing, solve } from './solve'

const problemOf = (seed: number) => dayProblem(randomDay(seed, { jobs: 14, crew: 4 }), ALL_PREFERENCES)
const usual = (effort: number) => ({ isShort: false, effort })

it('comes to the same whether it looks on or looks from the beginning', async () => {
  const [one, other] = [problemOf(1), problemOf(2)]
  const looking = createContinuing()
  for (const [problem, effort] of [
    [one, 0],
    [one, 3],
    [one, 3],
    [other, 2],
    [one, 5],
    [one, 1],
  ] as const) {
    const [further, anew] = [await looking(problem, usual(effort)), await solve(problem, usual(effort))]
    expect({ effort, plan: further.plan }).toEqual({ effort, plan: anew.plan })
  }
})

import { describe, expect, it } from 'vitest'
import { randomDay } from '../../../../tests/fixtures/random-day'
import { ALL_PREFERENCES } from '../board'
import { dayProblem } from '../day-problem'
import { loadCost, type RoundsPlan, type RoundsProblem, tasksOf } from './problem'
import { createSearch } from './search'

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8]
/** Small enough to solve in about 50 ms. */
const SIZE = { jobs: 24, crew: 5 }

const busyProblem = (seed: number): RoundsProblem => {
  const day = randomDay(seed, SIZE)
  const jobs = day.jobs.map((job) => ({
    ...job,
    ...(job.id % 6 === 0 ? { people_needed: 2 } : {}),
    ...(job.id % 5 === 0 ? { status: 'assigned' as const, assigned_crew_members: [1 + (job.id % 3)] } : {}),
  }))
  return dayProblem({ ...day, jobs }, ALL_PREFERENCES)
}

const searched = (problem: RoundsProblem, slices: number) => {
  const search = createSearch(problem, { slices, from: 30, to: 3 })
  for (let slice = 0; slice < slices; slice++) search.next()
  return search.best()
}

const faultsOf = ({ visits, shifts, travel }: RoundsProblem, { rounds, begins, option }: RoundsPlan): string[] => {
  const faults: string[] = []
  const roundOf = new Map<number, number>()
  for (const [shift, round] of rounds.entries()) {
    for (const [index, visit] of round.entries()) {
      const { place = 0, able = [], options = [], pinned = null, minutes = 0 } = visits[visit] ?? {}
      const begin = begins[visit] ?? -1
      const chosen = options[option[visit] ?? -1]
      if (roundOf.has(visit)) faults.push(`${visit} is twice in the plan`)
      roundOf.set(visit, shift)
      if (pinned !== null) {
        if (pinned !== shift || begin !== chosen?.open) faults.push(`${visit} was moved`)
        continue
      }
      if (!able.includes(shift)) faults.push(`${visit} is with someone who can't do it`)
      if (!chosen || begin < chosen.open || begin > chosen.close) faults.push(`${visit} is outside its window`)
      if (begin < (shifts[shift]?.from ?? 0)) faults.push(`${visit} is before the shift`)
      if (begin + minutes > (shifts[shift]?.until ?? 0)) faults.push(`${visit} is after the shift`)
      for (const earlier of round.slice(0, index)) {
        const { minutes: length = 0, place: from = 0 } = visits[earlier] ?? {}
        const way = earlier === round[index - 1] ? (travel[from]?.[place] ?? 0) : 0
        if ((begins[earlier] ?? 0) + length + way > begin) faults.push(`${visit} can't be reached from ${earlier}`)
      }
    }
  }
  for (const together of tasksOf({ visits })) {
    if (visits[together[0] ?? 0]?.pinned !== null) continue
    const where = together.map((visit) => roundOf.get(visit) ?? 'out')
    const when = together.map((visit) => (roundOf.has(visit) ? begins[visit] : 'out'))
    if (new Set(when).size > 1) faults.push(`${together.join()} begin at ${when.join()}`)
    if (when[0] !== 'out' && new Set(where).size < together.length)
      faults.push(`${together.join()} are with one person`)
  }
  return faults
}

const costOf = ({ visits, shifts, travel, weights }: RoundsProblem, { rounds, begins, option }: RoundsPlan): number => {
  const inRounds = rounds.map((round, shift) => {
    const stops = round.map((visit) => visits[visit])
    const driven = stops.slice(1).reduce((sum, stop, index) => {
      return sum + (travel[stops[index]?.place ?? 0]?.[stop?.place ?? 0] ?? 0)
    }, 0)
    const worked = stops.reduce((sum, stop) => sum + (stop?.minutes ?? 0), 0)
    const waited = round.reduce((sum, visit) => {
      return sum + (visits[visit]?.urgency ?? 0) * ((begins[visit] ?? 0) - (shifts[shift]?.from ?? 0))
    }, 0)
    const chosen = round.reduce((sum, visit) => sum + (visits[visit]?.options[option[visit] ?? 0]?.cost ?? 0), 0)
    return weights.travel * driven + loadCost(weights, worked + driven) + waited + chosen
  })
  const omissionCosts = tasksOf({ visits }).map(([first = 0]) =>
    (begins[first] ?? -1) < 0 ? (visits[first]?.leftOut ?? 0) : 0,
  )
  return [...inRounds, ...omissionCosts].reduce((sum, each) => sum + each, 0)
}

describe.each(SEEDS)('a day searched through (seed %i)', (seed) => {
  const problem = busyProblem(seed)
  const { plan, cost } = searched(problem, 6)

  it('is possible: skills, windows, shifts, the way there, those who come together, what is fixed', () => {
    expect(faultsOf(problem, plan)).toEqual([])
    expect(plan.rounds.flat().length).toBeGreaterThan(SIZE.jobs / 2)
  })

  it('costs what it adds up to', () => {
    expect(cost).toBeCloseTo(costOf(problem, plan), 6)
  })

  it('is no dearer than what it began with, and comes out the same again', () => {
    expect(cost).toBeLessThanOrEqual(searched(problem, 0).cost)
    expect(searched(problem, 6)).toEqual({ plan, cost })
  })
})

it('may be asked on its way without being led elsewhere', () => {
  const problem = busyProblem(1)
  const search = createSearch(problem, { slices: 4, from: 30, to: 3 })
  const costs = Array.from({ length: 4 }, () => {
    search.next()
    return search.best().cost
  })
  expect(costs).toEqual(costs.toSorted((a, b) => b - a))
  expect(search.best()).toEqual(searched(problem, 4))
})

it('leaves everything out where no one works, and ends at once where there is nothing to do', () => {
  const day = randomDay(1, SIZE)
  const nobody = dayProblem({ ...day, crew: [] }, ALL_PREFERENCES)
  const nothing = dayProblem({ ...day, jobs: [] }, ALL_PREFERENCES)
  expect(searched(nobody, 2).plan).toEqual({
    rounds: [],
    begins: nobody.visits.map(() => -1),
    option: nobody.visits.map(() => -1),
  })
  expect(searched(nothing, 2)).toEqual({ plan: { rounds: day.crew.map(() => []), begins: [], option: [] }, cost: 0 })
  expect([createSearch(nobody).slices, createSearch(nothing).slices]).toEqual([0, 0])
})

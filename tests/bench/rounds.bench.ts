import { readdirSync, readFileSync } from 'node:fs'
import { ALL_PREFERENCES } from '@/domain/scheduling/board'
import { SLICE } from '@/domain/scheduling/search/problem'
import { createSearch } from '@/domain/scheduling/search/search'
import { proposeSchedule, type Schedule } from '../fixtures/propose-schedule'
import { randomDay } from '../fixtures/random-day'
import { best, type Figure } from './figure'
import { proposeGreedily } from './greedy'
import { type Measured, measureDay } from './measure-day'
import { problemOf, type SolomonInstance } from './solomon'

const DAY = { jobs: 60, crew: 12 }
const LONG_DAY = { jobs: 200, crew: 20, minutes: [20, 30, 40] }
const SEEDS = Array.from({ length: 10 }, (_, index) => index + 1)
const RUNS = 3
const TRIES = 60_000
const INSTANCES = 'tests/bench/solomon'

/** Percentage by which our routes of Solomon's instances exceed the best known; every stop is served. */
const gapsToBest = (): number[] =>
  readdirSync(INSTANCES)
    .filter((file) => file.endsWith('.json'))
    .map((file) => {
      const instance: SolomonInstance = JSON.parse(readFileSync(`${INSTANCES}/${file}`, 'utf8'))
      const slices = TRIES / SLICE
      const search = createSearch(problemOf(instance), { slices, from: 10, to: 0.1 })
      for (let slice = 0; slice < slices; slice++) search.next()
      const { plan, cost } = search.best()
      if (plan.begins.some((begin) => begin < 0)) throw new Error(`${instance.name} has stops that are left out`)
      return 100 * (cost / instance.best.distance - 1)
    })

const mean = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length

const dayBy = async (
  propose: (day: ReturnType<typeof randomDay>) => Schedule | Promise<Schedule>,
): Promise<Measured> => {
  const days = await Promise.all(
    SEEDS.map(async (seed) => {
      const day = randomDay(seed, DAY)
      return measureDay(day, await propose(day))
    }),
  )
  const of = (figure: keyof Measured) => mean(days.map((day) => day[figure]))
  return { left: of('left'), driven: of('driven'), late: of('late'), unreachable: of('unreachable') }
}

/** Time and quality of proposing a day, compared with the greedy algorithm and the best known routes. */
export const figures = async (): Promise<Figure[]> => {
  const timeFor = (size: Parameters<typeof randomDay>[1]) =>
    best(RUNS, () => proposeSchedule(randomDay(1, size), ALL_PREFERENCES))
  const searched = await dayBy((day) => proposeSchedule(day, ALL_PREFERENCES))
  const greedy = await dayBy((day) => proposeGreedily(day, ALL_PREFERENCES))
  const moving = await dayBy((day) => proposeGreedily(day, { ...ALL_PREFERENCES, respect_time_windows: false }))
  const gaps = gapsToBest()
  return [
    { what: 'proposing 60 jobs for 12 people', is: await timeFor(DAY), budget: { ms: 300 } },
    { what: 'proposing 200 jobs for 20 people', is: await timeFor(LONG_DAY), budget: { ms: 3_000 } },
    { what: 'of 60 jobs left out, beside greedy', is: searched.left, baseline: greedy.left, budget: { most: 2 } },
    {
      what: 'of 60 jobs late, beside greedy that may move',
      is: searched.late,
      baseline: moving.late,
      budget: { most: 0 },
    },
    {
      what: 'of 60 jobs begun before the crew can be there, beside greedy',
      is: searched.unreachable,
      baseline: greedy.unreachable,
      budget: { most: 0 },
    },
    {
      what: 'minutes of driving in a day, beside greedy that may move',
      is: searched.driven,
      baseline: moving.driven,
      budget: { ratio: 0.67 },
    },
    { what: 'Solomon: percent above the best known, mean of twelve', is: mean(gaps), budget: { most: 0.3 } },
    { what: 'Solomon: percent above the best known, worst of twelve', is: Math.max(...gaps), budget: { most: 2 } },
  ]
}

import { pathOf } from '@/contract/endpoint'
import { listJobs } from '@/contract/jobs'
import { inOrder, type Order, rowsNaming } from '@/mock-server/core/log/rows'
import { ORIGIN, signIn, startWithoutLatency } from './demo-server'
import { best, type Figure } from './figure'
import { scenariosWith } from './many-jobs'

const PAGE = 100
const RUNS = 25

const pageOf = async (count: number): Promise<number> => {
  const server = startWithoutLatency({ scenarios: scenariosWith(count) })
  await server.ready
  const headers = await signIn(server)
  const page = Math.ceil(count / PAGE / 2)
  const url = `${ORIGIN}${pathOf(listJobs, { businessId: 1 })}?per_page=${PAGE}&page=${page}`
  const is = await best(RUNS, async () => {
    const { jobs } = (await (await server.fetch(url, { headers })).json()) as { jobs: unknown[] }
    if (jobs.length !== PAGE) throw new Error(`the page holds ${jobs.length} jobs`)
  })
  server.shutdown()
  return is
}

const ORDER: Order<{ id: number; rank: number }> = { group: () => 1, compare: (a, b) => a.rank - b.rank || a.id - b.id }

/** Ratios promised for a hundred times the data. */
export const figures = async (): Promise<Figure[]> => {
  const few = await pageOf(1_000)
  const many = await pageOf(100_000)
  const rows = Array.from({ length: 100_000 }, (_, id) => ({ id, rank: (id * 7_919) % 100_003 }))
  const sorting = await best(5, () => rows.toSorted(ORDER.compare).slice(0, PAGE))
  inOrder(rows, ORDER, 1)
  const slicing = await best(RUNS, () => inOrder(rows, ORDER, 1).slice(0, PAGE))
  const team = 7
  const teams = rows.map(({ id }) => ({ id, team: id % 1_000 }))
  const walking = await best(RUNS, () => teams.filter((row) => row.team === team))
  const naming = await best(RUNS, () => rowsNaming(teams, 'team', team))
  return [
    { what: 'a page of 100,000 jobs, against one of 1,000', is: many, baseline: few, budget: { ratio: 2 } },
    {
      what: 'a page of 100,000 rows in order, against sorting them',
      is: slicing,
      baseline: sorting,
      budget: { ratio: 1 },
    },
    {
      what: 'the rows of 100,000 that name a record, against a walk over all',
      is: naming,
      baseline: walking,
      budget: { ratio: 1 },
    },
  ]
}

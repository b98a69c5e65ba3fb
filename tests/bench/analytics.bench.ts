import { getReport } from '@/contract/analytics'
import { pathOf } from '@/contract/endpoint'
import { updateCategory } from '@/contract/services'
import { REPORTS, type ReportType } from '@/domain/analytics/vocabulary'
import type { Job } from '@/domain/job/job'
import type { Day } from '@/domain/time/calendar'
import { BUILT_IN } from '@/mock-server/scenarios/built-in'
import { benchClock, ORIGIN, signIn, startWithoutLatency } from './demo-server'
import { best, type Figure } from './figure'

const YEARS = 10
const A_YEAR = 10_000
const RUNS = 25

/** Ten thousand completed jobs in each of the ten years up to the anchor's, spread over the months. */
const jobsOf = (anchor: Day): Job[] => {
  const [model] = BUILT_IN.demo.tables(anchor).jobs
  if (!model) throw new Error('the demo has jobs')
  const latest = Number(anchor.slice(0, 4))
  return Array.from({ length: YEARS * A_YEAR }, (_, index): Job => {
    const two = (number: number) => String(number).padStart(2, '0')
    const scheduled_date = `${latest - (index % YEARS)}-${two((index % 12) + 1)}-${two((index % 28) + 1)}`
    return { ...model, id: index + 1, status: 'completed', scheduled_date, assigned_crew_members: [(index % 8) + 1] }
  })
}

const factsOf = (jobs: readonly Job[]) =>
  jobs
    .map((job) => ({
      stream: `job/${job.id}`,
      type: 'job.completed',
      actor: { kind: 'user', user_id: 1, name: 'Dana Whitfield' } as const,
      cause: null,
      note: 'Completed',
      at: Date.parse(`${job.scheduled_date}T18:00:00Z`),
      changes: [{ table: 'jobs', id: job.id, before: { ...job, status: 'in_progress' }, after: { ...job } }],
    }))
    .sort((a, b) => a.at - b.at)

const scenarios = {
  ...BUILT_IN,
  demo: {
    tables: (day: Day) => ({ ...BUILT_IN.demo.tables(day), jobs: jobsOf(day) }),
    facts: (day: Day) => factsOf(jobsOf(day)),
  },
}

export const figures = async (): Promise<Figure[]> => {
  const server = startWithoutLatency({ scenarios })
  await server.ready
  const headers = { 'content-type': 'application/json', ...(await signIn(server)) }
  const year = new Date(benchClock.now()).getFullYear()
  const read = async (type: ReportType) => {
    const url = `${ORIGIN}${pathOf(getReport, { businessId: 1, type })}?period=year`
    const { span } = (await (await server.fetch(url, { headers })).json()) as { span: { first: string } }
    if (span.first !== `${year}-01-01`) throw new Error(`the report begins on ${span.first}`)
  }
  const write = async (order: number) => {
    const url = `${ORIGIN}${pathOf(updateCategory, { businessId: 1, categoryId: 1 })}`
    const answer = await server.fetch(url, {
      method: updateCategory.method,
      headers,
      body: JSON.stringify({ sort_order: order }),
    })
    if (!answer.ok) throw new Error(`the write answered ${answer.status}`)
  }
  let [afterWrite, again] = [0, 0]
  for (const type of REPORTS) {
    let shortest = Number.POSITIVE_INFINITY
    for (let run = 0; run < RUNS; run++) {
      await write(run + 1)
      shortest = Math.min(shortest, await best(1, () => read(type)))
    }
    afterWrite = Math.max(afterWrite, shortest)
    again = Math.max(again, await best(RUNS, () => read(type)))
  }
  server.shutdown()
  const what = `a report of a year over ${(YEARS * A_YEAR).toLocaleString('en-US')} completed jobs`
  return [
    { what: `${what}, after a write`, is: afterWrite, budget: { ms: 100 } },
    { what: `${what}, again`, is: again, budget: { ms: 100 } },
  ]
}

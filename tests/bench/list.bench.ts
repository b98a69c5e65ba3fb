import { createServer, Model } from 'miragejs'
import { pathOf } from '@/contract/endpoint'
import { listJobs } from '@/contract/jobs'
import type { Job } from '@/domain/job/job'
import { ORIGIN, signIn, startWithoutLatency } from './demo-server'
import { best, type Figure } from './figure'

const PAGE = 100

const listByModels = (jobs: readonly Job[]) => {
  const mirage = createServer({ environment: 'test', models: { job: Model } })
  mirage.db.loadData({ jobs: jobs.map((job) => ({ ...job })) })
  const list = () =>
    mirage.schema
      .all('job')
      .sort((a, b) => String(Reflect.get(b, 'scheduled_date')).localeCompare(String(Reflect.get(a, 'scheduled_date'))))
      .slice(0, PAGE)
      .models.map((model) => model.attrs)
  return { list, shutdown: () => mirage.shutdown() }
}

/** A page of 10,000 jobs from the mock server, including parsing, compared with Mirage's models alone. */
export const figures = async (): Promise<Figure[]> => {
  const server = startWithoutLatency({ scenario: 'large' })
  await server.ready
  const headers = await signIn(server)
  const { tables } = await server.state()
  const url = `${ORIGIN}${pathOf(listJobs, { businessId: 1 })}?per_page=${PAGE}`
  const ask = async () => {
    const { jobs } = (await (await server.fetch(url, { headers })).json()) as { jobs: unknown[] }
    if (jobs.length !== PAGE) throw new Error(`the list holds ${jobs.length} jobs`)
  }
  const is = await best(15, ask)
  server.shutdown()

  const models = listByModels(tables.jobs)
  const baseline = await best(15, models.list)
  models.shutdown()
  return [
    {
      what: `a page of ${tables.jobs.length.toLocaleString('en')} jobs, against Mirage's models`,
      is,
      baseline,
      budget: { ratio: 1 },
    },
  ]
}

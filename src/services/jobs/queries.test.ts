import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { describe, expect, it, vi } from 'vitest'
import { toWireJob } from '@/contract/job'
import { backEnd, httpTo, json } from '../../../tests/fixtures/back-end'
import { job } from '../../../tests/fixtures/records'
import { damagedJobsQuery, dropJob, jobQuery, jobsBetweenQuery, jobsIn, jobsQuery, patchJob } from './queries'

const holding = (total: number) => {
  const jobs = Array.from({ length: total }, (_, index) => job({ id: index + 1 }))
  const { fetch, received } = backEnd(({ url }) => {
    const query = new URL(url, 'http://app.test').searchParams
    const page = Number(query.get('page'))
    const per_page = Number(query.get('per_page'))
    return json({ jobs: jobs.slice((page - 1) * per_page, page * per_page).map(toWireJob), total, page, per_page })
  })
  return { http: httpTo(fetch), jobs, received }
}
const pagesOf = (received: { url: string }[]) =>
  received.map(({ url }) => url.replace('/api/businesses/1/jobs?page=', '').replace('&per_page=100', '')).map(Number)
const client = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })

describe('the job list', () => {
  it.each([
    [0, 1],
    [1, 1],
    [100, 1],
    [101, 2],
    [842, 9],
  ])('of %i jobs is read whole, a hundred at a time (JOB-17), in order', async (total, pages) => {
    const { http, jobs, received } = holding(total)
    expect(await client().fetchQuery(jobsQuery(http, 1))).toEqual({ jobs, damaged: [] })
    expect(pagesOf(received).sort((a, b) => a - b)).toEqual(Array.from({ length: pages }, (_, index) => index + 1))
  })

  it('is asked for some days alone where no others are shown', async () => {
    const { http, jobs, received } = holding(2)
    const days = { first: '2026-11-23', last: '2026-11-29' }
    expect(await client().fetchQuery(jobsBetweenQuery(http, 1, days))).toEqual(jobs)
    expect(received.map(({ url }) => url)).toEqual([
      '/api/businesses/1/jobs?page=1&per_page=100&first_day=2026-11-23&last_day=2026-11-29',
    ])
  })

  it('fails as a whole when a page fails', async () => {
    const { fetch } = backEnd(({ url }) =>
      url.includes('page=2') ? json({ detail: 'Busy' }, 503) : json({ jobs: [], total: 300, page: 1, per_page: 100 }),
    )
    await expect(client().fetchQuery(jobsQuery(httpTo(fetch), 1))).rejects.toEqual({
      message: 'Busy',
      status: 503,
      details: { detail: 'Busy' },
    })
  })
})

describe('a job that cannot be read', () => {
  const rows = [toWireJob(job({ id: 16 })), { ...toWireJob(job({ id: 17 })), estimated_cost: null }]
  const { fetch } = backEnd(() => json({ jobs: rows, total: 2, page: 1, per_page: 100 }))
  const damaged = { id: 17, reason: "Estimated cost can't be read." }

  it('leaves the others in the list, and is told beside it', async () => {
    const queries = client()
    const seen = [jobsQuery(httpTo(fetch), 1), damagedJobsQuery(httpTo(fetch), 1)]
    await queries.fetchQuery(jobsQuery(httpTo(fetch), 1))
    expect(
      seen.map((query) => new QueryObserver<unknown, Error, unknown>(queries, query as never).getCurrentResult().data),
    ).toEqual([[job({ id: 16 })], [damaged]])
  })

  it('is no longer damaged once an answer brings it whole, or it is gone', async () => {
    const queries = client()
    const list = await queries.fetchQuery(jobsQuery(httpTo(fetch), 1))
    patchJob(queries, job({ id: 17 }))
    expect([jobsIn(list), queries.getQueryData(jobsQuery(httpTo(fetch), 1).queryKey)]).toEqual([
      [job({ id: 16 })],
      { jobs: [job({ id: 17 }), job({ id: 16 })], damaged: [] },
    ])
    queries.setQueryData(jobsQuery(httpTo(fetch), 1).queryKey, list)
    dropJob(queries, 1, 17)
    expect(queries.getQueryData(jobsQuery(httpTo(fetch), 1).queryKey)).toEqual({ jobs: [job({ id: 16 })], damaged: [] })
  })
})

it('reads one job that the list does not hold', async () => {
  const { fetch, received } = backEnd(() => json({ job: toWireJob(job()) }))
  expect(await client().fetchQuery(jobQuery(httpTo(fetch), 1, 17))).toEqual(job())
  expect(received.map(({ url }) => url)).toEqual(['/api/businesses/1/jobs/17'])
})

describe('what an answer brings', () => {
  const { http } = holding(0)
  const listOf = (queries: QueryClient) => queries.getQueryData(jobsQuery(http, 1).queryKey)?.jobs
  const loaded = () => {
    const queries = client()
    queries.setQueryData(jobsQuery(http, 1).queryKey, { jobs: [job({ id: 16 }), job({ id: 17 })], damaged: [] })
    return queries
  }

  it('replaces the job where it stands in the list, and alone', () => {
    const queries = loaded()
    const started = job({ id: 17, status: 'in_progress' })
    patchJob(queries, started)
    expect([listOf(queries), queries.getQueryData(jobQuery(http, 1, 17).queryKey)]).toEqual([
      [job({ id: 16 }), started],
      started,
    ])
  })

  it('puts a new job first', () => {
    const queries = loaded()
    patchJob(queries, job({ id: 99 }))
    expect(listOf(queries)).toEqual([job({ id: 99 }), job({ id: 16 }), job({ id: 17 })])
  })

  it('begins no list that is not loaded, as it would lack all others', () => {
    const queries = client()
    patchJob(queries, job())
    dropJob(queries, 1, 17)
    expect(listOf(queries)).toBeUndefined()
  })

  it('outlives an older list that was on its way in the meantime, the first one too', async () => {
    let held = job({ id: 17 })
    const answers: (() => void)[] = []
    const { fetch } = backEnd(async () => {
      const answer = json({ jobs: [toWireJob(held)], total: 1, page: 1, per_page: 100 })
      await new Promise<void>((resolve) => answers.push(resolve))
      return answer
    })
    const queries = client()
    const stop = new QueryObserver(queries, jobsQuery(httpTo(fetch), 1)).subscribe(() => undefined)
    for (const status of ['in_progress', 'completed'] as const) {
      await vi.waitFor(() => expect(answers).toHaveLength(1))
      held = job({ id: 17, status })
      patchJob(queries, held)
      answers.shift()?.()
      await vi.waitFor(() => expect(answers).toHaveLength(1))
      answers.shift()?.()
      await vi.waitFor(() => expect(listOf(queries)).toEqual([held]))
      void queries.invalidateQueries()
    }
    stop()
  })

  it('takes a removed job out', () => {
    const queries = loaded()
    dropJob(queries, 1, 16)
    expect(listOf(queries)).toEqual([job({ id: 17 })])
  })
})

import { describe, expect, it } from 'vitest'
import { login } from '@/contract/auth'
import { listClients } from '@/contract/clients'
import { toWireJob } from '@/contract/job'
import { assignCrew, deleteJob, getJob, listJobs, updateJob, updateJobStatus } from '@/contract/jobs'
import { listCustomerPayouts } from '@/contract/payouts'
import { UNREACHABLE } from '@/domain/record/failure'
import { backEnd, httpTo, json } from '../../../tests/fixtures/back-end'
import { job } from '../../../tests/fixtures/records'
import { createAuthorisedFetch } from './authorised-fetch'
import { createHttp, UNREADABLE } from './http'

const params = { businessId: 1, jobId: 17 }
const answering = (answer: () => Response | Promise<Response>) => {
  const { fetch, received } = backEnd(answer)
  return { http: httpTo(fetch), received }
}
const oneJob = () => json({ job: toWireJob(job()) })
const failing = (response: Response) => answering(() => response).http.call(getJob, { params })

describe('a call', () => {
  it('goes to its path with method, token and what it needs', async () => {
    const { http, received } = answering(oneJob)
    const answer = await http.call(updateJob, { params, body: { title: 'Mow' }, key: 'k1' })
    expect(answer).toEqual({ job: job() })
    expect(received).toEqual([
      {
        method: 'PUT',
        url: '/api/businesses/1/jobs/17',
        token: 'Bearer token-1',
        key: 'k1',
        userId: null,
        body: { title: 'Mow' },
      },
    ])
  })

  it('reads without a body, and without a key', async () => {
    const { http, received } = answering(oneJob)
    await http.call(getJob, { params })
    expect(received).toEqual([
      { method: 'GET', url: '/api/businesses/1/jobs/17', token: 'Bearer token-1', key: null, userId: null, body: null },
    ])
  })

  it('says the media type of its body, and only of a body', async () => {
    const types: (string | null)[] = []
    const fetch: typeof globalThis.fetch = async (_, init) => {
      const headers = new Headers(init?.headers)
      types.push(headers.get('content-type'), headers.get('accept'))
      return oneJob()
    }
    await httpTo(fetch).call(getJob, { params })
    await httpTo(fetch).call(updateJob, { params, body: {} })
    expect(types).toEqual([null, 'application/json', 'application/json', 'application/json'])
  })

  it('carries its query, leaving out what is not given and writing out the rest safely', async () => {
    const { http, received } = answering(oneJob)
    await http.call(updateJobStatus, { params, query: { status: 'missed', notes: undefined } })
    await http.call(updateJobStatus, { params, query: { status: 'missed', notes: 'rain & hail?' } })
    await http.call(assignCrew, { params, query: { crew_member_ids: '1,2' } })
    await http.call(assignCrew, { params, query: { crew_member_ids: '' } })
    expect(received.map(({ url }) => url.replace('/api/businesses/1/jobs/17', ''))).toEqual([
      '/update-status?status=missed',
      '/update-status?status=missed&notes=rain+%26+hail%3F',
      '/assign-crew?crew_member_ids=1%2C2',
      '/assign-crew?crew_member_ids=',
    ])
  })

  it('names the user to the payment service, and to no other (API-36)', async () => {
    const { fetch, received } = backEnd(() => json({ payouts: [], total: 0, items: [] }))
    const http = httpTo(fetch)
    await http.call(listCustomerPayouts, { params: { clientId: 4 }, query: {} })
    await http.call(listClients, { params: { businessId: 1 } })
    expect(received.map(({ token, userId }) => [token, userId])).toEqual([
      ['Bearer token-1', '1'],
      ['Bearer token-1', null],
    ])
  })

  it('goes to the address of the back end that answers its service', async () => {
    const { fetch, received } = backEnd(() => json({ items: [], jobs: [], total: 0, page: 1, per_page: 100 }))
    const tokens = { access: () => null, renew: async () => {} }
    const http = createHttp({
      fetch: createAuthorisedFetch({ tokens, fetch }),
      originOf: (service) => (service === 'landscaping' ? 'https://api.example.com' : ''),
      userId: () => null,
    })
    await http.call(listClients, { params: { businessId: 1 } })
    await http.call(listJobs, { params: { businessId: 1 }, query: {} })
    expect(received.map(({ url }) => url)).toEqual([
      'https://api.example.com/landscaping/businesses/1/clients',
      '/api/businesses/1/jobs',
    ])
  })

  it('sends no token to auth', async () => {
    const { http, received } = answering(() => json({ detail: 'No' }, 401))
    const body = { email: 'dana@greenvalley.demo', password: 'wrong' }
    await expect(http.call(login, { params: {}, body })).rejects.toEqual({
      message: 'No',
      status: 401,
      details: { detail: 'No' },
    })
    expect(received.map(({ token }) => token)).toEqual([null])
  })
})

describe('a refusal becomes a failure (ERR-01)', () => {
  it.each([
    [
      'in the words of its detail',
      json({ detail: 'This job is completed.' }, 409),
      'This job is completed.',
      { detail: 'This job is completed.' },
    ],
    ['in the words of its message', json({ message: 'Not yours' }, 409), 'Not yours', { message: 'Not yours' }],
    [
      'as text that is no JSON',
      new Response('<h1>Conflict</h1>', { status: 409 }),
      'An unexpected error occurred.',
      '<h1>Conflict</h1>',
    ],
    ['as nothing at all', new Response(null, { status: 409 }), 'An unexpected error occurred.', null],
    ['as JSON that is no object', json(7, 409), 'An unexpected error occurred.', 7],
  ])('%s', async (_, response, message, details) => {
    await expect(failing(response)).rejects.toEqual({ message, status: 409, details })
  })
})

describe('a refusal that says when to try again', () => {
  const waiting = (header: string) =>
    failing(Response.json({ detail: 'Not now' }, { status: 503, headers: { 'retry-after': header } }))
  const failure = { message: 'Not now', status: 503, details: { detail: 'Not now' } }

  it('brings the seconds along', async () => {
    await expect(waiting('120')).rejects.toEqual({ ...failure, retry_after: 120 })
  })

  it.each(['', '-5', 'soon', '1e3', 'Fri, 20 Nov 2026 15:00:00 GMT'])(
    'leaves out anything else: "%s"',
    async (header) => {
      await expect(waiting(header)).rejects.toEqual(failure)
    },
  )
})

describe('a good answer that makes no sense is a failure with 502', () => {
  it.each([
    ['no JSON', new Response('<!doctype html>')],
    ['nothing', new Response(null, { status: 204 })],
    ['another shape', json({ jobs: [] })],
    ['a field of another kind', json({ job: { ...toWireJob(job()), id: '17' } })],
    ['an amount beyond all numbers', new Response(JSON.stringify({ job: toWireJob(job()) }).replace('125.5', '1e999'))],
  ])('%s', async (_, response) => {
    await expect(failing(response)).rejects.toEqual(UNREADABLE)
  })
})

describe('an answer that breaks off', () => {
  const breakingOff = (error: unknown) =>
    new Response(new ReadableStream({ pull: (controller) => controller.error(error) }))

  it('is a failure with status 0', async () => {
    await expect(failing(breakingOff(new TypeError('network error')))).rejects.toEqual(UNREACHABLE)
  })

  it('is a failure with 408 when its time was over', async () => {
    await expect(failing(breakingOff(new DOMException('', 'TimeoutError')))).rejects.toEqual({
      message: 'The server took too long to answer. Please try again.',
      status: 408,
      details: null,
    })
  })

  it('is no failure when the caller gave it up', async () => {
    const reason = new DOMException('Given up', 'AbortError')
    const { http } = answering(() => breakingOff(reason))
    const caller = new AbortController()
    const call = http.call(getJob, { params, signal: caller.signal })
    caller.abort(reason)
    await expect(call).rejects.toBe(reason)
  })
})

it('gives the answer of a removal as it is', async () => {
  const { http } = answering(() => json({ success: true }))
  expect(await http.call(deleteJob, { params, key: 'k1' })).toEqual({ success: true })
})

import { createServer, Response as MirageResponse } from 'miragejs'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Around, FetchInterceptor } from './interceptor'

const network = vi.fn<typeof fetch>(async () => new Response('from the network'))
const original = globalThis.fetch

const start = (around: Around = (_request, _signal, handle) => handle()) => {
  const interceptor = new FetchInterceptor(around)
  const configuration = {
    interceptor,
    environment: 'production',
    routes(this: ReturnType<typeof createServer>) {
      this.get('/api/things/:thing/parts/:part', (_schema, { params, queryParams, requestHeaders }) => ({
        params,
        queryParams,
        by: requestHeaders['x-by'],
      }))
      this.post('/api/things', (_schema, { requestBody }) => new MirageResponse(201, {}, { got: requestBody }))
      this.delete('/api/things/:thing', () => new MirageResponse(204))
    },
  }
  createServer(configuration as Parameters<typeof createServer>[0])
  return interceptor
}

let server: FetchInterceptor | undefined

beforeEach(() => {
  network.mockClear()
  globalThis.fetch = network
})
afterEach(() => {
  server?.shutdown()
  globalThis.fetch = original
})

describe('the interceptor', () => {
  test('answers a path of the server with its parameters, query and headers', async () => {
    server = start()
    const response = await fetch('/api/things/a%20b/parts/2/?q=1&q=2', { headers: { 'X-By': 'Dana' } })
    expect([response.status, await response.json()]).toEqual([
      200,
      { params: { thing: 'a b', part: '2' }, queryParams: { q: '2' }, by: 'Dana' },
    ])
    expect(network).not.toHaveBeenCalled()
  })

  test('reads a Request object as well as an address, and answers without a body where there is none', async () => {
    server = start()
    const posted = await fetch(new Request('http://localhost/api/things', { method: 'POST', body: '{"a":1}' }))
    expect([posted.status, await posted.json()]).toEqual([201, { got: '{"a":1}' }])
    const removed = await fetch('/api/things/1', { method: 'DELETE' })
    expect([removed.status, await removed.text()]).toEqual([204, ''])
  })

  test.each([
    ['a page of the app', '/dashboard/jobs', {}],
    ['an unknown path', '/api/others', {}],
    ['another method', '/api/things', { method: 'PUT' }],
    ['another origin', 'https://api.example.com/api/things', { method: 'POST' }],
  ])('lets %s through to the network, as it was asked', async (_case, url, init) => {
    server = start()
    expect(await (await fetch(url, init)).text()).toBe('from the network')
    expect(network.mock.calls).toEqual([[url, init]])
  })

  test('keeps a request waiting for as long as what stands round it waits', async () => {
    let open: () => void = () => undefined
    const ready = new Promise<void>((resolve) => {
      open = resolve
    })
    const order: string[] = []
    server = start(async (_request, _signal, handle) => {
      await ready
      order.push('ready')
      return handle()
    })
    const answered = fetch('/api/things', { method: 'POST', body: '' }).then(() => order.push('answered'))
    open()
    await answered
    expect(order).toEqual(['ready', 'answered'])
  })

  test('gives fetch back when the server is shut down', () => {
    server = start()
    expect(globalThis.fetch).not.toBe(network)
    server.shutdown()
    expect(globalThis.fetch).toBe(network)
  })
})

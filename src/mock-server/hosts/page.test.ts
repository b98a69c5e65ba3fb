import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createClock } from '@/domain/time/clock'
import type { MockServer } from '@/mock-server'
import { startMockServer } from '@/mock-server/hosts/page'
// Otherwise it loads with the first request, which may then time out on a busy machine.
import '@/mock-server/lazy'

const network = vi.fn<typeof fetch>(async () => new Response('from the network'))
const original = globalThis.fetch

let server: MockServer | undefined
const start = (): MockServer => {
  server = startMockServer({
    clock: createClock({ now: () => Date.parse('2026-11-18T15:00:00Z'), setTimeout: () => 0, clearTimeout: () => {} }),
    latency: { min: 0, max: 0 },
  })
  return server
}

beforeEach(() => {
  network.mockClear()
  globalThis.fetch = network
})
afterEach(() => {
  server?.shutdown()
  globalThis.fetch = original
})

const signIn = (email = 'owner@greenvalley.demo') => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ email, password: 'Groundwork1!' }),
})

describe('the mock server in the page', () => {
  test('answers requests of this origin instead of the network', async () => {
    start()
    const response = await fetch('/api/auth/login', signIn())
    const { user } = (await response.json()) as { user: { first_name: string } }
    expect([response.status, response.headers.get('content-type'), user.first_name]).toEqual([
      200,
      'application/json',
      'Dana',
    ])
    expect(network).not.toHaveBeenCalled()
  })

  test('reads a Request object as well as an address', async () => {
    start()
    const response = await fetch(new Request('http://localhost/api/auth/login', signIn('nobody@example.com')))
    expect([response.status, await response.json()]).toEqual([401, { detail: 'Invalid email or password' }])
  })

  test.each([
    ['an address that the back end does not know', '/api/others', {}],
    ['a method that an address does not have', '/api/auth/login', { method: 'DELETE' }],
    ['an unknown address of another service', '/landscaping/nothing', {}],
  ])('answers %s with 404 and JSON, not with the page', async (_case, url, init) => {
    start()
    const response = await fetch(url, init)
    expect([response.status, response.headers.get('content-type'), await response.json()]).toEqual([
      404,
      'application/json',
      { detail: 'There is no such address.' },
    ])
    expect(network).not.toHaveBeenCalled()
  })

  test.each([
    ['a page of the app', '/dashboard/jobs', {}],
    ['a step of the app that sounds like a service', '/onboarding/account', {}],
    ['a file', '/assets/index.js', {}],
    ['another origin', 'https://api.example.com/api/auth/login', { method: 'POST' }],
  ])('lets %s through to the network, as it was asked', async (_case, url, init) => {
    start()
    expect(await (await fetch(url, init)).text()).toBe('from the network')
    expect(network.mock.calls).toEqual([[url, init]])
  })

  test('gives up a request that was aborted', async () => {
    start()
    const aborted = fetch('/api/auth/login', { ...signIn(), signal: AbortSignal.abort(new Error('gone')) })
    await expect(aborted).rejects.toThrow('gone')
  })

  test('gives fetch back when it is shut down', () => {
    const { shutdown } = start()
    expect(globalThis.fetch).not.toBe(network)
    shutdown()
    expect(globalThis.fetch).toBe(network)
  })
})

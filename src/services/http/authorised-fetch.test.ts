import { describe, expect, it } from 'vitest'
import { NOT_LOADED, OFFLINE, UNREACHABLE } from '@/domain/record/failure'
import { backEnd, json } from '../../../tests/fixtures/back-end'
import { type AuthorisedFetch, createAuthorisedFetch } from './authorised-fetch'

const options = { bearer: true, timeout: 30_000 }

const setUp = ({ renewal = async () => {} }: { renewal?: () => Promise<void> } = {}) => {
  let token = 'token-1'
  let renewing: Promise<void> | null = null
  let renewals = 0
  const { fetch, received } = backEnd(({ token }) => json({}, token === 'Bearer token-2' ? 200 : 401))
  const renew = () => {
    renewing ??= (async () => {
      renewals++
      await renewal()
      token = 'token-2'
      renewing = null
    })()
    return renewing
  }
  return {
    received,
    call: createAuthorisedFetch({ tokens: { access: () => token, renew }, fetch }),
    renewals: () => renewals,
  }
}

const statusOf = async (call: Promise<Response>) => (await call).status
const urlsAndTokens = (received: { url: string; token: string | null }[]) =>
  received.map(({ url, token }) => `${url} ${token}`)

describe('the token', () => {
  it('goes with every call but those to auth (API-36)', async () => {
    const { fetch, received } = backEnd(() => json({}))
    const call = createAuthorisedFetch({ tokens: { access: () => 'token-1', renew: async () => {} }, fetch })
    await call('/jobs', {}, options)
    await call('/login', {}, { ...options, bearer: false })
    expect(urlsAndTokens(received)).toEqual(['/jobs Bearer token-1', '/login null'])
  })

  it('is left out while there is none', async () => {
    const { fetch, received } = backEnd(() => json({}))
    const call = createAuthorisedFetch({ tokens: { access: () => null, renew: async () => {} }, fetch })
    await call('/jobs', {}, options)
    expect(urlsAndTokens(received)).toEqual(['/jobs null'])
  })

  it('joins the headers that a call brings', async () => {
    const { fetch, received } = backEnd(() => json({}))
    const call = createAuthorisedFetch({ tokens: { access: () => 'token-1', renew: async () => {} }, fetch })
    await call('/jobs', { headers: { 'idempotency-key': 'k1' } }, options)
    expect([received[0]?.key, received[0]?.token]).toEqual(['k1', 'Bearer token-1'])
  })
})

describe('a 401 (AUTH-16)', () => {
  it('of three calls at once leads to one refresh, and all are tried again with the new token', async () => {
    const { call, received, renewals } = setUp()
    const urls = ['/jobs', '/crew', '/clients']
    expect(await Promise.all(urls.map((url) => statusOf(call(url, {}, options))))).toEqual([200, 200, 200])
    expect(renewals()).toBe(1)
    expect(urlsAndTokens(received)).toEqual([
      ...urls.map((url) => `${url} Bearer token-1`),
      ...urls.map((url) => `${url} Bearer token-2`),
    ])
  })

  it('that comes after another call brought a new token is only tried again', async () => {
    let token = 'token-1'
    const { fetch, received } = backEnd((sent) => {
      token = 'token-2'
      return json({}, sent.token === 'Bearer token-2' ? 200 : 401)
    })
    const renew = () => Promise.reject(new Error('nothing to renew'))
    const call = createAuthorisedFetch({ tokens: { access: () => token, renew }, fetch })
    expect(await statusOf(call('/jobs', {}, options))).toBe(200)
    expect(urlsAndTokens(received)).toEqual(['/jobs Bearer token-1', '/jobs Bearer token-2'])
  })

  it('is tried again once, never in a circle', async () => {
    let renewals = 0
    const { fetch, received } = backEnd(() => json({}, 401))
    const tokens = { access: () => 'token-1', renew: async () => void renewals++ }
    expect(await statusOf(createAuthorisedFetch({ tokens, fetch })('/jobs', {}, options))).toBe(401)
    expect([received.length, renewals]).toEqual([2, 1])
  })

  it('of a call without a token is an answer like any other', async () => {
    const { call, received, renewals } = setUp()
    expect(await statusOf(call('/login', {}, { ...options, bearer: false }))).toBe(401)
    expect([received.length, renewals()]).toEqual([1, 0])
  })

  it('is the failure of the refresh when that is refused', async () => {
    const expired = { message: 'Your session has expired. Please log in again.', status: 401, details: null }
    const { call, received } = setUp({ renewal: () => Promise.reject(expired) })
    await expect(call('/jobs', {}, options)).rejects.toBe(expired)
    expect(received).toHaveLength(1)
  })

  it('sends the same request again, body and all', async () => {
    let token = 'token-1'
    const { fetch, received } = backEnd((sent) => json({}, sent.token === 'Bearer token-2' ? 200 : 401))
    const renew = async () => {
      token = 'token-2'
    }
    const call = createAuthorisedFetch({ tokens: { access: () => token, renew }, fetch })
    await call('/jobs', { method: 'POST', headers: { 'idempotency-key': 'k1' }, body: '{"title":"Mow"}' }, options)
    const sent = { method: 'POST', url: '/jobs', key: 'k1', userId: null, body: { title: 'Mow' } }
    expect(received).toEqual([
      { ...sent, token: 'Bearer token-1' },
      { ...sent, token: 'Bearer token-2' },
    ])
  })
})

describe('a call that no answer comes to', () => {
  const over = (fetch: typeof globalThis.fetch): AuthorisedFetch =>
    createAuthorisedFetch({ tokens: { access: () => null, renew: async () => {} }, fetch })
  const silent: typeof globalThis.fetch = (_, init) =>
    new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)))

  it.each([[new TypeError('Failed to fetch')], ['cut off']])(
    'fails in our own words, not the transport’s: %s',
    async (thrown) => {
      await expect(over(() => Promise.reject(thrown))('/jobs', {}, options)).rejects.toEqual(UNREACHABLE)
    },
  )

  it('says that a part of the app is missing, and not the network, where the code that answers did not load', async () => {
    const missing = new TypeError('Failed to fetch dynamically imported module: /assets/late-1a2b.js')
    await expect(over(() => Promise.reject(missing))('/jobs', {}, options)).rejects.toEqual(NOT_LOADED)
    const named = Object.assign(new TypeError('A part of the app could not be loaded.'), { name: 'NotLoadedError' })
    await expect(over(() => Promise.reject(named))('/jobs', {}, options)).rejects.toEqual(NOT_LOADED)
  })

  it.each(['Failed to fetch', 'Failed to fetch dynamically imported module: /assets/late-1a2b.js'])(
    'says that there is no network where the browser knows: %s',
    async (message) => {
      const fetch = () => Promise.reject(new TypeError(message))
      const tokens = { access: () => null, renew: async () => {} }
      const call = createAuthorisedFetch({ tokens, fetch, isOnline: () => false })
      await expect(call('/jobs', {}, options)).rejects.toEqual(OFFLINE)
    },
  )

  it('fails with 408 when its time is over', async () => {
    await expect(over(silent)('/jobs', {}, { ...options, timeout: 1 })).rejects.toEqual({
      message: 'The server took too long to answer. Please try again.',
      status: 408,
      details: null,
    })
  })

  it('is no failure when the caller gave it up', async () => {
    const caller = new AbortController()
    const call = over(silent)('/jobs', { signal: caller.signal }, options)
    const reason = new DOMException('Given up', 'AbortError')
    caller.abort(reason)
    await expect(call).rejects.toBe(reason)
  })
})

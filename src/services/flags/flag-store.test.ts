import { describe, expect, it } from 'vitest'
import type { FlagKey } from '@/domain/flags/registry'
import { json } from '../../../tests/fixtures/back-end'
import { user } from '../../../tests/fixtures/records'
import { contentOf, storageWith } from '../../../tests/fixtures/stored'
import { createFlagStore } from './flag-store'

const setUp = (
  entries: Record<string, string> = {},
  {
    remoteUrl = '',
    fetch = () => Promise.reject(new TypeError('Failed to fetch')),
    onProductionHost = false,
  }: Partial<{
    remoteUrl: string
    fetch: typeof globalThis.fetch
    onProductionHost: boolean
  }> = {},
) => {
  const storage = storageWith(entries)
  const warnings: unknown[][] = []
  const tab = new EventTarget()
  const store = createFlagStore({
    environment: 'demo',
    onProductionHost,
    storage,
    events: tab as Window,
    remoteUrl,
    fetch,
    warn: (...args) => warnings.push(args),
  })
  let changes = 0
  store.subscribe(() => changes++)
  const storedElsewhere = (key: string | null, value?: string) => {
    if (value === undefined) storage.clear()
    else storage.setItem(String(key), value)
    tab.dispatchEvent(Object.assign(new Event('storage'), { key }))
  }
  return { store, warnings, storedElsewhere, content: () => contentOf(storage), changes: () => changes }
}

describe('a flag', () => {
  it('is evaluated for who is signed in', () => {
    const { store } = setUp()
    const people = [
      user(),
      user({ user_type: 'business_manager' }),
      user({ user_type: 'business_manager', groups: ['business_admin'] }),
      null,
    ]
    expect(people.map((one) => store.isOn('advanced_analytics', one))).toEqual([true, false, true, false])
  })

  it('that no one knows is off, and warned of once (FLAG-02)', () => {
    const { store, warnings } = setUp()
    const unknown = 'hover_boards' as FlagKey
    expect([store.isOn(unknown, user()), store.isOn(unknown, null)]).toEqual([false, false])
    expect(warnings).toEqual([['Unknown feature flag "hover_boards" counts as off.']])
  })

  it('is found by the name of the other vocabulary (X-15)', () => {
    const { store, warnings } = setUp()
    expect([store.isOn('PAYOUTS' as FlagKey, null), warnings]).toEqual([true, []])
  })
})

describe('a local override (FLAG-04)', () => {
  it('switches a flag, is stored and told', () => {
    const { store, content, changes } = setUp()
    store.override({ payouts: false })
    expect([store.isOn('payouts', null), store.sources().overrides, content(), changes()]).toEqual([
      false,
      { payouts: false },
      { featureFlags: '{"payouts":false}' },
      1,
    ])
  })

  it('is read again after a reload', () => {
    const { store } = setUp({ featureFlags: '{"payouts":false,"video_calls":true}' })
    expect([store.isOn('payouts', null), store.isOn('video_calls', null)]).toEqual([false, true])
  })

  it('is taken away again, by whichever name it was stored', () => {
    const { store, content } = setUp({ featureFlags: '{"PAYOUTS":false}' })
    expect(store.isOn('payouts', null)).toBe(false)
    store.override({})
    expect([store.isOn('payouts', null), content()]).toEqual([true, { featureFlags: '{}' }])
  })

  it('counts in every tab at once', () => {
    const { store, storedElsewhere, changes } = setUp()
    const before = store.sources()
    storedElsewhere('featureFlags', '{"payouts":false}')
    expect([store.isOn('payouts', null), changes(), store.sources() === before]).toEqual([false, 1, false])
    storedElsewhere('access_token', 'x')
    expect(changes()).toBe(1)
    storedElsewhere(null)
    expect([store.isOn('payouts', null), changes()]).toEqual([true, 2])
  })

  it('is on or off for everyone, whatever the flag’s groups and share', () => {
    const { store } = setUp({ featureFlags: '{"beta_features":true,"new_dashboard":true}' })
    expect([store.isOn('beta_features', null), store.isOn('new_dashboard', null)]).toEqual([true, true])
  })

  it.each(['{"payouts":', '{"payouts":"no"}', '[1]', '7'])('that reads %s is ignored and logged', (featureFlags) => {
    const { store, warnings } = setUp({ featureFlags })
    expect([store.isOn('payouts', null), store.sources().overrides]).toEqual([true, {}])
    expect(warnings.map(([message]) => message)).toEqual([
      'Stored feature flag overrides could not be read and are ignored.',
    ])
  })

  it("yields to the provider's production hosts (FLAG-08, X-16)", () => {
    const { store } = setUp({ featureFlags: '{"real_scheduling":true}' }, { onProductionHost: true })
    expect([store.isOn('real_scheduling', null), store.isOn('real_auth', null)]).toEqual([false, true])
  })
})

describe('the remote map (FLAG-04, FLAG-10)', () => {
  const remoteUrl = '/flags.json'
  const counting = (...answers: (() => Response)[]) => {
    const requests: { url: string; limited: boolean }[] = []
    const fetch: typeof globalThis.fetch = async (url, init) => {
      requests.push({ url: String(url), limited: init?.signal instanceof AbortSignal })
      const answer = answers[Math.min(requests.length, answers.length) - 1]
      if (!answer) throw new TypeError('Failed to fetch')
      return answer()
    }
    return { fetch, asked: requests }
  }
  const off = () => json({ payouts: { key: 'payouts', enabled: false } })

  it('is laid over the defaults and told', async () => {
    const { fetch, asked } = counting(off)
    const { store, changes, warnings } = setUp({}, { remoteUrl, fetch })
    await store.loadRemote()
    expect([store.isOn('payouts', null), changes(), warnings, asked]).toEqual([
      false,
      1,
      [],
      [{ url: remoteUrl, limited: true }],
    ])
  })

  it('yields to a local override', async () => {
    const { store } = setUp({ featureFlags: '{"payouts":true}' }, { remoteUrl, fetch: counting(off).fetch })
    await store.loadRemote()
    expect(store.isOn('payouts', null)).toBe(true)
  })

  it('is asked for again up to three times', async () => {
    const down = () => json({}, 503)
    const { fetch, asked } = counting(down, down, down, off)
    const { store, warnings } = setUp({}, { remoteUrl, fetch })
    await store.loadRemote()
    expect([asked.length, store.isOn('payouts', null), warnings]).toEqual([4, false, []])
  })

  it('that cannot be loaded is only logged', async () => {
    const { fetch, asked } = counting()
    const { store, warnings, changes } = setUp({}, { remoteUrl, fetch })
    await store.loadRemote()
    expect([asked.length, store.isOn('payouts', null), changes()]).toEqual([4, true, 0])
    expect(warnings).toEqual([['Remote feature flags could not be loaded.', new TypeError('Failed to fetch')]])
  })

  it('that is no map of flags is only logged', async () => {
    const { store, warnings } = setUp({}, { remoteUrl, fetch: counting(() => json({ payouts: false })).fetch })
    await store.loadRemote()
    expect([store.isOn('payouts', null), warnings.map(([message]) => message)]).toEqual([
      true,
      ['Remote feature flags could not be loaded.'],
    ])
  })

  it('is not asked for where there is none', async () => {
    const { fetch, asked } = counting(off)
    await setUp({}, { fetch }).store.loadRemote()
    expect(asked).toEqual([])
  })
})

import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createStoredChoice } from './stored-choice'

const store = new Map<string, string>()
const page = new EventTarget()

const otherTabWrites = (key: string, value: string) => {
  store.set(key, value)
  page.dispatchEvent(Object.assign(new Event('storage'), { key }))
}

const density = () => {
  const applied: string[] = []
  const choice = createStoredChoice({
    key: 'density',
    values: ['comfortable', 'compact'],
    fallback: 'comfortable',
    apply: (value) => applied.push(value),
  })
  return { choice, applied }
}

beforeEach(() => {
  store.clear()
  vi.stubGlobal('window', page)
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
  })
})

describe('a stored choice', () => {
  it('begins with what was stored', () => {
    store.set('density', 'compact')
    expect(density().choice.get()).toBe('compact')
  })

  it('takes the fallback for nothing and for words it does not know', () => {
    expect(density().choice.get()).toBe('comfortable')
    store.set('density', 'tiny')
    expect(density().choice.get()).toBe('comfortable')
  })

  it('stores, applies and tells when it is set', () => {
    const { choice, applied } = density()
    const listener = vi.fn()
    choice.subscribe(listener)
    choice.set('compact')
    expect({ now: choice.get(), stored: store.get('density'), applied, calls: listener.mock.calls.length }).toEqual({
      now: 'compact',
      stored: 'compact',
      applied: ['compact'],
      calls: 1,
    })
  })

  it('follows another tab, and looks only at its own key', () => {
    const { choice, applied } = density()
    otherTabWrites('sidebar', 'collapsed')
    otherTabWrites('density', 'compact')
    expect({ now: choice.get(), applied }).toEqual({ now: 'compact', applied: ['compact'] })
  })

  it('tells those who listen, until they stop', () => {
    const { choice } = density()
    const listener = vi.fn()
    const stop = choice.subscribe(listener)
    otherTabWrites('density', 'compact')
    stop()
    otherTabWrites('density', 'comfortable')
    expect(listener.mock.calls).toEqual([[]])
  })

  it('lasts as long as the page where storage is forbidden', () => {
    const forbidden = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden })
    const { choice } = density()
    choice.set('compact')
    expect(choice.get()).toBe('compact')
  })
})

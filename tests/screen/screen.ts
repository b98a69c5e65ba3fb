import type { Page } from '@playwright/test'
import { test as base, describe, vi } from 'vitest'
import { signIn, type Who } from '../fixtures/demo-people'
import { WEDNESDAY } from '../fixtures/pinned-dates'
import { browser, emptyDatabases } from './browser'
import { expect } from './expect'
import { asPage, ORIGIN, ScreenPage, type Timers } from './page'

export { describe, expect }

type MockSettings = { latency?: { min: number; max: number }; tokenLifetime?: number; scenario?: string }
export type Problems = { expect(pattern: RegExp): void }

const TOO_NEW = /^The tag <%s> is unrecognized in this browser.* search$/

/** An abandoned page still receives its last answers here, which a browser would drop. This tier does not support two pages at once. */
const ABANDONED = /^Conflict: \S+ does not take an entry \d+ now$/

const cookies = {
  set: (cookie: string) => Reflect.set(document, 'cookie', cookie),
  clear() {
    for (const cookie of document.cookie.split('; ')) this.set(`${cookie.split('=')[0]}=; path=/; max-age=0`)
  },
}

const clean = () => {
  browser.happyDOM.setURL(ORIGIN)
  localStorage.clear()
  sessionStorage.clear()
  cookies.clear()
  document.title = ''
  document.documentElement.removeAttribute('class')
  // Makes modules reread cached preferences.
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  emptyDatabases()
  vi.setSystemTime(WEDNESDAY)
}

const prepare = (mock: MockSettings) => {
  clean()
  cookies.set('browser_session=1; path=/')
  localStorage.setItem('mock_server', JSON.stringify({ latency: { min: 0, max: 0 }, ...mock }))
}

/** Storage of each person after signing in through the form, once per worker. */
const sessions = new Map<Who, [string, string][]>()
const sessionOf = async (who: Who) => {
  const existing = sessions.get(who)
  if (existing) return existing
  prepare({})
  const page = new ScreenPage()
  await page.goto('/login')
  await signIn(asPage(page), who)
  await page.waitForURL('**/dashboard')
  const session = Object.entries(localStorage).filter(([key]) => key !== 'mock_server')
  await page.close()
  if (!session.some(([key]) => key === 'access_token')) throw new Error(`${who} could not be signed in`)
  sessions.set(who, session)
  return session
}

/**
 * The real app and services over the in-process mock server: no latency, a pinned date, empty storage. `as` selects the signed-in person;
 * with `timers: 'still'` only the test moves time. Any console error fails the test. Override these inside `describe` only: at the top of a
 * file they would leak into the worker's next file.
 */
const testOf = (who: Who) =>
  base.extend<{ as: Who; mock: MockSettings; timers: Timers; problems: Problems; page: Page }>({
    as: who,
    mock: {},
    timers: 'real',
    problems: [
      async ({ onTestFinished: _ }, use) => {
        const expected: RegExp[] = [TOO_NEW, ABANDONED]
        const seen: string[] = []
        const log = vi
          .spyOn(console, 'error')
          .mockImplementation((...parts) => void seen.push(parts.map(String).join(' ')))
        const quiet = vi.spyOn(console, 'debug').mockImplementation(() => {})
        await use({ expect: (pattern) => void expected.push(pattern) })
        log.mockRestore()
        quiet.mockRestore()
        const unexpected = seen.filter((text) => !expected.some((pattern) => pattern.test(text)))
        if (unexpected.length > 0) throw new Error(`The page reported errors:\n${unexpected.join('\n')}`)
      },
      { auto: true },
    ],
    page: async ({ as, mock, timers }, use) => {
      const session = as === 'nobody' ? [] : await sessionOf(as)
      prepare(mock)
      for (const [key, value] of session) localStorage.setItem(key, value)
      const page = new ScreenPage(timers)
      await use(asPage(page))
      await page.close()
    },
  })

export const test = testOf('owner')
export const strangerTest = testOf('nobody')

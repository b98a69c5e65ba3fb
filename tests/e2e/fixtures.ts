import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  type ConsoleMessage,
  type WebError,
} from '@playwright/test'
import { signIn, type Who } from '../fixtures/demo-people'
import { WEDNESDAY } from '../fixtures/pinned-dates'
import { pinTime } from './pinned-time'

export { expect } from '@playwright/test'
export { person, signIn, type Who } from '../fixtures/demo-people'

type MockSettings = { latency?: { min: number; max: number }; tokenLifetime?: number; scenario?: string }

/** Expected errors; any other error fails the test. */
export type Problems = { expect(pattern: RegExp): void }

type Storage = { name: string; value: string }[]

const localStorageOf = async (context: BrowserContext): Promise<Storage> => {
  const { origins } = await context.storageState()
  return origins.flatMap((origin) => origin.localStorage)
}

type TestFixtures = { as: Who; mock: MockSettings; startsAt: number; problems: Problems }
type WorkerFixtures = {
  sessions: (who: Who, startsAt: number, baseURL: string) => Promise<Storage>
  browsers: (options: BrowserContextOptions) => Promise<BrowserContext>
}

/** In ms; starts the session early enough that it isn't in the test's future. */
const BEFORE = 60_000

/**
 * Playwright's test with signed-in demo people. Each signs in through the form once per worker. Tests with the same settings share a
 * browser context, cleared before each test so that scripts stay compiled; the mock server reseeds. Tests begin at `startsAt`. Any console
 * error fails the test.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  as: ['owner', { option: true }],
  mock: [{}, { option: true }],
  startsAt: [WEDNESDAY, { option: true }],

  sessions: [
    async ({ browser }, use) => {
      const storageByKey = new Map<string, Promise<Storage>>()
      const open = async (who: Who, startsAt: number, baseURL: string) => {
        const context = await browser.newContext({ baseURL })
        await pinTime(context, startsAt - BEFORE)
        const page = await context.newPage()
        await page.goto('/login')
        await signIn(page, who)
        await page.waitForURL('**/dashboard')
        const storage = await localStorageOf(context)
        await context.close()
        return storage
      }
      await use((who, startsAt, baseURL) => {
        const key = `${who} ${startsAt}`
        const session = storageByKey.get(key) ?? open(who, startsAt, baseURL)
        storageByKey.set(key, session)
        return session
      })
    },
    { scope: 'worker' },
  ],

  browsers: [
    async ({ browser }, use) => {
      const open = new Map<string, Promise<BrowserContext>>()
      await use((options) => {
        const key = JSON.stringify(options)
        const context = open.get(key) ?? browser.newContext(options)
        open.set(key, context)
        return context
      })
      await Promise.all([...open.values()].map(async (context) => (await context).close()))
    },
    { scope: 'worker' },
  ],

  storageState: async ({ as, mock, startsAt, baseURL, sessions }, use) => {
    const origin = baseURL ?? ''
    const settings = { latency: { min: 0, max: 0 }, ...mock }
    const session = as === 'nobody' ? [] : await sessions(as, startsAt, origin)
    const localStorage = [...session, { name: 'mock_server', value: JSON.stringify(settings) }]
    await use({ cookies: [browserSession(origin)], origins: [{ origin, localStorage }] })
  },

  context: async (
    { browsers, baseURL, storageState, startsAt, viewport, colorScheme, hasTouch, timezoneId, contextOptions },
    use,
  ) => {
    const settings = { viewport, colorScheme, hasTouch, timezoneId: timezoneId ?? 'UTC', ...contextOptions }
    const context = await browsers({ ...settings, ...(baseURL ? { baseURL } : {}), storageState: EMPTY })
    if (storageState) await context.setStorageState(storageState)
    const release = await pinTime(context, startsAt)
    await use(context)
    await Promise.all(context.pages().map((page) => page.close()))
    await Promise.all([release(), context.unrouteAll(), context.clearPermissions()])
  },

  page: async ({ context }, use) => use(await context.newPage()),

  problems: [
    async ({ context }, use) => {
      const expected: RegExp[] = []
      const seen: string[] = []
      const onConsole = (message: ConsoleMessage) => {
        if (message.type() === 'error') seen.push(message.text())
      }
      const onError = (thrown: WebError) => void seen.push(`${thrown.error().message}\n${thrown.error().stack ?? ''}`)
      context.on('console', onConsole)
      context.on('weberror', onError)
      await use({ expect: (pattern) => expected.push(pattern) })
      context.off('console', onConsole)
      context.off('weberror', onError)
      const unexpected = seen.filter((text) => !expected.some((pattern) => pattern.test(text)))
      if (unexpected.length > 0) throw new Error(`The page reported errors:\n${unexpected.join('\n')}`)
    },
    { auto: true },
  ],
})

/** Marker by which the app knows that the browser wasn't closed since sign-in. */
const browserSession = (baseURL: string) => ({
  name: 'browser_session',
  value: '1',
  domain: new URL(baseURL).hostname,
  path: '/',
  expires: -1,
  httpOnly: false,
  secure: false,
  sameSite: 'Strict' as const,
})

const EMPTY = { cookies: [], origins: [] }

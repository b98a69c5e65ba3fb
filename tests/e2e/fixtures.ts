import { type BrowserContext, test as base, type Page } from '@playwright/test'
import people from '../../src/domain/demo-users.json' with { type: 'json' }

export { expect } from '@playwright/test'

/** Who a test is signed in as; `nobody` begins signed out. */
export type Who = 'owner' | 'admin' | 'manager' | 'tech' | 'home' | 'nobody'

/** Settings of the mock server's next start, as the page reads them from `mock_server`. */
type MockSettings = { latency?: { min: number; max: number }; tokenLifetime?: number; scenario?: string }

/** Errors that a test brings about on purpose; every other one fails it. */
export type Problems = { expect(pattern: RegExp): void }

type Storage = { name: string; value: string }[]

/** Somebody the demo can be entered as. @throws RangeError for an unknown key. */
export const person = (key: Who) => {
  const found = people.find((candidate) => candidate.key === key)
  if (!found) throw new RangeError(`no demo user "${key}"`)
  return found
}

/** Signs in as a person does, from whatever page leads to the form. */
export const signIn = async (page: Page, who: Who): Promise<void> => {
  const { email, password } = person(who)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

const localStorageOf = async (context: BrowserContext): Promise<Storage> => {
  const { origins } = await context.storageState()
  return origins.flatMap((origin) => origin.localStorage)
}

type TestFixtures = { as: Who; mock: MockSettings; problems: Problems }
type WorkerFixtures = { sessions: (who: Who, baseURL: string) => Promise<Storage> }

/**
 * Playwright's test with the product's people in it. Each person signs in through the form once a worker; every test then begins in a
 * browser of its own, with an empty database that the mock server plants anew. Any error on the console fails the test.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  as: ['owner', { option: true }],
  mock: [{}, { option: true }],

  sessions: [
    async ({ browser }, use) => {
      const known = new Map<Who, Promise<Storage>>()
      const open = async (who: Who, baseURL: string) => {
        const context = await browser.newContext({ baseURL })
        const page = await context.newPage()
        await page.goto('/login')
        await signIn(page, who)
        await page.waitForURL('**/dashboard')
        const kept = await localStorageOf(context)
        await context.close()
        return kept
      }
      await use((who, baseURL) => {
        const session = known.get(who) ?? open(who, baseURL)
        known.set(who, session)
        return session
      })
    },
    { scope: 'worker' },
  ],

  storageState: async ({ as, mock, baseURL, sessions }, use) => {
    const origin = baseURL ?? ''
    const settings = { latency: { min: 0, max: 0 }, ...mock }
    const session = as === 'nobody' ? [] : await sessions(as, origin)
    const localStorage = [...session, { name: 'mock_server', value: JSON.stringify(settings) }]
    await use({ cookies: [browserSession(origin)], origins: [{ origin, localStorage }] })
  },

  problems: [
    async ({ context }, use) => {
      const expected: RegExp[] = []
      const seen: string[] = []
      context.on('console', (message) => {
        if (message.type() === 'error') seen.push(message.text())
      })
      context.on('weberror', (thrown) => seen.push(`${thrown.error().message}\n${thrown.error().stack ?? ''}`))
      await use({ expect: (pattern) => expected.push(pattern) })
      const unexpected = seen.filter((text) => !expected.some((pattern) => pattern.test(text)))
      if (unexpected.length > 0) throw new Error(`The page reported errors:\n${unexpected.join('\n')}`)
    },
    { auto: true },
  ],
})

/** The mark by which the app knows that the browser has not been closed since somebody signed in. */
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

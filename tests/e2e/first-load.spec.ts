import type { Page } from '@playwright/test'
import { factsOn } from './databases'
import { rest } from './findings'
import { expect, test } from './fixtures'

/** Maximum cumulative layout shift; below what people notice. */
const SHIFT = 0.005

const PUBLIC = ['/', '/login', '/pricing', '/demo', '/contact', '/terms', '/privacy', '/register', '/forgot-password']

const EVERY_DAY = [
  '/dashboard',
  '/dashboard/clients',
  '/dashboard/jobs',
  '/dashboard/estimates',
  '/dashboard/invoicing',
  '/dashboard/crew',
  '/dashboard/properties',
  '/dashboard/subscription',
]

const moved = (page: Page) =>
  page.evaluate(async () => {
    type Shift = PerformanceEntry & {
      value: number
      hadRecentInput: boolean
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
    }
    const shifts: Shift[] = []
    const observer = new PerformanceObserver((list) => void shifts.push(...(list.getEntries() as Shift[])))
    observer.observe({ type: 'layout-shift', buffered: true })
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    observer.disconnect()
    const own = shifts.filter(({ hadRecentInput }) => !hadRecentInput)
    return {
      by: own.reduce((sum, { value }) => sum + value, 0),
      what: own.flatMap(({ sources }) =>
        sources.map(
          ({ node, previousRect: from, currentRect: to }) =>
            `${node?.nodeName} "${node?.textContent?.slice(0, 30)}": ${from.x},${from.y} to ${to.x},${to.y}`,
        ),
      ),
    }
  })

const loading = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /^Loading/ })

const expectStill = async (page: Page, address: string) => {
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(loading(page)).toHaveCount(0)
  await rest(page)
  const { by, what } = await moved(page)
  expect.soft(by > SHIFT ? what : [], `${address} moves by ${by}`).toEqual([])
}

test.describe('on a phone', () => {
  test.use({ as: 'nobody', viewport: { width: 390, height: 844 } })

  test('the pages for anyone keep their place while they load', async ({ page }) => {
    for (const path of PUBLIC) await expectStill(page, path)
  })
})

test.describe('signed in', () => {
  for (const [device, viewport] of [
    ['a desktop', { width: 1440, height: 900 }],
    ['a phone', { width: 390, height: 844 }],
  ] as const)
    test.describe(`on ${device}`, () => {
      test.use({ viewport })

      test('pages of every day keep their place while they load', async ({ page }) => {
        for (const path of EVERY_DAY) await expectStill(page, path)
      })
    })
})

test('a cold dashboard shows its data without what the mock server answers other pages with', async ({ page }) => {
  const requests: string[] = []
  page.on('response', (response) => void requests.push(new URL(response.url()).pathname))

  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Recent Activity' })).toBeVisible()
  await expect(loading(page)).toHaveCount(0)
  await rest(page)

  const answers = requests.flatMap(
    (path) =>
      /^\/assets\/(lazy|write-routes|all-resolvers|execute|undo|undo-rules)-[\w-]{8}\.js$/.exec(path)?.[1] ?? [],
  )
  expect([...new Set(answers)]).toEqual(['lazy'])
  const scripts = requests.filter((path) => path.endsWith('.js'))
  const code = await Promise.all(scripts.map(async (path) => (await page.request.get(path)).text()))
  expect(code.filter((script) => script.includes('recharts-'))).toEqual([])
})

const noteIntl = () => {
  const used: string[] = []
  Object.assign(globalThis, { usedOfIntl: used })
  const note = (of: object, name: string) => {
    const original: unknown = Reflect.get(of, name)
    if (typeof original !== 'function') return
    const noted = new Proxy(original, {
      apply(called, self, args) {
        used.push(name)
        return Reflect.apply(called, self, args)
      },
      construct(target, args) {
        used.push(name)
        return Reflect.construct(target, args)
      },
    })
    Reflect.set(of, name, noted)
  }
  for (const name of Object.getOwnPropertyNames(Intl)) note(Intl, name)
  for (const { prototype } of [String, Number, Date])
    for (const name of Object.getOwnPropertyNames(prototype))
      if (/^(localeCompare|toLocale.*String)$/.test(name)) note(prototype, name)
}

test('a cold dashboard shows its data without what languages are written by (ADR 39)', async ({ page }) => {
  await page.addInitScript(noteIntl)
  // Sample data is generated with sorted names, and generated again until it is stored.
  await expect(async () => {
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { name: 'Recent Activity' })).toBeVisible()
    await expect(loading(page)).toHaveCount(0)
    await rest(page)
    expect(await page.evaluate(() => Reflect.get(globalThis, 'usedOfIntl'))).toEqual([])
  }).toPass()
})

test('a page that has what writes needs no network for the rules that they ask', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/)
  await page.goto('/dashboard/jobs')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(loading(page)).toHaveCount(0)
  await page.waitForLoadState('networkidle')

  await context.setOffline(true)
  const answer = await page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem('access_token')}` }
    const response = await fetch('/api/businesses/1/jobs/15', { method: 'DELETE', headers })
    return [response.status, await response.json()]
  })
  await context.setOffline(false)

  expect(answer).toEqual([200, { success: true }])
})

const PLANTING = /^\/assets\/(built-in|sample|sample-rules|messaging|notices|template)-/

test('the document names all that a cold dashboard waits for', async ({ page }) => {
  // Disables idle callbacks and their three-second fallback.
  await page.addInitScript(() => {
    const { setTimeout: later } = globalThis
    const setTimeout = (work: () => void, ms?: number) => (ms === 3_000 ? 0 : later(work, ms))
    Object.assign(globalThis, { requestIdleCallback: () => 0, setTimeout })
  })

  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Recent Activity' })).toBeVisible()
  await expect(loading(page)).toHaveCount(0)

  const all = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  )
  const requested = all.filter((path) => /^\/assets\/.*\.(js|css)$/.test(path))
  const written = await (await page.request.get('/dashboard')).text()
  expect(requested.length).toBeGreaterThan(20)
  const lacking = requested.filter((path) => !written.includes(path.slice(1)) && !PLANTING.test(path))
  expect(lacking).toEqual([])
})

const openWithoutApp = async (page: Page, address: string): Promise<string[]> => {
  const requested: string[] = []
  page.on('request', (request) => void requested.push(new URL(request.url()).pathname.slice(1)))
  await page.route('**/assets/index-*.js', () => {})
  await page.goto(address, { waitUntil: 'commit' })
  await page.locator('#root').waitFor({ state: 'attached' })
  return requested
}

const listsIn = async (page: Page): Promise<Record<string, string[]>> =>
  JSON.parse((await page.locator('meta[name=ahead]').getAttribute('content')) ?? '')

const expectRequested = async (page: Page, address: string, list = address) => {
  const requested = await openWithoutApp(page, address)
  const wanted = (await listsIn(page))[list] ?? []
  expect(wanted.length).toBeGreaterThan(3)
  await expect.poll(() => wanted.filter((file) => !requested.includes(file))).toEqual([])
}

const drawn = (page: Page) =>
  page.locator('#root').evaluate((element) => {
    const { content, width, height } = getComputedStyle(element, '::before')
    return content === 'none' ? null : { content, width, height }
  })

test('a dashboard’s files are requested before the app could ask for them', async ({ page }) => {
  await expectRequested(page, '/dashboard', '/dashboard/*')
})

for (const { device, width, content } of [
  { device: 'a desktop', width: 1440, content: '"Groundwork"' },
  { device: 'a tablet', width: 900, content: '""' },
  { device: 'a phone', width: 390, content: '"Groundwork"' },
])
  test(`on ${device} the frame shows before the app has arrived, as large as the app draws it`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/dashboard/jobs')
    const header = page.locator('header').filter({ visible: true }).first()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const box = await header.evaluate((element: HTMLElement) => [element.offsetWidth, element.offsetHeight])

    await openWithoutApp(page, '/dashboard/jobs')
    await expect.poll(() => drawn(page)).toEqual({ content, width: `${box[0]}px`, height: `${box[1]}px` })
  })

test.describe('a stranger', () => {
  test.use({ as: 'nobody' })

  for (const address of ['/', '/login'])
    test(`has the files of ${address} requested before the app could ask for them`, async ({ page }) => {
      await expectRequested(page, address)
    })

  test('has what follows the sign-in fetched and planted while the sign-in page rests', async ({ page }) => {
    const requested: string[] = []
    page.on('request', (request) => void requested.push(new URL(request.url()).pathname.slice(1)))

    await page.goto('/login')

    const lists = await listsIn(page)
    const wanted = [...(lists['/dashboard/*'] ?? []), ...(lists['/dashboard'] ?? [])]
    expect(wanted.length).toBeGreaterThan(10)
    await expect.poll(() => wanted.filter((file) => !requested.includes(file))).toEqual([])
    await expect.poll(() => factsOn(page, 'demo')).toEqual(['demo.planted'])
  })

  test('sees no frame where they are about to be asked to sign in', async ({ page }) => {
    await openWithoutApp(page, '/dashboard/jobs')
    expect(await drawn(page)).toBe(null)
  })
})

test('a session that ended with its browser is met by no frame', async ({ page, context }) => {
  await page.goto('/login')
  await page.evaluate(() => localStorage.setItem('session_not_remembered', '1'))
  await context.clearCookies()
  await openWithoutApp(page, '/dashboard/jobs')
  expect(await drawn(page)).toBe(null)
})

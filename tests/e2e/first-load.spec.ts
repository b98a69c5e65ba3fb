import type { Page } from '@playwright/test'
import { rest } from './findings'
import { expect, test } from './fixtures'

/** How far a page may move while it loads, by the browser's own measure. Nothing that a person sees is as little. */
const SHIFT = 0.005

const PUBLIC = ['/', '/login', '/pricing', '/demo', '/contact', '/terms', '/privacy', '/register', '/forgot-password']

/** Pages that people open all day; they load as after a reload. */
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

/** What has moved since the page was opened, each element with where from and where to. */
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
  // given every script that the browser requests
  const asked: string[] = []
  page.on('response', (response) => void asked.push(new URL(response.url()).pathname))

  // when the overview has shown all it has
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Recent Activity' })).toBeVisible()
  await expect(loading(page)).toHaveCount(0)
  await rest(page)

  // then it came with the first page's answers alone, and its chart without the chart library
  const answers = asked.flatMap(
    (path) => /^\/assets\/(late|other-routes|all-resolvers|execute)-[\w-]{8}\.js$/.exec(path)?.[1] ?? [],
  )
  expect([...new Set(answers)]).toEqual(['late'])
  const scripts = asked.filter((path) => path.endsWith('.js'))
  const code = await Promise.all(scripts.map(async (path) => (await page.request.get(path)).text()))
  expect(code.filter((script) => script.includes('recharts-'))).toEqual([])
})

const PLANTING = /^\/assets\/(built-in|sample|other-rules|template)-/

test('a cold dashboard has requested all it waits for with the document, nothing step by step', async ({ page }) => {
  // given a page that notes what it has requested by the time its data is there
  await page.addInitScript(() => {
    const look = () => {
      const isLoading = [...document.querySelectorAll('main [role=status]')].some((each) =>
        each.textContent?.trim().startsWith('Loading'),
      )
      if (!document.querySelector('main h1') || isLoading) return requestAnimationFrame(look)
      const requested = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
      Object.assign(globalThis, { requested: requested.filter((path) => /^\/assets\/.*\.(js|css)$/.test(path)) })
    }
    requestAnimationFrame(look)
  })

  // when the overview opens
  await page.goto('/dashboard')
  await page.waitForFunction(() => 'requested' in globalThis)

  // then the document names every script and style sheet of it, but for what a new device plants its sample data with
  const requested = await page.evaluate(() => Reflect.get(globalThis, 'requested') as string[])
  const written = await (await page.request.get('/dashboard')).text()
  expect(requested.length).toBeGreaterThan(20)
  const lacking = requested.filter((path) => !written.includes(path.slice(1)) && !PLANTING.test(path))
  expect(lacking).toEqual([])
})

/** What the document draws in the place of the app while its scripts are held back. */
const drawnWithoutScripts = async (page: Page, address: string) => {
  await page.route('**/assets/index-*.js', () => {})
  await page.goto(address, { waitUntil: 'commit' })
  const root = page.locator('#root')
  await root.waitFor({ state: 'attached' })
  return root.evaluate((element) => getComputedStyle(element, '::before').content)
}

test('the frame of the dashboard shows before the app has arrived', async ({ page }) => {
  expect(await drawnWithoutScripts(page, '/dashboard/jobs')).toBe('"Groundwork"')
})

test.describe('a stranger', () => {
  test.use({ as: 'nobody' })

  test('sees no frame where they are about to be asked to sign in', async ({ page }) => {
    expect(await drawnWithoutScripts(page, '/dashboard/jobs')).toBe('none')
  })
})

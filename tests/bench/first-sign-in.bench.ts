import type { Browser, BrowserContext, Page } from '@playwright/test'
import { demoUser } from '@/domain/demo/demo'
import { slowDown } from './cold-load'
import type { Figure } from './figure'
import { inChromium, quantile, setMockServer } from './in-chromium'

const RUNS = 3
/** In ms: how long someone looks before acting, and works before leaving. */
const LOOK = 1_000
const WORK = 2_500
const TOKENS = ['access_token', 'refresh_token', 'user', 'authToken']

type Way = 'typed' | 'filled in at once'

const fillIn = async (page: Page, way: Way) => {
  const { email, password } = demoUser('owner')
  const [first, second] = [page.getByLabel('Email'), page.getByLabel('Password', { exact: true })]
  if (way === 'typed') {
    await first.pressSequentially(email, { delay: 40 })
    await second.pressSequentially(password, { delay: 40 })
  } else {
    await first.fill(email)
    await second.fill(password)
  }
}

const pressToData = (page: Page) =>
  page.getByRole('button', { name: 'Sign in', exact: true }).evaluate(async (element) => {
    const start = performance.now()
    element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    ;(element as HTMLButtonElement).click()
    const isThere = () =>
      document.querySelector('main h1')?.textContent === 'Overview' &&
      ![...document.querySelectorAll('main [role=status]')].some((each) => /^\s*Loading/.test(each.textContent ?? ''))
    do await new Promise(requestAnimationFrame)
    while (!isThere())
    return performance.now() - start
  })

const signInOnce = async (context: BrowserContext, address: string, slowed: number, way: Way): Promise<number> => {
  const page = await context.newPage()
  await setMockServer(page, { scenario: 'demo' })
  await slowDown(page, slowed)
  await page.goto(`${address}login`)
  await page.getByLabel('Email').waitFor()
  await page.waitForTimeout(LOOK)
  await fillIn(page, way)
  const took = await pressToData(page)
  await page.waitForTimeout(WORK)
  await page.evaluate((keys) => {
    for (const key of keys) localStorage.removeItem(key)
  }, TOKENS)
  await page.close()
  return took
}

const firstAndSecond = async (browser: Browser, address: string, slowed: number, way: Way) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    const first = await signInOnce(context, address, slowed, way)
    return { first, second: await signInOnce(context, address, slowed, way) }
  } finally {
    await context.close()
  }
}

export const figures = (address: string): Promise<Figure[]> =>
  inChromium(async (page) => {
    const browser = page.context().browser()
    if (!browser) throw new Error('The page belongs to no browser')
    const found: Figure[] = []
    for (const way of ['typed', 'filled in at once'] as const)
      for (const slowed of [1, 4]) {
        const [first, second]: [number[], number[]] = [[], []]
        for (let run = 0; run < RUNS; run++) {
          const took = await firstAndSecond(browser, address, slowed, way)
          first.push(took.first)
          second.push(took.second)
        }
        found.push({
          what: `first sign-in, ${way}, processor slowed ${slowed} ×: press to data, against the second`,
          is: quantile(first, 0.5),
          baseline: quantile(second, 0.5),
          budget: { ratio: 1.2 },
        })
      }
    return found
  })

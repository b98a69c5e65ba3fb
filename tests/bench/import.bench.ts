import type { Page } from '@playwright/test'
import { demoUser } from '@/domain/demo/demo'
import type { Change } from '@/domain/record/fact'
import type { Figure } from './figure'
import { inChromium, setMockServer } from './in-chromium'
import { addFacts, rowsIn } from './page-facts'

const ROWS = 10_000
const HEADER = 'First name,Last name,Phone,Email,Address,City,State,ZIP,Balance'

const file = (): Buffer => {
  const lines = Array.from({ length: ROWS }, (_, at) => {
    const phone = `512-${String(100 + (at % 900))}-${String(at).padStart(4, '0')}`
    return `Ida,Moss ${at},${phone},ida${at}@example.com,${at} Oak Street,Austin,TX,787${String(at % 60).padStart(2, '0')},12.50`
  })
  return Buffer.from([HEADER, ...lines].join('\n'))
}

const widenPlan = async (page: Page) => {
  const [subscription] = (await rowsIn(page, 'subscriptions')) as { id: number; [field: string]: unknown }[]
  if (!subscription) throw new Error('the demo has a subscription')
  const after = { ...subscription, plan_id: 'enterprise', plan_name: 'Enterprise' }
  const change: Change = { table: 'subscriptions', id: subscription.id, before: subscription, after }
  await addFacts(page, { stream: 'subscription/bench', times: 1, changes: [change] })
}

const open = async (page: Page, address: string) => {
  await setMockServer(page, { scenario: 'demo' })
  const { email, password } = demoUser('owner')
  await page.goto(`${address}login`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('heading', { name: 'Overview' }).waitFor()
  await widenPlan(page)
  await page.goto(`${address}dashboard/clients?import=true`)
}

const listen = (page: Page) =>
  page.evaluate(() => {
    const noted = { longest: 0 }
    Object.assign(globalThis, { noted })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) noted.longest = Math.max(noted.longest, duration)
    }).observe({ type: 'longtask' })
  })
const longest = (page: Page) =>
  page.evaluate(() => {
    const noted: { longest: number } = Reflect.get(globalThis, 'noted')
    const { longest } = noted
    noted.longest = 0
    return longest
  })

/** Time for 10,000 clients from the file to the list, and how long the page is unresponsive. */
export const figures = (address: string): Promise<Figure[]> =>
  inChromium(async (page) => {
    page.setDefaultTimeout(180_000)
    await open(page, address)
    await listen(page)
    const input = page.locator('input[type=file]')
    const start = Date.now()
    await input.setInputFiles({ name: 'clients.csv', mimeType: 'text/csv', buffer: file() })
    await page.getByRole('button', { name: 'Continue' }).click()
    const send = page.getByRole('button', { name: /^Import 10,000 clients/ })
    await send.waitFor()
    const checked = Date.now()
    const deafWhileChecked = await longest(page)
    await send.click()
    await page.getByRole('status').filter({ hasText: '10,042 clients' }).waitFor()
    const written = Date.now()
    return [
      { what: 'import of 10,000 clients, checked, ms', is: checked - start, budget: { ms: 5_000 } },
      { what: 'the page is deaf while it checks, at most ms', is: deafWhileChecked, budget: { ms: 200 } },
      { what: 'import of 10,000 clients, written, ms', is: written - checked, budget: { ms: 15_000 } },
      { what: 'the page is deaf while it writes, at most ms', is: await longest(page), budget: { ms: 200 } },
    ]
  })

import type { Page } from '@playwright/test'
import { demoUser } from '@/domain/demo/demo'
import type { Figure } from './figure'
import { inChromium, quantile, setMockServer } from './in-chromium'
import { addFacts, rowsIn } from './page-facts'

const RUNS = 7
const FRAMES = 180
const NAMES = ['Hazel', 'Birch', 'Rowan', 'Alder', 'Maple', 'Aspen', 'Cedar', 'Linden']

const openJobs = async (page: Page, address: string) => {
  await setMockServer(page, { scenario: 'large' })
  const { email, password } = demoUser('owner')
  await page.goto(`${address}login`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('link', { name: 'Jobs', exact: true }).click()
  await page
    .getByRole('status')
    .filter({ hasText: /\d jobs/ })
    .waitFor()
}

/** Time in ms from clicking a menu link until the page shows its heading. */
const changeTo = (page: Page, link: string, heading: string) =>
  page.getByRole('link', { name: link, exact: true }).evaluate(async (element, expected) => {
    const start = performance.now()
    ;(element as HTMLAnchorElement).click()
    do await new Promise(requestAnimationFrame)
    while (document.querySelector('h1')?.textContent?.trim() !== expected)
    return performance.now() - start
  }, heading)

const routeChanges = async (page: Page): Promise<number> => {
  const times: number[] = []
  for (let run = 0; run < RUNS; run++) {
    await changeTo(page, 'Overview', 'Overview')
    times.push(await changeTo(page, 'Jobs', 'Job Management'))
  }
  return quantile(times, 0.5)
}

const search = (page: Page, words: string) =>
  page.getByRole('searchbox').evaluate(async (element, text) => {
    const count = () => [...document.querySelectorAll('[role=status]')].map((one) => one.textContent).join()
    const before = count()
    const input = element as HTMLInputElement
    const start = performance.now()
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
    do await new Promise(requestAnimationFrame)
    while (count() === before)
    return performance.now() - start
  }, words)

const searches = async (page: Page, words: string): Promise<number> => {
  const times: number[] = []
  for (let run = 0; run < RUNS; run++) {
    times.push(await search(page, words))
    times.push(await search(page, ''))
  }
  return quantile(times, 0.5)
}

/** Frame times in ms while the table scrolls by one screen every few frames. */
const scroll = (page: Page) =>
  page.getByRole('grid', { name: 'Jobs' }).evaluate(async (grid, frames) => {
    let scroller: Element = grid
    while (scroller.parentElement && scroller.scrollHeight <= scroller.clientHeight + 1)
      scroller = scroller.parentElement
    const times: number[] = []
    let last = await new Promise(requestAnimationFrame)
    for (let frame = 0; frame < frames; frame++) {
      scroller.scrollTop += 240
      const now = await new Promise<number>(requestAnimationFrame)
      times.push(now - last)
      last = now
    }
    if (scroller.scrollTop < frames * 100) throw new Error('the table did not scroll')
    return times
  }, FRAMES)

const addClients = async (page: Page, count: number) => {
  const [client] = await rowsIn(page, 'clients')
  if (!client) throw new Error('the demo has clients')
  const rows = Array.from({ length: count }, (_, index) => ({
    ...client,
    id: 100_000 + index,
    last_name: `${NAMES[index % NAMES.length]} ${index}`,
    email: `client${index}@example.com`,
  }))
  const changes = rows.map((after) => ({ table: 'clients', id: after.id, before: null, after }))
  await addFacts(page, { stream: 'client/bench', times: 1, changes })
}

const openClients = async (page: Page, address: string) => {
  await addClients(page, 10_000)
  await page.goto(`${address}dashboard/clients`)
  await page
    .getByRole('status')
    .filter({ hasText: /10,\d+ clients/ })
    .waitFor()
}

export const figures = (address: string): Promise<Figure[]> =>
  inChromium(async (page) => {
    await openJobs(page, address)
    const frames = await scroll(page)
    const changes = await routeChanges(page)
    const jobs = await searches(page, 'mow')
    await openClients(page, address)
    const clients = await searches(page, 'hazel')
    return [
      { what: 'route change with warm data', is: changes, budget: { ms: 100 } },
      { what: 'search over 10,000 jobs, to the frame that shows it', is: jobs, budget: { ms: 50 } },
      { what: 'search over 10,000 clients, to the frame that shows it', is: clients, budget: { ms: 50 } },
      { what: 'scrolling 10,000 rows, median frame', is: quantile(frames, 0.5), budget: { ms: 17 } },
      { what: 'scrolling 10,000 rows, 95th percentile', is: quantile(frames, 0.95), budget: { ms: 34 } },
    ]
  })

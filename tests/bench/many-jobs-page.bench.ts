import type { Page } from '@playwright/test'
import { blockingOf, loadCold, type Measured, signIn, slowDown } from './cold-load'
import type { Figure } from './figure'
import { inChromium, setMockServer } from './in-chromium'

const SLOWED = 4
const MB = 1_000_000
/** In ms: time until idle-time loading has finished. */
const AT_REST = 5_000

/** Types a word into the job search at ten letters a second; returns the blocking time in ms. */
const blockingOfSearch = async (page: Page): Promise<number> => {
  await page.evaluate(() => {
    const tasks: Measured['tasks'] = []
    globalThis.measured = { data: 0, tasks, shift: 0 }
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) tasks.push({ start: startTime, length: duration })
    }).observe({ type: 'longtask' })
  })
  await page.getByRole('searchbox').pressSequentially('mowing', { delay: 100 })
  await page.waitForTimeout(1_000)
  return blockingOf((await page.evaluate(() => globalThis.measured?.tasks)) ?? [])
}

/** Cost of a page with 10,000 jobs in the built app at `address`, with the processor slowed four times. */
export const figures = (address: string): Promise<Figure[]> =>
  inChromium(async (page) => {
    await setMockServer(page, { scenario: 'large' })
    await signIn(page, address)
    const dashboard = await loadCold(page.context(), `${address}dashboard`, SLOWED, 'large')

    await page.goto(`${address}dashboard/jobs`)
    await page
      .getByRole('status')
      .filter({ hasText: /\d jobs/ })
      .waitFor()
    await page.waitForLoadState('networkidle')
    // Excludes idle-time loading after the list from the cost of typing.
    await page.waitForTimeout(AT_REST)
    const devtools = await slowDown(page, SLOWED)
    await devtools.send('HeapProfiler.collectGarbage')
    const { usedSize } = await devtools.send('Runtime.getHeapUsage')
    const blocking = await blockingOfSearch(page)
    return [
      {
        what: 'a cold dashboard over 10,000 jobs, processor slowed 4 ×, ms',
        is: dashboard.data,
        budget: { ms: 1_800 },
      },
      { what: 'heap of the list of 10,000 jobs, MB', is: usedSize / MB, budget: { most: 22 } },
      { what: 'typing in its search, processor slowed 4 ×: blocking, ms', is: blocking, budget: { ms: 100 } },
    ]
  })

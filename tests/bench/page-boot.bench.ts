import type { Page } from '@playwright/test'
import type { Figure } from './figure'
import { inChromium, quantile, setMockServer } from './in-chromium'
import { addFacts, rowsIn } from './page-facts'

const FACTS = 100_000
const RUNS = 15
const WARM_UP = 5

declare global {
  /** In ms: time from the mock server's start until its first answer. */
  var bootTime: Promise<number> | undefined
}

const timeBoots = (page: Page) =>
  page.addInitScript(() => {
    let console: typeof globalThis.groundwork
    Object.defineProperty(globalThis, 'groundwork', {
      get: () => console,
      set(started: typeof console) {
        const start = performance.now()
        console = started
        globalThis.bootTime = started?.server.ready.then(() => performance.now() - start)
      },
    })
  })

const started = async (page: Page): Promise<number> => {
  await page.waitForFunction(() => globalThis.bootTime !== undefined)
  return page.evaluate(() => globalThis.bootTime ?? Number.NaN)
}

const boot = async (page: Page): Promise<number> => {
  await page.reload()
  return started(page)
}

const open = async (page: Page, address: string) => {
  await setMockServer(page, { scenario: 'demo' })
  await timeBoots(page)
  await page.goto(`${address}login`)
  await started(page)
}

const addHistory = async (page: Page) => {
  const [job = null] = await rowsIn(page, 'jobs')
  const changes = [{ table: 'jobs', id: job?.id ?? 0, before: job, after: job }]
  await addFacts(page, { stream: 'job/bench', times: FACTS, changes })
}

/**
 * Starts the back end of the built app at `address` on a long history, compared with a fresh seed. Alternates both, so that other load on
 * the machine affects both.
 */
export const figures = (address: string): Promise<Figure[]> =>
  inChromium((short) =>
    inChromium(async (long) => {
      for (const page of [short, long]) await open(page, address)
      await addHistory(long)
      const times = { short: [] as number[], long: [] as number[] }
      // Warm-up: the browsers have not compiled the scripts yet.
      for (let run = -WARM_UP; run < RUNS; run++) {
        const [brief, lengthy] = [await boot(short), await boot(long)]
        if (run < 0) continue
        times.short.push(brief)
        times.long.push(lengthy)
      }
      return [
        {
          what: 'start in Chromium with 100,000 facts, against one with none',
          is: quantile(times.long, 0.5),
          baseline: quantile(times.short, 0.5),
          budget: { ratio: 1.2 },
        },
      ]
    }),
  )

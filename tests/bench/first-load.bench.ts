import type { BrowserContext, Page } from '@playwright/test'
import { demoUser } from '@/domain/demo'
import type { Figure } from './figure'
import { inChromium, quantile, setMockServer } from './in-chromium'

const RUNS = 5
/** As long as a page may take to come to rest after its data, ms. */
const REST = 2_500
/** What a task may take before it counts as blocking, ms. */
const LONG = 50

type Load = { data: number; blocking: number; files: number; bytes: number; shift: number }

type Measured = { data: number; tasks: { start: number; length: number }[]; shift: number }

declare global {
  /** What a page says of its own load, from its first script on. */
  var measured: Measured | undefined
}

/** Follows the load of every page from now on: long tasks, shifts, and when nothing says any more that it is loading. */
const follow = (): void => {
  const found: Measured = { data: 0, tasks: [], shift: 0 }
  globalThis.measured = found
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) found.tasks.push({ start: startTime, length: duration })
  }).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) found.shift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
  const look = () => {
    const waits = [...document.querySelectorAll('main [role=status]')].some((each) =>
      each.textContent?.trim().startsWith('Loading'),
    )
    if (document.querySelector('main h1') && !waits) found.data = performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

const signIn = async (page: Page, address: string) => {
  const { email, password } = demoUser('owner')
  await page.goto(`${address}login`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL('**/dashboard')
  await page.waitForLoadState('networkidle')
}

/** Opens a page with nothing in the cache, on a processor slowed so many times. */
const loadCold = async (context: BrowserContext, address: string, slowed: number): Promise<Load> => {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  let bytes = 0
  let files = 0
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
    files += 1
  })
  await devtools.send('Network.enable')
  await devtools.send('Network.clearBrowserCache')
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowed })
  await setMockServer(page, { scenario: 'demo' })
  await page.addInitScript(follow)
  await page.goto(address)
  const shown = await page.waitForFunction(() => globalThis.measured && globalThis.measured.data > 0)
  await shown.dispose()
  const atData = files
  await page.waitForTimeout(REST)
  const { data, tasks, shift } = await page.evaluate(() => globalThis.measured as Measured)
  await page.close()
  const blocking = tasks.reduce((sum, { length }) => sum + length - LONG, 0)
  return { data, blocking, files: atData, bytes: bytes / 1000, shift }
}

const median = (loads: readonly Load[], of: keyof Load) =>
  quantile(
    loads.map((load) => load[of]),
    0.5,
  )

type Budgets = { slowed: number; ms: number; blocking: number; files?: number; kb?: number }

const figuresOf = async (
  what: string,
  open: (slowed: number) => Promise<Load>,
  budgets: readonly Budgets[],
): Promise<Figure[]> => {
  const figures: Figure[] = []
  for (const { slowed, ms, blocking, files, kb } of budgets) {
    const loads: Load[] = []
    for (let run = 0; run < RUNS; run++) loads.push(await open(slowed))
    const name = `${what}, processor slowed ${slowed} ×`
    figures.push(
      { what: `${name}: data on screen, ms`, is: median(loads, 'data'), budget: { ms } },
      { what: `${name}: blocking, ms`, is: median(loads, 'blocking'), budget: { ms: blocking } },
    )
    if (files) figures.push({ what: `${what}: files until then`, is: median(loads, 'files'), budget: { most: files } })
    if (kb) figures.push({ what: `${what}: KB until it rests`, is: median(loads, 'bytes'), budget: { most: kb } })
    if (files) figures.push({ what: `${what}: layout shift`, is: median(loads, 'shift'), budget: { most: 0.005 } })
  }
  return figures
}

/** First loads of the built app at `address`: what people wait for before anything is in their browser's cache. */
export const figures = (address: string): Promise<Figure[]> =>
  inChromium(async (page) => {
    const context = page.context()
    const cold = (path: string) => (slowed: number) => loadCold(context, `${address}${path}`, slowed)
    const forStrangers = [
      ...(await figuresOf('the first page', cold(''), [
        { slowed: 1, ms: 300, blocking: 50 },
        { slowed: 4, ms: 1_000, blocking: 250, files: 18, kb: 390 },
      ])),
      ...(await figuresOf('the sign-in page', cold('login'), [{ slowed: 4, ms: 1_000, blocking: 250, files: 22 }])),
    ]
    await setMockServer(page, { scenario: 'demo' })
    await signIn(page, address)
    return [
      ...forStrangers,
      ...(await figuresOf('a cold dashboard', cold('dashboard'), [
        { slowed: 1, ms: 600, blocking: 100 },
        { slowed: 4, ms: 1_500, blocking: 250, files: 60, kb: 800 },
      ])),
    ]
  })

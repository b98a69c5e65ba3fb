import type { BrowserContext, Page } from '@playwright/test'
import { demoUser } from '@/domain/demo/demo'
import { setMockServer } from './in-chromium'

/** In ms: longest settling time of a page after its data. */
const REST = 2_500
/** In ms: longer tasks count as blocking. */
const LONG = 50

/** Times in ms until first paint and data, blocking time in ms, files until the data, KB until idle, and layout shift. */
export type Load = { paint: number; data: number; blocking: number; files: number; bytes: number; shift: number }

export type Measured = { data: number; tasks: { start: number; length: number }[]; shift: number }

declare global {
  var measured: Measured | undefined
}

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

/** Types the owner's credentials slowly, so that the next code loads in the meantime; returns the button. */
const readyToSignIn = async (page: Page, address: string) => {
  const { email, password } = demoUser('owner')
  await page.goto(`${address}login`)
  await page.getByLabel('Email').pressSequentially(email)
  await page.getByLabel('Password', { exact: true }).pressSequentially(password)
  await page.waitForLoadState('networkidle')
  return page.getByRole('button', { name: 'Sign in', exact: true })
}

/** Signs in as the owner and waits for the dashboard, including its idle-time loading. */
export const signIn = async (page: Page, address: string) => {
  await (await readyToSignIn(page, address)).click()
  await page.waitForURL('**/dashboard')
  // The network was idle before, so Playwright would consider it idle for good.
  await page.waitForTimeout(REST)
}

export const slowDown = async (page: Page, slowed: number) => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowed })
  return devtools
}

export const blockingOf = (tasks: Measured['tasks']) => tasks.reduce((sum, { length }) => sum + length - LONG, 0)

/** Opens a page with an empty cache and a processor slowed by a factor. */
export const loadCold = async (
  context: BrowserContext,
  address: string,
  slowed: number,
  scenario: 'demo' | 'large' = 'demo',
): Promise<Load> => {
  const page = await context.newPage()
  const devtools = await slowDown(page, slowed)
  let bytes = 0
  let files = 0
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
    files += 1
  })
  await devtools.send('Network.enable')
  await devtools.send('Network.clearBrowserCache')
  await setMockServer(page, { scenario })
  await page.addInitScript(follow)
  await page.goto(address)
  const shown = await page.waitForFunction(() => globalThis.measured && globalThis.measured.data > 0)
  await shown.dispose()
  const atData = files
  await page.waitForTimeout(REST)
  const { data, tasks, shift } = await page.evaluate(() => globalThis.measured as Measured)
  const paint = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0)
  await page.close()
  return { paint, data, blocking: blockingOf(tasks), files: atData, bytes: bytes / 1000, shift }
}

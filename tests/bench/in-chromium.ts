import { existsSync } from 'node:fs'
import { chromium, type Page } from '@playwright/test'
import settings from '../../scripts/chromium.json'

/** Uses the system's Chromium, or Playwright's own. Closes the page even if `work` throws. */
export const inChromium = async <R>(work: (page: Page) => Promise<R>): Promise<R> => {
  const executablePath = [process.env.CHROMIUM_PATH ?? '', ...settings.paths].find((path) => existsSync(path))
  const browser = await chromium.launch({ args: settings.args, ...(executablePath ? { executablePath } : {}) })
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    return await work(await context.newPage())
  } finally {
    await browser.close()
  }
}

export const setMockServer = async (page: Page, settings: { scenario: 'demo' | 'large' }): Promise<void> => {
  const text = JSON.stringify({ ...settings, latency: { min: 0, max: 0 } })
  await page.addInitScript((settingsText) => localStorage.setItem('mock_server', settingsText), text)
}

const sorted = (times: readonly number[]) => [...times].sort((a, b) => a - b)

/** Quantile of the times; the median for 0.5. */
export const quantile = (times: readonly number[], share: number): number =>
  sorted(times)[Math.floor(times.length * share)] ?? Number.NaN

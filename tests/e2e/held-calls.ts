import type { Page } from '@playwright/test'

declare global {
  var letCallsGo: (() => void) | undefined
}

/**
 * Holds a page's calls whose path contains a part until they are released; a reload loses them. So a test sees what is shown in the
 * meantime, however slow its machine is.
 * @returns releases them
 */
export const holdCalls = async (page: Page, part: string): Promise<() => Promise<void>> => {
  await page.waitForFunction(() => globalThis.groundwork !== undefined)
  await page.evaluate((held) => {
    const inner = globalThis.fetch
    const letGo = new Promise<void>((resolve) => {
      globalThis.letCallsGo = resolve
    })
    globalThis.fetch = async (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input, location.href)
      if (pathname.includes(held)) await letGo
      return inner(input, init)
    }
  }, part)
  return () => page.evaluate(() => globalThis.letCallsGo?.())
}

import type { Page } from '@playwright/test'

declare global {
  var letCallsGo: (() => void) | undefined
}

/**
 * Holds a page's calls whose path or GraphQL operation contains a part, but for the first `passing` of them, until they are released; a
 * reload loses them. So a test sees what is shown in the meantime, however slow its machine is.
 * @returns releases them
 */
export const holdCalls = async (page: Page, part: string, passing = 0): Promise<() => Promise<void>> => {
  await page.waitForFunction(() => globalThis.groundwork !== undefined)
  await page.evaluate(
    ([held, first]) => {
      const inner = globalThis.fetch
      let calls = 0
      const letGo = new Promise<void>((resolve) => {
        globalThis.letCallsGo = resolve
      })
      globalThis.fetch = async (input, init) => {
        const { pathname } = new URL(input instanceof Request ? input.url : input, location.href)
        const operation = /"operationName":"(\w+)"/.exec(String(init?.body))?.[1] ?? ''
        if (`${pathname} ${operation}`.includes(held) && ++calls > first) await letGo
        return inner(input, init)
      }
    },
    [part, passing] as const,
  )
  return () => page.evaluate(() => globalThis.letCallsGo?.())
}

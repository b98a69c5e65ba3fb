import type { Page } from '@playwright/test'

declare global {
  var letCallsGo: (() => void) | undefined
}

/**
 * Holds calls whose path or operation contains `part`, after the first `passing` ones, until released; a reload drops them. Makes loading
 * states observable on any machine. Returns the release function.
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

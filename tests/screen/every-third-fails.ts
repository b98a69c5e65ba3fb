import type { Page } from '@playwright/test'
import { backEnd } from '../e2e/back-end'

type Act = () => Promise<void>

export const everyThirdFails = (page: Page, problems: { expect: (pattern: RegExp) => void }) => {
  problems.expect(/503 \(Service Unavailable\)/)
  const failing = new Set<string>()
  // Starts at 1, because with an odd number of kinds the second round then fails those the first one spared.
  let writes = 1

  /** Repeats until the write succeeds; after a failure, `failed` checks the page. */
  const write = async (kind: string, call: string, act: Act, failed: Act): Promise<void> => {
    writes += 1
    const fails = writes % 3 === 0
    if (fails) await backEnd(page).failNext(call, 503)
    await act()
    if (!fails) return
    failing.add(kind)
    await failed()
    await write(kind, call, act, failed)
  }
  return { write, failing: () => [...failing].sort() }
}

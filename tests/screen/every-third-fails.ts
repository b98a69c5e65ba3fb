import type { Page } from '@playwright/test'
import { backEnd } from '../e2e/back-end'

type Act = () => Promise<void>

/** A back end that fails every third write of a test, and which kinds of writes have failed. */
export const everyThirdFails = (page: Page, problems: { expect: (pattern: RegExp) => void }) => {
  problems.expect(/503 \(Service Unavailable\)/)
  const failing = new Set<string>()
  // Every second thing that is done fails once: where their number is odd, the second round fails those that the first one spared.
  let writes = 1

  /** Does it until the write goes through; where it fails, what `failed` looks at has to be there then. */
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

import type { Page } from '@playwright/test'

/** What a test orders of the mock server, or reads from it, in the page where it runs. */
export const backEnd = (page: Page) => {
  /** A page that has just been opened has no server yet. */
  const running = () => page.waitForFunction(() => globalThis.groundwork !== undefined)

  return {
    async failNext(pattern: string, status: number) {
      await running()
      await page.evaluate(([part, code]) => globalThis.groundwork?.server.faults.failNext(part, code), [
        pattern,
        status,
      ] as const)
    },
    async loseNext(pattern: string) {
      await running()
      await page.evaluate((part) => globalThis.groundwork?.server.faults.loseNext(part), pattern)
    },
    async offline(on: boolean) {
      await running()
      await page.evaluate((off) => globalThis.groundwork?.server.faults.offline(off), on)
    },
    async latency(ms: number) {
      await running()
      await page.evaluate((each) => globalThis.groundwork?.server.faults.latency({ min: each, max: each }), ms)
    },
    async clear() {
      await running()
      await page.evaluate(() => globalThis.groundwork?.server.faults.clear())
    },
    /** Moves the app's clock on. */
    async advance(ms: number) {
      await running()
      await page.evaluate((by) => globalThis.groundwork?.clock.advance(by), ms)
    },
    /** The status of each job, by number, as the back end has it. */
    async statuses(): Promise<Record<string, string>> {
      await running()
      return page.evaluate(async () => {
        const state = await globalThis.groundwork?.server.state()
        return Object.fromEntries((state?.tables.jobs ?? []).map((job) => [job.job_number, job.status]))
      })
    },
  }
}

/** The types of a job's facts, oldest first, from the disk: what outlives the page. */
export const factsOf = (page: Page, job: number): Promise<string[]> =>
  page.evaluate(async (stream) => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const db = await done(indexedDB.open('groundwork-facts'))
    const index = db.transaction('entries').objectStore('entries').index('stream')
    const entries: { type: string }[] = await done(index.getAll(IDBKeyRange.bound([stream, 0], [stream, Infinity])))
    db.close()
    return entries.map(({ type }) => type)
  }, `job/${job}`)

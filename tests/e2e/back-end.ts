import type { Page } from '@playwright/test'

type Tables = Awaited<ReturnType<NonNullable<typeof globalThis.groundwork>['server']['state']>>['tables']

/** The back end's tables, once the page has a back end: one that has just been opened has none yet. */
export const tablesOf = async (page: Page): Promise<Tables> => {
  await page.waitForFunction(() => globalThis.groundwork !== undefined)
  const tables = await page.evaluate(async () => (await globalThis.groundwork?.server.state())?.tables)
  if (!tables) throw new Error('the page has lost its back end')
  return tables
}

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
    /** Answers the next matching call with a body of one's own, and does nothing. */
    async answerNext(pattern: string, status: number, body: object) {
      await running()
      await page.evaluate(
        ([part, code, content]) => globalThis.groundwork?.server.faults.answerNext(part, code, content),
        [pattern, status, body] as const,
      )
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
    /** Moves the app's clock on. */
    async advance(ms: number) {
      await running()
      await page.evaluate((by) => globalThis.groundwork?.clock.advance(by), ms)
    },
    /** The status of each job, by number, as the back end has it. */
    async statuses(): Promise<Record<string, string>> {
      const { jobs } = await tablesOf(page)
      return Object.fromEntries(jobs.map((job) => [job.job_number, job.status]))
    },
  }
}

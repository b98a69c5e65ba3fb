import type { Page } from '@playwright/test'

type Tables = Awaited<ReturnType<NonNullable<typeof globalThis.groundwork>['server']['state']>>['tables']

export const tablesOf = async (page: Page): Promise<Tables> => {
  await page.waitForFunction(() => globalThis.groundwork !== undefined)
  const tables = await page.evaluate(async () => (await globalThis.groundwork?.server.state())?.tables)
  if (!tables) throw new Error('the page has lost its back end')
  return tables
}

export const backEnd = (page: Page) => {
  /** A page that was just opened has no server yet. */
  const running = () => page.waitForFunction(() => globalThis.groundwork !== undefined)

  return {
    async failNext(pattern: string, status: number) {
      await running()
      await page.evaluate(([part, code]) => globalThis.groundwork?.server.faults.failNext(part, code), [
        pattern,
        status,
      ] as const)
    },
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
    async advance(ms: number) {
      await running()
      await page.evaluate((by) => globalThis.groundwork?.clock.advance(by), ms)
    },
    async statuses(): Promise<Record<string, string>> {
      const { jobs } = await tablesOf(page)
      return Object.fromEntries(jobs.map((job) => [job.job_number, job.status]))
    },
  }
}

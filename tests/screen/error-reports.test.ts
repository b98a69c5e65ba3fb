import type { Page } from '@playwright/test'
import { backEnd, tablesOf } from '../e2e/back-end'
import { flowLog } from '../e2e/databases'
import { expect, test } from './screen'

const reports = async (page: Page) =>
  (await tablesOf(page)).error_reports.map(({ message, source, severity, environment, user_id, url }) => ({
    message,
    source,
    severity,
    environment,
    user_id,
    path: new URL(url).pathname,
  }))

const breakDown = (page: Page, message: string) =>
  page.evaluate((text) => window.reportError(new RangeError(text)), message)

const dashboard = async (page: Page) => {
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
}

test('what breaks without a network is reported by a later page', async ({ page, problems }) => {
  problems.expect(/Broke offline|Failed to (fetch|load resource)/)
  await dashboard(page)
  const server = backEnd(page)

  await server.offline(true)
  await breakDown(page, 'Broke offline')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('error_reports') ?? '')).toContain('Broke offline')

  await page.reload()
  await expect
    .poll(() => reports(page))
    .toEqual([
      {
        message: 'RangeError: Broke offline',
        source: 'error',
        severity: 'error',
        environment: 'demo',
        user_id: 1,
        path: '/dashboard',
      },
    ])
  await expect.poll(() => page.evaluate(() => localStorage.getItem('error_reports'))).toBe('[]')
})

test('a report carries the last events of the flows, but nothing that was said in them', async ({ page, problems }) => {
  problems.expect(/No one caught/)
  await page.evaluate(() => {
    const user = JSON.parse(localStorage.getItem('user') ?? '{}') as object
    localStorage.setItem('user', JSON.stringify({ ...user, data_collection: true }))
  })
  await dashboard(page)
  await expect
    .poll(async () => (await flowLog(page)).map(({ name }) => name))
    .toEqual(['auth-session', 'restoreSession'])
  await breakDown(page, 'No one caught this')

  const metadata = async () =>
    (await tablesOf(page)).error_reports.at(-1)?.metadata as { events: Record<string, unknown>[] } | undefined
  await expect
    .poll(async () => (await metadata())?.events.map(({ name, state }) => [name, state]))
    .toEqual([
      ['auth-session', 'restoring'],
      ['restoreSession', 'signed_in'],
    ])
  const keys = new Set((await metadata())?.events.flatMap((event) => Object.keys(event)))
  expect([...keys].sort()).toEqual(['at', 'kind', 'name', 'seq', 'state', 'stream'])
})

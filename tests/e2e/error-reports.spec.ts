import type { Page } from '@playwright/test'
import * as v from 'valibot'
import { groupReports, storedReportSchema } from '@/domain/errors/error-groups'
import { tablesOf } from './back-end'
import { expect, test } from './fixtures'

const reports = async (page: Page) =>
  (await tablesOf(page)).error_reports.map(({ message, source, severity, environment, user_id, url }) => ({
    message,
    source,
    severity,
    environment,
    user_id,
    path: new URL(url).pathname,
  }))

const timesOf = async (page: Page, message: string) =>
  groupReports(
    (await tablesOf(page)).error_reports.map((report) => v.parse(storedReportSchema, { ...report, at: '' })),
  ).find(({ latest }) => latest.message === message)?.count

const throwLater = (page: Page, message: string) =>
  page.evaluate(
    (text) =>
      void setTimeout(() => {
        throw new RangeError(text)
      }),
    message,
  )
const rejectUnheard = (page: Page, message: string) =>
  page.evaluate((text) => void Promise.reject(new RangeError(text)), message)

const dashboard = async (page: Page) => {
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
}

const expected = (message: string, source: string) => ({
  message: `RangeError: ${message}`,
  source,
  severity: 'error',
  environment: 'demo',
  user_id: 1,
  path: '/dashboard',
})

test('an error and a rejection that no one caught are reported at once, and counted where they come again, without secrets', async ({
  page,
  problems,
}) => {
  problems.expect(/No one caught|No one heard/)
  await dashboard(page)

  for (let i = 0; i < 3; i++) await throwLater(page, 'No one caught this')
  await rejectUnheard(page, 'No one heard dana@greenvalley.demo')

  const [caught, heard] = [
    expected('No one caught this', 'error'),
    expected('No one heard [hidden]', 'unhandledrejection'),
  ]
  await expect.poll(() => reports(page), { timeout: 15_000 }).toEqual(expect.arrayContaining([caught, heard]))
  await expect.poll(() => timesOf(page, caught.message), { timeout: 15_000 }).toBe(3)
  expect(await timesOf(page, heard.message)).toBe(1)
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
})

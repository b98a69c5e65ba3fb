import type { Page } from '@playwright/test'
import { backEnd } from './back-end'
import { expect, test } from './fixtures'
import { jobsPage } from './jobs-page'

type Answer = { path: string; status: number }

declare global {
  var answered: Answer[] | undefined
}

const QUARTER_HOUR = 15 * 60_000

/** The mock server runs in the page, so no network events exist. */
const noteAnswers = (page: Page) =>
  page.evaluate(() => {
    const inner = globalThis.fetch
    const answered: Answer[] = []
    globalThis.answered = answered
    globalThis.fetch = async (input, init) => {
      const response = await inner(input, init)
      const url = new URL(input instanceof Request ? input.url : input, location.href)
      answered.push({ path: url.pathname, status: response.status })
      return response
    }
  })

const answers = (page: Page) => page.evaluate(() => globalThis.answered ?? [])
const refused = (all: Answer[]) => all.filter(({ status }) => status === 401)

test('three calls whose token has run out share one refresh and are all answered (AUTH-16)', async ({ page }) => {
  const jobs = jobsPage(page)
  await jobs.open()
  await expect(jobs.count).toHaveText(/^\d{3} jobs$/)
  await backEnd(page).latency(50)
  await noteAnswers(page)
  const before = await page.evaluate(() => localStorage.getItem('access_token'))

  await backEnd(page).advance(QUARTER_HOUR)
  const lists = ['jobs', 'crew', 'clients']
  await expect
    .poll(async () => {
      const all = await answers(page)
      return lists.filter((list) => all.some(({ path, status }) => status === 200 && path.split('/').includes(list)))
    })
    .toEqual(lists)

  const all = await answers(page)
  expect(refused(all).length).toBeGreaterThanOrEqual(lists.length)
  expect(all.filter(({ path }) => path.endsWith('/auth/refresh'))).toEqual([{ path: '/api/auth/refresh', status: 200 }])
  const after = await page.evaluate(() => Object.fromEntries(Object.entries(localStorage)))
  expect(after.access_token).not.toBe(before)
  expect(after.authToken).toBe(after.access_token)
  await expect(jobs.count).toHaveText(/^\d{3} jobs$/)
})

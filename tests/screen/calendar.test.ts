import type { Locator, Page } from '@playwright/test'
import { tablesOf } from '../e2e/back-end'
import { colleague } from '../e2e/colleague'
import { DEMO_JOBS, idOf, jobsPage } from '../e2e/jobs-page'
import { browser } from './browser'
import { describe, expect, test } from './screen'

const { completed, scheduled } = DEMO_JOBS
const TODAY = '2026-11-18'
const lane = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}, `) })
const tray = (page: Page) => page.getByRole('region', { name: /^Unscheduled, \d/ })
const block = (within: Locator | Page, job: string) => within.getByRole('button', { name: new RegExp(`^${job} `) })
const spoken = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /JOB-|AM|PM|crew|possible/ })
const cell = (page: Page, member: number | null, day: string) =>
  page.locator(`[data-day="${day}"][data-lane="${member ?? 'none'}"]`)
const open = (page: Page, query = '') => jobsPage(page).open(`?view=calendar&date=${TODAY}${query}`)

test('a day has a lane a crew member, with what is booked of their hours (X-40)', async ({ page }) => {
  await open(page)
  await expect(page.getByRole('heading', { name: 'Wednesday, November 18, 2026' })).toBeVisible()
  await expect(lane(page, 'Marcus Bell')).toContainText('of 11 h')
  await expect(block(lane(page, 'Marcus Bell'), completed)).toContainText('Completed')
  await expect(block(tray(page), scheduled)).toBeVisible()
})

test('a press opens the details', async ({ page }) => {
  await open(page)
  await block(tray(page), scheduled).click()
  await expect(jobsPage(page).details).toContainText(scheduled)
})

test('a job where no one may enter yet says so', async ({ page }) => {
  await open(page)
  const { chemical_applications, properties } = await tablesOf(page)
  const place = properties.find(({ id }) => id === chemical_applications.at(-1)?.property_id)
  const there = {
    client_id: place?.client_id,
    property_id: place?.id,
    property_address: place?.address,
    property_city: place?.city,
    property_zip: place?.zip_code,
  }
  const priya = await colleague(page)
  await priya.sends('PUT', `/jobs/${idOf(scheduled)}`, there, { under: '/api' })
  await open(page)
  await expect(block(tray(page), scheduled)).toContainText('No entry until Thu, Nov 19, 3:10 PM')
  await expect(page.getByText(/^No entry until/)).toHaveCount(1)
})

test('shows only the jobs that the filters leave, whose crew among them', async ({ page }) => {
  await open(page, '&crew=nobody')
  await expect(block(tray(page), scheduled)).toBeVisible()
  await expect(block(page, completed)).toHaveCount(0)
})

test('where the filters hide all that waits, that is said', async ({ page }) => {
  await open(page, '&status=in_progress')
  const none = page.getByRole('region', { name: 'Unscheduled, 0 jobs' })
  await expect(none).toContainText('No waiting job matches your filters.')
})

test('the days before and after, and today, are a press away', async ({ page }) => {
  await open(page)
  await page.getByRole('button', { name: 'Next day' }).click()
  await expect(page.getByRole('heading', { name: 'Thursday, November 19, 2026' })).toBeVisible()
  await page.getByRole('button', { name: 'Previous day' }).click()
  await page.getByRole('button', { name: 'Previous day' }).click()
  await expect(page.getByRole('heading', { name: 'Tuesday, November 17, 2026' })).toBeVisible()
  await page.getByRole('button', { name: 'Today', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Wednesday, November 18, 2026' })).toBeVisible()
})

test('P, N and T lead through the days: not of a job in the hand, under a dialog, or as the second of two keys', async ({
  page,
}) => {
  const day = (name: string) => expect(page.getByRole('heading', { name })).toBeVisible()
  await open(page)
  await block(tray(page), scheduled).focus()
  await page.keyboard.press('n')
  await day('Thursday, November 19, 2026')
  await page.keyboard.press('t')
  await page.keyboard.press('p')
  await day('Tuesday, November 17, 2026')
  await page.keyboard.press('n')
  await day('Wednesday, November 18, 2026')

  await block(tray(page), scheduled).focus()
  await page.keyboard.press(' ')
  await page.keyboard.press('n')
  await page.keyboard.press('Escape')
  await expect(spoken(page)).toHaveText(`${scheduled} put back.`)
  await day('Wednesday, November 18, 2026')

  await page.getByRole('button', { name: `Move ${scheduled} to…` }).click()
  await page.getByRole('dialog', { name: 'Move to…' }).getByRole('button', { name: 'Cancel' }).focus()
  await page.keyboard.press('n')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await day('Wednesday, November 18, 2026')

  await page.getByRole('button', { name: 'Today', exact: true }).focus()
  await page.keyboard.press('g')
  await page.keyboard.press('p')
  await expect(page.getByRole('heading', { name: 'Properties', level: 1 })).toBeVisible()
  await page.goBack()
  await day('Wednesday, November 18, 2026')
})

test('a month says how many more, and leads to the day', async ({ page }) => {
  await open(page, '&mode=month')
  await expect(page.getByRole('heading', { name: 'November 2026' })).toBeVisible()
  await page.getByRole('button', { name: /more on Wed, Nov 18/ }).click()
  await expect(page.getByRole('heading', { name: 'Wednesday, November 18, 2026' })).toBeVisible()
})

test('a week has every crew member by day', async ({ page }) => {
  await open(page, '&mode=week')
  await expect(page.getByRole('rowheader', { name: 'Marcus Bell' })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Wed, Nov 18' })).toBeVisible()
  await expect(block(page, '8:00 AM').first()).toBeVisible()
})

test('a day of a week says how many more there are than it has room for, and leads to the day', async ({ page }) => {
  await jobsPage(page).open()
  const other = await colleague(page)
  const idle = (await tablesOf(page)).jobs.filter(
    (job) => job.business_id === 1 && job.status === 'scheduled' && job.scheduled_date > TODAY,
  )
  for (const { id } of idle.slice(0, 5))
    await other.sends('PUT', `/jobs/${id}`, { scheduled_date: TODAY }, { under: '/api' })
  await open(page, '&mode=week')
  const unassigned = cell(page, null, TODAY)
  await expect(unassigned.getByRole('listitem')).toHaveCount(6)
  await unassigned.getByRole('button', { name: '3 more on Wed, Nov 18' }).click()
  await expect(page.getByRole('heading', { name: 'Wednesday, November 18, 2026' })).toBeVisible()
})

test('a phone shows a week from today on, and the days before when asked', async ({ page, onTestFinished }) => {
  const { innerWidth: width, innerHeight: height } = window
  browser.happyDOM.setViewport({ width: 390, height: 844 })
  onTestFinished(() => browser.happyDOM.setViewport({ width, height }))
  const days = page.getByRole('heading', { level: 3 })
  await open(page, '&mode=week')
  await expect(days.first()).toContainText('Wednesday, November 18, 2026')
  await page.getByRole('button', { name: 'Show earlier days' }).click()
  await expect(days.first()).toContainText('Monday, November 16, 2026')
})

describe('crews', () => {
  test.override({ as: 'tech' })

  test('have no tray of what waits', async ({ page }) => {
    await open(page)
    await expect(lane(page, 'Marcus Bell')).toBeVisible()
    await expect(tray(page)).toHaveCount(0)
  })

  test('have no way to move a job, which their role never does', async ({ page, onTestFinished }) => {
    const ways = page.getByRole('button', { name: /^Move JOB-/ })
    const faces = page.getByRole('main').locator('[data-job]')
    const held = page.locator('[data-movable=true], [data-grip], [data-job][aria-describedby]')
    for (const mode of ['day', 'week', 'month']) {
      await open(page, `&mode=${mode}`)
      await expect(faces.first()).toBeVisible()
      await faces.first().focus()
      await page.keyboard.press(' ')
      await expect(spoken(page)).toHaveCount(0)
      expect([await ways.count(), await held.count()]).toEqual([0, 0])
    }
    const { innerWidth: width, innerHeight: height } = window
    browser.happyDOM.setViewport({ width: 390, height: 844 })
    onTestFinished(() => browser.happyDOM.setViewport({ width, height }))
    await open(page)
    await expect(faces.first()).toBeVisible()
    await expect(ways).toHaveCount(0)
  })
})

describe('clients', () => {
  test.override({ as: 'home' })

  test('see their own visits as a list, without lanes, hours and what waits', async ({ page }) => {
    await open(page)
    await expect(block(page, completed)).toBeVisible()
    await expect(page.getByRole('button', { name: /^JOB-/ })).toHaveCount(1)
    await expect(page.getByText(/of 11 h/)).toHaveCount(0)
    await expect(tray(page)).toHaveCount(0)
    await open(page, '&mode=week')
    await expect(page.getByRole('heading', { name: /Wednesday, November 18, 2026/ })).toBeVisible()
    await expect(page.getByRole('columnheader')).toHaveCount(0)
  })

  test('have no cards to move on the board', async ({ page }) => {
    await jobsPage(page).open(`?view=kanban&search=${completed}`)
    await expect(page.getByRole('article', { name: 'Weekly lawn mowing' })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Move JOB-/ })).toHaveCount(0)
  })
})

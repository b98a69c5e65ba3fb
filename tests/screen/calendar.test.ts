import type { Locator, Page } from '@playwright/test'
import { colleague } from '../e2e/colleague'
import { DEMO_JOBS, idOf, jobsPage } from '../e2e/jobs-page'
import { expect, test } from './screen'

const { completed, assigned, scheduled } = DEMO_JOBS

/** A Wednesday: the demo's own day. */
const TODAY = '2026-11-18'

const lane = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}, `) })
const tray = (page: Page) => page.getByRole('region', { name: /^Unscheduled, \d/ })
const block = (within: Locator | Page, job: string) => within.getByRole('button', { name: new RegExp(`^${job} `) })
const spoken = (page: Page) => page.getByRole('status').filter({ hasText: /JOB-|AM|PM|crew/ })

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

test('shows only the jobs that the filters leave, whose crew among them', async ({ page }) => {
  await open(page, '&crew=nobody')
  await expect(block(tray(page), scheduled)).toBeVisible()
  await expect(block(page, completed)).toHaveCount(0)
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

test('“Move to…” says who can’t and why, and moves with Undo', async ({ page }) => {
  await open(page)
  await page.getByRole('button', { name: `Move ${scheduled} to…` }).click()
  const dialog = page.getByRole('dialog', { name: 'Move to…' })
  await expect(dialog.getByLabel('Crew member')).toContainText('Will Jenkins (lacks the skill Lawn care)')
  await dialog.getByLabel('Crew member').selectOption('Mia Chen')
  await dialog.getByLabel('Start').selectOption('7:00 AM')
  await dialog.getByRole('button', { name: 'Move', exact: true }).click()
  await expect(jobsPage(page).toast(`${scheduled} moved to Mia Chen, 7:00 AM`)).toBeVisible()
  await expect(block(lane(page, 'Mia Chen'), scheduled)).toContainText('Assigned')
  await jobsPage(page).toast(scheduled).getByRole('button', { name: 'Undo' }).click()
  await expect(block(tray(page), scheduled)).toBeVisible()
})

test('who knows better schedules it anyway, having read what speaks against it', async ({ page }) => {
  await open(page)
  await page.getByRole('button', { name: `Move ${scheduled} to…` }).click()
  const dialog = page.getByRole('dialog', { name: 'Move to…' })
  await dialog.getByLabel('Schedule anyway').check()
  await dialog.getByLabel('Crew member').selectOption('Will Jenkins (lacks the skill Lawn care)')
  await dialog.getByLabel('Start').selectOption('7:00 AM')
  await expect(dialog.getByRole('alert')).toContainText('Will Jenkins lacks the skill Lawn care.')
  await dialog.getByRole('button', { name: 'Schedule anyway' }).click()
  await expect(block(lane(page, 'Will Jenkins'), scheduled)).toContainText('Assigned')
})

test('a job that somebody else has moved meanwhile stays where they put it, and that is told', async ({
  page,
  problems,
}) => {
  problems.expect(/\(Conflict\)/)
  await open(page)
  await expect(block(tray(page), scheduled)).toBeVisible()
  const priya = await colleague(page)
  const theirs = { scheduled_date: '2026-11-19', scheduled_start_time: '16:00', scheduled_end_time: '18:00' }
  const body = { ...theirs, crew_member_ids: [1] }
  await priya.sends('PUT', `/jobs/${idOf(scheduled)}`, body, { unheard: true, under: '/api' })
  await page.getByRole('button', { name: `Move ${scheduled} to…` }).click()
  const dialog = page.getByRole('dialog', { name: 'Move to…' })
  await dialog.getByLabel('Crew member').selectOption('Mia Chen')
  await dialog.getByLabel('Start').selectOption('7:00 AM')
  await dialog.getByRole('button', { name: 'Move', exact: true }).click()
  await expect(dialog).toContainText(
    `${scheduled} was moved meanwhile. It is now on Thu, Nov 19, 4:00 – 6:00 PM, Marcus Bell.`,
  )
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Next day' }).click()
  await expect(block(lane(page, 'Marcus Bell'), scheduled)).toBeVisible()
})

test('keys pick up, move and drop, and each step is said', async ({ page }) => {
  await open(page)
  await block(lane(page, 'Luis Ortega'), assigned).focus()
  await page.keyboard.press(' ')
  await expect(spoken(page)).toContainText(`${assigned} picked up.`)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Escape')
  await expect(spoken(page)).toContainText(`${assigned} put back.`)

  await block(tray(page), scheduled).focus()
  await page.keyboard.press(' ')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press(' ')
  await expect(spoken(page)).toContainText('Not possible: ')
  await page.keyboard.press('ArrowDown')
  await expect(spoken(page)).toContainText('3:00 – 5:00 PM, Mia Chen')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press(' ')
  await expect(block(lane(page, 'Mia Chen'), scheduled)).toContainText('3:15 – 5:15 PM')
})

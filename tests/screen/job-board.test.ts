import type { Locator, Page } from '@playwright/test'
import { holdCalls } from '../e2e/held-calls'
import { DEMO_JOBS, jobsPage } from '../e2e/jobs-page'
import { expect, test } from './screen'

const { assigned, cancelled, completed, enRoute, rescheduled, scheduled } = DEMO_JOBS

const board = (page: Page) => page.getByRole('region', { name: 'Kanban board' })
const column = (page: Page, name: string) => board(page).getByRole('region', { name: new RegExp(`^${name} \\d`) })
const card = (within: Locator, job: string) => within.getByRole('article').filter({ hasText: job })

const open = (page: Page) => jobsPage(page).open('?view=kanban&date=2026-11-18')

test('has the stated columns, with number and worth (JOB-02)', async ({ page }) => {
  await open(page)
  await expect(board(page).getByRole('heading', { level: 2 })).toHaveText([
    /^Scheduled 3\s*\$[\d,]+\.\d{2}$/,
    /^Assigned 8\s*\$[\d,]+\.\d{2}$/,
    /^In progress 3\s*\$[\d,]+\.\d{2}$/,
    /^Completed 2\s*\$[\d,]+\.\d{2}$/,
  ])
})

test('begins with the column of a closed status that is asked for, without being told to show it', async ({ page }) => {
  await jobsPage(page).open('?view=kanban&date=2026-11-18&status=rescheduled')
  await expect(card(column(page, 'Rescheduled'), rescheduled)).toBeVisible()
  await expect(board(page).getByRole('heading', { level: 2 }).first()).toHaveText(/^Rescheduled 1/)
  await expect(page.getByRole('button', { name: /^(Show|Hide) closed/ })).toHaveCount(0)
  await expect(jobsPage(page).count).toHaveText('1 job')
})

test('is scrolled back to its start for a closed status that is asked for', async ({ page }) => {
  await open(page)
  await page.getByRole('button', { name: 'Show closed (2)' }).click()
  await expect(column(page, 'Cancelled')).toBeVisible()
  await board(page).evaluate((element) => {
    element.scrollLeft = 900
  })
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Cancelled')
  await expect(board(page).getByRole('heading', { level: 2 }).first()).toHaveText(/^Cancelled 1/)
  expect(await board(page).evaluate(({ scrollLeft }) => scrollLeft)).toBe(0)
})

test('shows its columns while the jobs are loaded', async ({ page }) => {
  await page.goto('/dashboard/settings')
  const letGo = await holdCalls(page, '/jobs')
  await page.getByRole('link', { name: 'Jobs', exact: true }).click()
  await page.getByRole('radio', { name: 'Kanban' }).check()
  const loading = page.getByRole('status').filter({ hasText: 'Loading the board…' })
  await expect(loading).toHaveText('Loading the board…ScheduledAssignedIn progressCompleted')
  await letGo()
  await expect(column(page, 'Scheduled')).toBeVisible()
  await expect(loading).toBeHidden()
})

test('a crew on its way sits among the assigned, with a badge (X-41)', async ({ page }) => {
  await open(page)
  await expect(card(column(page, 'Assigned'), enRoute)).toContainText('En route')
})

test('closed jobs show on demand (X-41)', async ({ page }) => {
  await open(page)
  await expect(column(page, 'Scheduled')).toBeVisible()
  await expect(column(page, 'Cancelled')).toBeHidden()
  await page.getByRole('button', { name: 'Show closed (2)' }).click()
  await expect(card(column(page, 'Cancelled'), cancelled)).toBeVisible()
  await expect(card(column(page, 'Rescheduled'), rescheduled)).toBeVisible()
  await expect(column(page, 'Missed')).toContainText('No jobs')
  await page.getByRole('button', { name: 'Hide closed' }).click()
  await expect(column(page, 'Cancelled')).toBeHidden()
})

test('finished work shows the last week and leads further back; the heads say what they count', async ({ page }) => {
  await jobsPage(page).open('?view=kanban')
  const head = column(page, 'Completed').getByRole('heading')
  await expect(head).toHaveText(/^Completed \d+ of \d+\s*Since Wed, Nov 11\s*\$[\d,]+\.\d{2}$/)
  const [, week, all] = /(\d+) of (\d+)/.exec(await head.innerText()) ?? []
  const cards = column(page, 'Completed').getByRole('article')
  const older = column(page, 'Completed').getByRole('button', { name: /^Show \d+ older$/ })
  const pages = column(page, 'Completed').getByRole('button', { name: /^Show \d+ more$/ })
  const drawn = async (count: number) => {
    for (let cardsThere = await cards.count(); cardsThere < count; cardsThere += 30) await pages.click()
    await expect(cards).toHaveCount(count)
  }
  await drawn(Number(week))
  await older.click()
  await expect(head).toHaveText(new RegExp(`^Completed \\d+ of ${all}\\s*Since Mon, Oct 19\\s*\\$`))
  const [, month] = /(\d+) of/.exec(await head.innerText()) ?? []
  await drawn(Number(month))
  await older.click()
  await expect(head).toHaveText(new RegExp(`^Completed ${all}\\s*\\$`))
})

test('what filters leave shows whole', async ({ page }) => {
  await jobsPage(page).open('?view=kanban&date=2026-10-28')
  await expect(column(page, 'Completed').getByRole('heading')).toHaveText(/^Completed \d+\s*\$[\d,]+\.\d{2}$/)
})

test('a card has the step that comes next as a button', async ({ page }) => {
  await open(page)
  await column(page, 'Scheduled')
    .getByRole('button', { name: `Assign ${scheduled}` })
    .click()
  await expect(page.getByRole('dialog', { name: 'Assign crew' })).toContainText(scheduled)
  await page.keyboard.press('Escape')
  await column(page, 'Assigned')
    .getByRole('button', { name: `Start ${assigned}` })
    .click()
  await expect(card(column(page, 'In progress'), assigned)).toBeVisible()
  await expect(card(column(page, 'Completed'), completed).getByRole('button')).toHaveText([/^$/, /./])
})

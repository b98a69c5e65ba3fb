import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { DEMO_JOBS, jobsPage } from './jobs-page'

const { assigned, enRoute, scheduled, cancelled, rescheduled } = DEMO_JOBS

const board = (page: Page) => page.getByRole('region', { name: 'Kanban board' })
const column = (page: Page, name: string) => board(page).getByRole('region', { name: new RegExp(`^${name} \\d`) })
const card = (within: Locator, job: string) => within.getByRole('article').filter({ hasText: job })

test.beforeEach(async ({ page }) => {
  await jobsPage(page).open('?view=kanban')
  await page.getByRole('button', { name: 'Today' }).click()
  await expect(card(column(page, 'Scheduled'), scheduled)).toBeVisible()
})

test('has the stated columns, with number and worth (JOB-02)', async ({ page }) => {
  await expect(board(page).getByRole('heading', { level: 2 })).toHaveText([
    /^Scheduled 3\s*\$[\d,]+\.\d{2}$/,
    /^Assigned 8\s*\$[\d,]+\.\d{2}$/,
    /^In progress 3\s*\$[\d,]+\.\d{2}$/,
    /^Completed 2\s*\$[\d,]+\.\d{2}$/,
  ])
})

test('a crew on its way sits among the assigned, with a badge (X-41)', async ({ page }) => {
  await expect(card(column(page, 'Assigned'), enRoute)).toContainText('En route')
})

test('closed jobs show on demand (X-41)', async ({ page }) => {
  await expect(column(page, 'Cancelled')).toBeHidden()
  await page.getByRole('button', { name: 'Show closed (2)' }).click()
  await expect(card(column(page, 'Cancelled'), cancelled)).toBeVisible()
  await expect(card(column(page, 'Rescheduled'), rescheduled)).toBeVisible()
  await expect(column(page, 'Missed')).toContainText('No jobs')
  await page.getByRole('button', { name: 'Hide closed' }).click()
  await expect(column(page, 'Cancelled')).toBeHidden()
})

test('a card dropped on In progress starts the job', async ({ page }) => {
  await card(column(page, 'Assigned'), assigned).dragTo(column(page, 'In progress'))
  await expect(card(column(page, 'In progress'), assigned)).toBeVisible()
  await expect(card(column(page, 'Assigned'), assigned)).toBeHidden()
})

test('a card dropped on Assigned asks for the crew', async ({ page }) => {
  const jobs = jobsPage(page)
  await card(column(page, 'Scheduled'), scheduled).dragTo(column(page, 'Assigned'))
  const dialog = page.getByRole('dialog', { name: 'Assign crew' })
  await jobs.tickCrew(dialog, 'Mia Chen')
  await dialog.getByRole('button', { name: 'Assign', exact: true }).click()
  await expect(card(column(page, 'Assigned'), scheduled)).toBeVisible()
})

test('a column that would refuse the card says why while it is dragged', async ({ page }) => {
  const from = card(column(page, 'Scheduled'), scheduled)
  const refusal = 'Only an assigned or en route job can be started; this one is scheduled.'
  await from.hover()
  await page.mouse.down()
  await column(page, 'In progress').hover()
  await expect(column(page, 'In progress')).toContainText(refusal)
  await page.mouse.up()
  await expect(from).toBeVisible()
  await expect(page.getByText(refusal)).toBeHidden()
})

test('"Move to…" does the same without a mouse', async ({ page }) => {
  const move = page.getByRole('button', { name: `Move ${assigned} to…` })
  await move.focus()
  await page.keyboard.press('Enter')
  const menu = page.getByRole('menu', { name: `Move ${assigned} to` })
  await expect(menu.getByRole('menuitem', { name: 'Move to scheduled' })).toContainText(
    'No job goes back to scheduled; reschedule it instead.',
  )
  await expect(menu.getByRole('menuitem', { name: 'Move to completed' })).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.type('move to in')
  await page.keyboard.press('Enter')
  await expect(card(column(page, 'In progress'), assigned)).toBeVisible()
})

test('the view stands in the URL', async ({ page }) => {
  await page.getByRole('radio', { name: 'List View' }).check({ force: true })
  await expect(jobsPage(page).table).toBeVisible()
  await expect(page).not.toHaveURL(/view=/)
  await page.goBack()
  await expect(board(page)).toBeVisible()
})

import type { Page } from '@playwright/test'
import { tablesOf } from '../e2e/back-end'
import { DEMO_JOBS, idOf, jobsPage } from '../e2e/jobs-page'
import { expect, test } from './screen'

const { scheduled } = DEMO_JOBS
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Repeat job' })
const visits = async (page: Page) =>
  (await tablesOf(page)).jobs.filter(({ repeat_id }) => repeat_id === idOf(scheduled))

test('a job is repeated after its days were shown, and its visits are cancelled together', async ({ page }) => {
  const jobs = jobsPage(page)
  await jobs.open(`?search=${scheduled}`)
  await jobs.choose(jobs.action('More actions', scheduled), 'Repeat…')
  const count = dialog(page).getByLabel('Number of visits')
  await count.fill('1000')
  await dialog(page).getByRole('button', { name: 'Create visits' }).click()
  await expect(count).toHaveAccessibleDescription('A repeat has at most 52 visits From 2 to 52, this one included.')
  await dialog(page).getByLabel('Ends').selectOption('On a date')
  await expect(dialog(page).getByRole('alert')).toHaveCount(0)
  await dialog(page).getByLabel('Ends').selectOption('After a number of visits')
  await count.fill('3')
  await expect(dialog(page).getByRole('listitem')).toHaveText(['Wed, Nov 18', 'Wed, Nov 25', 'Wed, Dec 2'])
  await dialog(page).getByRole('button', { name: 'Create 2 more visits' }).click()
  await expect(jobs.toast(`${scheduled} repeats weekly, 3 visits`)).toBeVisible()

  await jobs.openDetails(scheduled)
  await expect(jobs.details.getByText('Weekly, 1 of 3')).toBeVisible()
  const [, second] = await visits(page)
  await expect(jobs.details.getByRole('link', { name: 'Next visit' })).toHaveAttribute(
    'href',
    `/dashboard/jobs?job=${second?.id}`,
  )

  await page.goto(`/dashboard/jobs?edit=${idOf(scheduled)}&search=${scheduled}`)
  const form = page.getByRole('dialog', { name: 'Edit Job' })
  await form.getByLabel('Title').fill('Mulch')
  await form.getByRole('button', { name: 'Save changes' }).click()
  const which = page.getByRole('alertdialog', { name: 'Change which visits?' })
  await which.getByRole('button', { name: 'This and following' }).click()
  await expect(jobs.toast(`${scheduled} and 2 later visits saved`)).toBeVisible()
  expect((await visits(page)).map(({ title }) => title)).toEqual(['Mulch', 'Mulch', 'Mulch'])

  await jobs.open(`?search=${scheduled}`)
  await jobs.choose(jobs.action('More actions', scheduled), 'Reschedule…')
  const move = page.getByRole('dialog', { name: 'Reschedule job' })
  await move.getByLabel('Date').fill('2026-11-20')
  await move.getByRole('button', { name: 'Reschedule' }).click()
  await which.getByRole('button', { name: 'This and following' }).click()
  await expect(jobs.toast(`${scheduled} and 2 later visits rescheduled`)).toBeVisible()
  expect((await visits(page)).map(({ scheduled_date }) => scheduled_date)).toEqual([
    '2026-11-20',
    '2026-11-27',
    '2026-12-04',
  ])
  await jobs.toast(`${scheduled} and 2 later visits rescheduled`).getByRole('button', { name: 'Undo' }).click()
  await expect(jobs.toast('Undone')).toBeVisible()

  await jobs.open(`?search=${scheduled}`)
  await jobs.action('Cancel', scheduled).click()
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to cancel this job?' })
  await expect(question).toContainText('This job repeats, and 2 later visits are still open.')
  await question.getByRole('button', { name: 'This and following' }).click()
  await jobs.toast(`${scheduled} and 2 later visits cancelled`).getByRole('button', { name: 'Undo' }).click()
  await expect(jobs.toast('Undone')).toBeVisible()
  expect((await visits(page)).map(({ status }) => status)).toEqual(['scheduled', 'scheduled', 'scheduled'])
})

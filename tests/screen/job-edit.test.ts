import type { Page } from '@playwright/test'
import { backEnd, tablesOf } from '../e2e/back-end'
import { DEMO_JOBS, idOf, jobsPage } from '../e2e/jobs-page'
import { describe, expect, test } from './screen'

const { assigned, completed, scheduled } = DEMO_JOBS
const form = (page: Page, name = 'Edit Job') => page.getByRole('dialog', { name })
const save = (page: Page) => form(page).getByRole('button', { name: 'Save changes' })
const open = async (page: Page, job: string) => {
  await page.goto(`/dashboard/jobs?edit=${idOf(job)}&search=${job}`)
  await expect(form(page)).toBeVisible()
}
const rowOf = async (page: Page, job: string) => (await tablesOf(page)).jobs.find(({ id }) => id === idOf(job))

test('a job is edited in its form, and the edit is taken back', async ({ page }) => {
  const jobs = jobsPage(page)
  await open(page, scheduled)
  await form(page).getByLabel('Title').fill('Prune the roses')
  await form(page).getByLabel('Arrival from').fill('08:00')
  await form(page).getByLabel('Arrival until').fill('09:00')
  await form(page).getByLabel('People needed').fill('2')
  await save(page).click()
  await expect(form(page)).toBeHidden()
  await expect(jobs.row(scheduled)).toContainText('Prune the roses')
  const { window_start, window_end, people_needed, status } = (await rowOf(page, scheduled)) ?? {}
  expect({ window_start, window_end, people_needed, status }).toEqual({
    window_start: '08:00',
    window_end: '09:00',
    people_needed: 2,
    status: 'scheduled',
  })
  await jobs.toast(`${scheduled} saved`).getByRole('button', { name: 'Undo' }).click()
  await expect(jobs.row(scheduled)).not.toContainText('Prune the roses')
})

test('a new time reschedules the job, and one that has passed is refused', async ({ page }) => {
  await open(page, assigned)
  const date = form(page).getByLabel('Date', { exact: true })
  await date.fill('2026-11-02')
  await save(page).click()
  await expect(date).toHaveAccessibleDescription(/This day has passed\. Choose today or a later day\./)
  const start = form(page).getByLabel('Start time')
  await date.fill('2027-03-14')
  await start.fill('02:30')
  await save(page).click()
  await expect(start).toHaveAccessibleDescription(/There is no 2:30 AM on this day/)
  await start.fill('12:30')
  await date.fill('2026-12-01')
  await expect(date).toHaveAccessibleDescription('This reschedules the job. Its crew is confirmed again.')
  await save(page).click()
  await expect(jobsPage(page).row(assigned)).toContainText('Rescheduled')
})

test('of a job that is over only cost and notes can be changed, and the form says so', async ({ page }) => {
  await open(page, completed)
  await expect(form(page)).toContainText('This job is completed, so only its cost and location notes can be changed.')
  await expect(form(page).getByLabel('Title')).toBeDisabled()
  await form(page).getByLabel('Estimated cost ($)').fill('99.50')
  await save(page).click()
  await expect(form(page)).toBeHidden()
  expect((await rowOf(page, completed))?.estimated_cost).toBe(9_950)
})

test('a failure keeps what was typed, and a reload brings it back', async ({ page, problems }) => {
  problems.expect(/500 \(Internal/)
  await open(page, scheduled)
  await form(page).getByLabel('Title').fill('Rake')
  await backEnd(page).failNext('PUT /api', 500)
  await save(page).click()
  await expect(form(page).getByRole('alert')).toContainText('Failed to update job. Please try again.')
  await page.reload()
  await expect(form(page)).toContainText('Draft restored.')
  await expect(form(page).getByLabel('Title')).toHaveValue('Rake')
})

test('a copy has the content of a job, the next working day and no crew', async ({ page }) => {
  await page.goto(`/dashboard/jobs?create=true&copy=${idOf(assigned)}`)
  const copy = form(page, 'Create Job')
  const model = await rowOf(page, assigned)
  await expect(copy.getByLabel('Title')).toHaveValue(model?.title ?? '')
  await expect(copy.getByLabel('Date', { exact: true })).toHaveValue('2026-11-19')
  await copy.getByRole('button', { name: 'Create Job' }).click()
  await expect(copy).toBeHidden()
  const newJob = (await tablesOf(page)).jobs.at(-1)
  expect([newJob?.title, newJob?.status, newJob?.assigned_crew_members]).toEqual([model?.title, 'scheduled', []])
})

test('a job for a day that has passed is asked about first', async ({ page }) => {
  const copy = await jobsPage(page).draft('Too late')
  await copy.getByLabel('Date', { exact: true }).fill('2026-11-17')
  await copy.getByRole('button', { name: 'Create Job' }).click()
  const question = page.getByRole('alertdialog', { name: 'This day has passed. Create it anyway?' })
  await question.getByRole('button', { name: 'Go back' }).click()
  await expect(copy).toBeVisible()
  await copy.getByRole('button', { name: 'Create Job' }).click()
  await question.getByRole('button', { name: 'Create Job' }).click()
  await expect(copy).toBeHidden()
  expect((await tablesOf(page)).jobs.at(-1)?.title).toBe('Too late')
})

describe('for a technician', () => {
  test.override({ as: 'tech' })

  test('the details have no crew to choose, as a technician never chooses one', async ({ page }) => {
    const jobs = jobsPage(page)
    await jobs.openDetails(assigned)
    await expect(jobs.step('Start')).toBeVisible()
    await expect(jobs.details.getByRole('heading', { name: 'Crew', exact: true })).toHaveCount(0)
    await expect(jobs.details).not.toContainText('Your role can’t')
  })

  test('an own job can be edited, but its time stays', async ({ page }) => {
    await page.goto(`/dashboard/jobs?edit=${idOf(assigned)}`)
    await expect(form(page).getByLabel('Title')).toBeEnabled()
    await expect(form(page).getByLabel('Date', { exact: true })).toBeDisabled()
    await expect(form(page)).toContainText('Your role can’t reschedule jobs.')
  })
})

import { backEnd } from '../e2e/back-end'
import { factsOf } from '../e2e/databases'
import { DEMO_JOBS, idOf, inStatus, jobsPage } from '../e2e/jobs-page'
import { expect, test } from './screen'

const { assigned, completed, cancelled } = DEMO_JOBS

/** Time stands still in this tier; changes of a job follow each other. */
const MINUTE = 60_000

test('history takes back what can be taken back and says why not the rest', async ({ page }) => {
  const jobs = jobsPage(page)
  await page.goto(`/dashboard/jobs?job=${idOf(assigned)}&search=${assigned}`)
  await jobs.step('Set out').click()
  await expect(jobs.details).toHaveAccessibleDescription(inStatus('En route'))
  await backEnd(page).advance(MINUTE)
  await jobs.step('Start').click()
  await expect(jobs.details).toHaveAccessibleDescription(inStatus('In progress'))
  await jobs.details.getByRole('tab', { name: 'History' }).click()
  await expect(jobs.details.getByRole('button', { name: 'Undo Crew set out' })).toHaveAccessibleDescription(
    'This has changed since; it can no longer be undone.',
  )

  await jobs.details.getByRole('button', { name: 'Undo Work started' }).click()
  await expect(jobs.details).toHaveAccessibleDescription(inStatus('En route'))
  expect(await backEnd(page).statuses()).toMatchObject({ [assigned]: 'en_route' })
})

test('history shows the job as it was, for reading only, at an address of its own', async ({ page }) => {
  const { details, step } = jobsPage(page)
  await page.goto(`/dashboard/jobs?job=${idOf(assigned)}&search=${assigned}`)
  await step('Set out').click()
  await expect(details).toHaveAccessibleDescription(inStatus('En route'))
  await details.getByRole('tab', { name: 'History' }).click()
  await details.getByRole('button', { name: 'View version: Before the first change' }).click()
  await expect(page).toHaveURL(/tab=history&as_of=0$/)

  await page.reload()
  const banner = details.getByRole('status').filter({ hasText: 'Before the first change' })
  await expect(banner).toContainText('1 detail is different now.')
  await expect(details).toContainText('StatusAssignedNow: En route')
  await expect(details.getByRole('button')).toHaveText(['Back to now', ''])
  await details.getByRole('button', { name: 'Back to now' }).click()
  await expect(page).toHaveURL(/tab=history$/)
  await expect(details.getByRole('button', { name: 'Undo Crew set out' })).toBeVisible()
})

test('a version that is none of the job’s says so', async ({ page }) => {
  const jobs = jobsPage(page)
  await page.goto(`/dashboard/jobs?job=${idOf(assigned)}&as_of=4711`)
  await expect(jobs.details.getByText('This version does not exist.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(`/dashboard/jobs?job=${idOf(assigned)}`)
  await expect(jobs.step('Set out')).toBeVisible()
})

test('the status filter still finds cancelled jobs (X-43)', async ({ page }) => {
  const jobs = jobsPage(page)
  await jobs.open(`?search=${cancelled}`)
  await expect(page.getByText('No jobs found matching your criteria.')).toBeVisible()
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Cancelled')
  await expect(jobs.row(cancelled)).toContainText('Cancelled')
})

test('a job is rescheduled and waits for its crew to be confirmed (X-42)', async ({ page }) => {
  const jobs = jobsPage(page)
  await page.goto(`/dashboard/jobs?job=${idOf(assigned)}&search=${assigned}`)
  await jobs.step('Reschedule…').click()
  const dialog = page.getByRole('dialog', { name: 'Reschedule job' })
  await dialog.getByLabel('Date').fill('2031-03-04')
  await dialog.getByLabel('Start time').fill('13:00')
  await dialog.getByLabel('End time').fill('12:00')
  await dialog.getByRole('button', { name: 'Reschedule' }).click()
  await expect(dialog.getByLabel('End time')).toHaveAccessibleDescription('End time must be after the start time')

  await dialog.getByLabel('End time').fill('14:30')
  await expect(dialog.getByLabel('End time')).toHaveAccessibleDescription(/1 h 30 min/)
  await dialog.getByRole('button', { name: 'Reschedule' }).click()
  await expect(dialog).toBeHidden()
  await expect(jobs.details).toHaveAccessibleDescription(inStatus('Rescheduled'))
  await expect(jobs.details.getByText('Tue, Mar 4, 2031')).toBeVisible()
  await expect(jobs.details.getByText('1:00 – 2:30 PM (1 h 30 min)')).toBeVisible()
  await expect(jobs.step('Assign…')).toBeVisible()
})

test('a day that passes makes open jobs missed (X-42)', async ({ page }) => {
  const jobs = jobsPage(page)
  await jobs.open(`?search=${assigned}`)
  // The sample data is laid out for the day of the first request, so that one has to be answered before the day passes.
  await expect(jobs.row(assigned)).toContainText('Assigned')
  await backEnd(page).advance(24 * 3_600_000)
  await expect(jobs.row(assigned)).toContainText('Missed')
  expect(await factsOf(page, idOf(assigned))).toEqual(['job.missed'])
})

test('the crew is changed in the details (JOB-07)', async ({ page }) => {
  const jobs = jobsPage(page)
  await page.goto(`/dashboard/jobs?job=${idOf(assigned)}&search=${assigned}`)
  const update = jobs.details.getByRole('button', { name: 'Update Crew Assignment' })
  await expect(update).toHaveAccessibleDescription('The crew is as it was.')
  await jobs.tickCrew(jobs.details, 'Grace Park')
  await update.click()
  await expect(update).toHaveAccessibleDescription('The crew is as it was.')

  await jobs.details.getByRole('tab', { name: 'History' }).click()
  await expect(jobs.details.getByText('Reassigned to Luis Ortega, Mia Chen, and Grace Park')).toBeVisible()
})

test('what cannot be done says why (JOB-06)', async ({ page }) => {
  const jobs = jobsPage(page)
  await jobs.open(`?search=${completed}`)
  const reasons = {
    Assign: 'Only a scheduled or rescheduled job can be assigned; this one is completed.',
    Start: 'Only an assigned or en route job can be started; this one is completed.',
    Cancel:
      'Only a scheduled, assigned, en route, in progress or rescheduled job can be cancelled; this one is completed.',
  }
  for (const [label, reason] of Object.entries(reasons)) {
    await expect(jobs.action(label, completed)).toHaveAttribute('aria-disabled', 'true')
    await expect(jobs.action(label, completed)).toHaveAccessibleDescription(reason)
  }
  await jobs.action('More actions', completed).click()
  await expect(page.getByRole('menuitem', { name: 'Reschedule…' })).toContainText(
    'Only a scheduled, assigned, rescheduled or missed job can be rescheduled; this one is completed.',
  )
})

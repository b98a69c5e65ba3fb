import { backEnd } from '../e2e/back-end'
import { factsOf } from '../e2e/databases'
import { DEMO_JOBS, idOf, inStatus, jobsPage } from '../e2e/jobs-page'
import { expect, test } from './screen'

const { scheduled, assigned, completed, cancelled } = DEMO_JOBS

/** Time stands still in this tier, so job changes are spaced by hand. */
const MINUTE = 60_000

test('the details of a finished job name its crew once, and have nothing to tick', async ({ page }) => {
  const jobs = jobsPage(page)
  await jobs.openDetails(completed)
  await expect(jobs.details.getByText('Marcus Bell, Luis Ortega', { exact: true })).toHaveCount(1)
  await expect(jobs.details.getByRole('heading', { name: 'Crew', exact: true })).toHaveCount(0)
})

test('history takes back what can be taken back and says why not the rest', async ({ page }) => {
  const jobs = jobsPage(page)
  await page.goto(`/dashboard/jobs?job=${idOf(assigned)}&search=${assigned}`)
  await jobs.step('Mark en route').click()
  await expect(jobs.details).toHaveAccessibleDescription(inStatus('En route'))
  await backEnd(page).advance(MINUTE)
  await jobs.step('Start').click()
  await expect(jobs.details).toHaveAccessibleDescription(inStatus('In progress'))
  await jobs.details.getByRole('tab', { name: 'History' }).click()
  await expect(jobs.details.getByRole('button', { name: 'Undo Crew en route' })).toHaveAccessibleDescription(
    'This has changed since; it can no longer be undone.',
  )

  await jobs.details.getByRole('button', { name: 'Undo Work started' }).click()
  await expect(jobs.details).toHaveAccessibleDescription(inStatus('En route'))
  expect(await backEnd(page).statuses()).toMatchObject({ [assigned]: 'en_route' })
})

test('history shows the job as it was, for reading only, at an address of its own', async ({ page }) => {
  const { details, step } = jobsPage(page)
  await page.goto(`/dashboard/jobs?job=${idOf(assigned)}&search=${assigned}`)
  await step('Mark en route').click()
  await expect(details).toHaveAccessibleDescription(inStatus('En route'))
  await details.getByRole('tab', { name: 'History' }).click()
  await details.getByRole('button', { name: 'View version: Crew assigned' }).click()
  await expect(page).toHaveURL(/tab=history&as_of=\d+$/)

  await page.reload()
  const banner = details.getByRole('status').filter({ hasText: 'Crew assigned' })
  await expect(banner).toContainText('1 detail is different now.')
  await expect(details).toContainText('StatusAssignedNow: En route')
  await expect(details.getByRole('button')).toHaveText(['Back to now', ''])
  await details.getByRole('button', { name: 'Back to now' }).click()
  await expect(page).toHaveURL(/tab=history$/)
  await expect(details.getByRole('button', { name: 'Undo Crew en route' })).toBeVisible()
})

test('a version that is none of the job’s says so', async ({ page }) => {
  const jobs = jobsPage(page)
  await page.goto(`/dashboard/jobs?job=${idOf(assigned)}&as_of=4711`)
  await expect(jobs.details.getByText('This version does not exist.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(`/dashboard/jobs?job=${idOf(assigned)}`)
  await expect(jobs.step('Mark en route')).toBeVisible()
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
  // Sample data is laid out for the day of the first request, which must be answered before the day passes.
  await expect(jobs.row(assigned)).toContainText('Assigned')
  await backEnd(page).advance(24 * 3_600_000)
  await expect(jobs.row(assigned)).toContainText('Missed')
  expect(await factsOf(page, idOf(assigned))).toEqual(['job.missed'])
})

test('the crew is changed in the details (JOB-07)', async ({ page }) => {
  const jobs = jobsPage(page)
  await page.goto(`/dashboard/jobs?job=${idOf(assigned)}&search=${assigned}`)
  const update = jobs.details.getByRole('button', { name: 'Update Crew Assignment' })
  await expect(update).toHaveAccessibleDescription('The crew hasn’t changed.')
  await jobs.tickCrew(jobs.details, 'Grace Park')
  await update.click()
  await expect(update).toHaveAccessibleDescription('The crew hasn’t changed.')

  await jobs.details.getByRole('tab', { name: 'History' }).click()
  await expect(jobs.details.getByText('Reassigned to Luis Ortega, Mia Chen, and Grace Park')).toBeVisible()
})

test('a row has the buttons that its status allows, and says in one line why not the rest (JOB-06)', async ({
  page,
}) => {
  const jobs = jobsPage(page)
  await jobs.open(`?search=${completed}`)
  for (const label of ['Assign', 'Start', 'Cancel']) await expect(jobs.action(label, completed)).toHaveCount(0)
  await jobs.action('More actions', completed).click()
  await expect(page.getByRole('menuitem', { name: 'Other steps' })).toContainText('This job is completed.')
  await expect(page.getByRole('menuitem')).toHaveCount(7)
})

test('a job goes from scheduled to completed, and its history says by whom (JOB-06, JOB-11)', async ({ page }) => {
  const jobs = jobsPage(page)
  await jobs.openDetails(scheduled)

  await jobs.step('Assign…').click()
  const dialog = page.getByRole('dialog', { name: 'Assign crew' })
  await expect(dialog.getByRole('button', { name: 'Assign', exact: true })).toHaveAccessibleDescription(
    'Choose at least one crew member.',
  )
  await jobs.tickCrew(dialog, 'Sofia Ramirez', 'Mia Chen')
  await dialog.getByRole('button', { name: 'Assign', exact: true }).click()
  await expect(dialog).toBeHidden()

  await jobs.step('Start').click()
  await jobs.step('Complete…').click()
  const completing = page.getByRole('dialog', { name: 'Complete job' })
  const notes = completing.getByLabel('Notes')
  await notes.fill('x'.repeat(5_001))
  await completing.getByRole('button', { name: 'Complete job' }).click()
  await expect(notes).toBeFocused()
  await expect(notes).toHaveAccessibleDescription(/^1 character too many/)
  const report = `Gate was open. ${'Mowed. '.repeat(200)}Done.`
  await notes.fill(report)
  await completing.getByRole('button', { name: 'Complete job' }).click()
  await expect(jobs.details).toHaveAccessibleDescription(inStatus('Completed'))

  await jobs.details.getByRole('tab', { name: 'History' }).click()
  const facts = jobs.details.getByRole('tabpanel').getByRole('list').first().locator(':scope > li')
  await expect(facts).toHaveCount(4)
  await expect(facts.nth(3)).toContainText('Job created')
  await expect(facts.nth(0)).toContainText(
    /Work completed.*Dana Whitfield.*Completed: Gate was open\..*Mowed\. Done\./s,
  )
  await expect(facts.nth(1)).toContainText(/Work started.*Dana Whitfield/s)
  await expect(facts.nth(2)).toContainText(/Crew assigned.*Dana Whitfield.*Assigned to Sofia Ramirez and Mia Chen/s)
  await expect(facts.nth(2)).toContainText(/Status: Scheduled → Assigned/)
  expect(await factsOf(page, idOf(scheduled))).toEqual(['job.assigned', 'job.started', 'job.completed'])
})

test('cancelling asks, hides the job and can be undone (JOB-08, X-43)', async ({ page }) => {
  const jobs = jobsPage(page)
  await jobs.open(`?search=${assigned}`)
  await jobs.action('Cancel', assigned).click()
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to cancel this job?', exact: true })
  await expect(question).toHaveAccessibleDescription(new RegExp(assigned))
  await expect(question.getByRole('button', { name: 'Go back' })).toBeFocused()
  await question.getByRole('button', { name: 'Cancel job' }).click()

  await expect(page.getByText('No jobs found matching your criteria.')).toBeVisible()
  await jobs
    .toast(/cancelled/)
    .getByRole('button', { name: 'Undo' })
    .click()
  await expect(jobs.row(assigned)).toContainText('Assigned')
})

test('an Undo takes back what it names, not what came after', async ({ page }) => {
  const jobs = jobsPage(page)
  await jobs.open(`?search=${assigned}`)
  await jobs.action('Start', assigned).click()
  const started = jobs.toast(`${assigned} started`)
  await expect(started).toBeVisible()
  await jobs.action('Cancel', assigned).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel job' }).click()
  await expect(jobs.toast(`${assigned} cancelled`)).toBeVisible()

  await started.getByRole('button', { name: 'Undo' }).click()
  await expect(jobs.toast(`Could not be undone: ${assigned} started`)).toContainText(
    'This has changed since; it can no longer be undone.',
  )
  expect(await backEnd(page).statuses()).toMatchObject({ [assigned]: 'cancelled' })
})

test('a job is marked as missed from the row menu, or deleted for good once it was named (X-42, X-43)', async ({
  page,
}) => {
  const jobs = jobsPage(page)
  await jobs.open(`?search=${scheduled}`)
  await jobs.choose(jobs.action('More actions', scheduled), 'Mark as missed…')
  const missing = page.getByRole('alertdialog', { name: 'Mark this job as missed?' })
  await missing.getByRole('button', { name: 'Mark as missed' }).click()
  await expect(jobs.row(scheduled)).toContainText('Missed')

  // The answer is lost, so the delete is retried automatically.
  await jobs.openDetails(scheduled)
  await jobs.choose(jobs.details.getByRole('button', { name: 'More actions' }), 'Delete permanently…')
  const question = page.getByRole('alertdialog', { name: 'Delete this job permanently?' })
  await expect(question).toHaveAccessibleDescription(new RegExp(scheduled))
  await backEnd(page).loseNext('DELETE')
  await question.getByRole('button', { name: 'Delete permanently' }).click()
  await expect(jobs.details).toHaveCount(0)
  await jobs.open(`?search=${scheduled}`)
  await expect(page.getByText('No jobs found matching your criteria.')).toBeVisible()
})

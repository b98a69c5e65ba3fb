import { backEnd } from './back-end'
import { factsOf } from './databases'
import { expect, test } from './fixtures'
import { DEMO_JOBS, idOf, inStatus, jobsPage } from './jobs-page'

const { scheduled, assigned, completed } = DEMO_JOBS

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
  await completing.getByLabel('Notes').fill('Gate was open')
  await completing.getByRole('button', { name: 'Complete job' }).click()
  await expect(jobs.details).toHaveAccessibleDescription(inStatus('Completed'))

  await jobs.details.getByRole('tab', { name: 'History' }).click()
  const facts = jobs.details.getByRole('tabpanel').getByRole('list').first().locator('> li')
  await expect(facts).toHaveCount(4)
  await expect(facts.nth(3)).toContainText('Before the first change')
  await expect(facts.nth(0)).toContainText(/Work completed.*Dana Whitfield.*Completed: Gate was open/s)
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

test('Undo is at hand beside the open details', async ({ page }) => {
  const jobs = jobsPage(page)
  await jobs.openDetails(assigned)
  await jobs.step('Start').click()
  await jobs.toast(`${assigned} started`).getByRole('button', { name: 'Undo' }).click()
  await expect(jobs.details).toHaveAccessibleDescription(inStatus('Assigned'))
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
  await expect(jobs.toast('Could not be undone')).toContainText('This has changed since; it can no longer be undone.')
  expect(await backEnd(page).statuses()).toMatchObject({ [assigned]: 'cancelled' })
})

test('the question can be declined', async ({ page }) => {
  const jobs = jobsPage(page)
  await jobs.open(`?search=${assigned}`)
  await jobs.action('Cancel', assigned).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Go back' }).click()
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await expect(jobs.action('Cancel', assigned)).toBeFocused()
  expect(await factsOf(page, idOf(assigned))).toEqual([])
})

test('a job is marked as missed from the row menu, or deleted for good once it was named (X-42, X-43)', async ({
  page,
}) => {
  const jobs = jobsPage(page)
  await jobs.open(`?search=${scheduled}`)
  await test.step('missed', async () => {
    await jobs.choose(jobs.action('More actions', scheduled), 'Mark as missed…')
    const question = page.getByRole('alertdialog', { name: 'Mark this job as missed?' })
    await question.getByRole('button', { name: 'Mark as missed' }).click()
    await expect(jobs.row(scheduled)).toContainText('Missed')
  })
  await test.step('deleted', async () => {
    await jobs.choose(jobs.action('More actions', scheduled), 'Delete permanently…')
    const question = page.getByRole('alertdialog', { name: 'Delete this job permanently?' })
    await expect(question).toHaveAccessibleDescription(new RegExp(scheduled))
    await question.getByRole('button', { name: 'Delete permanently' }).click()
    await expect(page.getByText('No jobs found matching your criteria.')).toBeVisible()
    await page.goto(`/dashboard/jobs?job=${idOf(scheduled)}`)
    await expect(jobs.details.getByText('This job does not exist.')).toBeVisible()
  })
})

test('what cannot be done says why under the mouse (JOB-06)', async ({ page }) => {
  const jobs = jobsPage(page)
  await jobs.open(`?search=${completed}`)
  await jobs.action('Start', completed).hover()
  await expect(page.getByText('Only an assigned or en route job can be started; this one is completed.')).toBeVisible()
})

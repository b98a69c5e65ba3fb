import { backEnd } from '../e2e/back-end'
import { factsOf } from '../e2e/databases'
import { DEMO_JOBS, idOf, inStatus, jobsPage } from '../e2e/jobs-page'
import { expect, test } from './screen'

const { assigned, inProgress } = DEMO_JOBS

const networkIsBack = () => window.dispatchEvent(new Event('online'))

test('an answer that gets lost after the work was done is asked for again by itself, not done again', async ({
  page,
}) => {
  const jobs = jobsPage(page)
  await jobs.open(`?search=${assigned}`)
  await backEnd(page).loseNext('/update-status')
  await jobs.action('Start', assigned).click()
  await expect(jobs.row(assigned)).toContainText('Waiting for network')
  expect(await factsOf(page, idOf(assigned))).toEqual(['job.started'])

  networkIsBack()
  await expect(page.getByText('Waiting for network')).toHaveCount(0)
  await expect(jobs.row(assigned)).toContainText('In progress')
  expect(await factsOf(page, idOf(assigned))).toEqual(['job.started'])
})

test('a double click on Start starts once', async ({ page }) => {
  const jobs = jobsPage(page)
  await jobs.open(`?search=${assigned}`)
  await backEnd(page).latency(150)
  await jobs.action('Start', assigned).dblclick()
  await expect(jobs.row(assigned)).toContainText('In progress')
  expect(await factsOf(page, idOf(assigned))).toEqual(['job.started'])
})

test('without a network a step is kept and shown where it leads, and is done when the network is back', async ({
  page,
}) => {
  const jobs = jobsPage(page)
  await jobs.open(`?search=${assigned}`)
  await expect(jobs.row(assigned)).toBeVisible()
  await backEnd(page).offline(true)
  await jobs.action('Start', assigned).click()
  await expect(page.getByText('1 change waiting for network')).toBeVisible()
  await expect(jobs.row(assigned)).toContainText('In progress')
  expect(await factsOf(page, idOf(assigned))).toEqual([])

  await backEnd(page).offline(false)
  networkIsBack()
  await expect(page.getByText('1 change waiting for network')).toHaveCount(0)
  expect(await factsOf(page, idOf(assigned))).toEqual(['job.started'])
})

test('what the office has made impossible in the meantime says so, keeps what was typed, and can be let go', async ({
  page,
}) => {
  const jobs = jobsPage(page)
  await jobs.openDetails(inProgress)
  await jobs.step('Complete…').click()
  await backEnd(page).offline(true)
  const completing = page.getByRole('dialog', { name: 'Complete job' })
  await completing.getByLabel('Notes').fill('Gate was open')
  await completing.getByRole('button', { name: 'Complete job' }).click()
  await expect(page.getByText('1 change waiting for network')).toBeVisible()

  await backEnd(page).offline(false)
  await backEnd(page).answerNext('/update-status', 409, {
    detail: 'Only an in progress job can be completed; this one is cancelled.',
  })
  networkIsBack()

  await expect(page.getByText('1 change could not be made')).toBeVisible()

  await page.goto('/dashboard/jobs')
  await page
    .getByRole('alert')
    .filter({ hasText: '1 change could not be made' })
    .getByRole('button', { name: 'Show' })
    .click()
  const outbox = page.getByRole('dialog')
  const notDone = outbox.getByRole('region', { name: 'Not done' })
  await expect(notDone).toContainText(`Complete ${inProgress}`)
  await expect(notDone).toContainText('Gate was open')
  await expect(notDone).toContainText('this one is cancelled.')
  await notDone.getByRole('button', { name: /^Discard/ }).click()
  await expect(outbox).toContainText('Nothing is waiting.')
  await outbox.getByRole('button', { name: 'Close' }).last().click()
  await expect(page.getByText('this one is cancelled.')).toHaveCount(0)
})

test('jobs that cannot be loaded say so, with Retry (JOB-16)', async ({ page }) => {
  await page.goto('/')
  await backEnd(page).offline(true)
  await page.getByRole('link', { name: 'Open dashboard' }).first().click()
  await page.getByRole('link', { name: 'Jobs', exact: true }).click()
  const banner = page.getByRole('alert').filter({ hasText: 'Failed to load jobs. Please try again.' })
  await expect(banner).toBeVisible()

  await backEnd(page).offline(false)
  await banner.getByRole('button', { name: 'Retry' }).click()
  await expect(jobsPage(page).count).toHaveText(/^\d{3} jobs$/)
  await expect(jobsPage(page).row(assigned)).toContainText('Luis Ortega')
})

test('what failed with a job that the filters hide is told above the list, with its name', async ({
  page,
  problems,
}) => {
  problems.expect(/503/)
  const jobs = jobsPage(page)
  await jobs.open(`?search=${assigned}`)
  await expect(jobs.row(assigned)).toBeVisible()
  await backEnd(page).failNext('/update-status', 503)
  await jobs.action('Start', assigned).click()
  await expect(jobs.row(assigned)).toContainText('Failed to update job status')
  await page.getByRole('searchbox').fill('JOB-1001')
  const banner = page.getByRole('alert').filter({ hasText: 'Failed to update job status' })
  await expect(banner).toContainText(`${assigned} Weekly lawn mowing: The server is having trouble. Please try again.`)
})

test('the notes of a job that could not be completed are there after a reload', async ({ page, problems }) => {
  problems.expect(/503/)
  const jobs = jobsPage(page)
  const completing = page.getByRole('dialog', { name: 'Complete job' })
  await jobs.openDetails(inProgress)
  await jobs.step('Complete…').click()
  await completing.getByLabel('Notes').fill('Gate was open')
  await backEnd(page).failNext('/update-status', 503)
  await completing.getByRole('button', { name: 'Complete job' }).click()
  await expect(jobs.details.getByRole('alert')).toContainText('Failed to update job status')

  await page.reload()
  await jobs.step('Complete…').click()
  await expect(completing.getByLabel('Notes')).toHaveValue('Gate was open')
  await completing.getByRole('button', { name: 'Complete job' }).click()
  await expect(jobs.details).toHaveAccessibleDescription(inStatus('Completed'))
  expect(Object.keys(localStorage).filter((key) => key.endsWith('.notes'))).toEqual([])
})

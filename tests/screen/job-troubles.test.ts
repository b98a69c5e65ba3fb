import { backEnd } from '../e2e/back-end'
import { factsOf } from '../e2e/databases'
import { DEMO_JOBS, idOf, inStatus, jobsPage } from '../e2e/jobs-page'
import { expect, test } from './screen'

const { assigned, inProgress } = DEMO_JOBS

test('an answer that gets lost after the work was done is asked for again, not done again', async ({ page }) => {
  const jobs = jobsPage(page)
  await jobs.open(`?search=${assigned}`)
  await backEnd(page).loseNext('/update-status')
  await jobs.action('Start', assigned).click()
  const banner = page.getByRole('alert').filter({ hasText: 'Failed to update job status' })
  await expect(banner).toContainText('The server could not be reached. Please try again.')
  expect(await factsOf(page, idOf(assigned))).toEqual(['job.started'])

  await banner.getByRole('button', { name: 'Retry' }).click()
  await expect(jobs.row(assigned)).toContainText('In progress')
  await expect(banner).toBeHidden()
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

test('without a network an action says so, and works when it is back', async ({ page }) => {
  const jobs = jobsPage(page)
  await jobs.open(`?search=${assigned}`)
  await expect(jobs.row(assigned)).toBeVisible()
  await backEnd(page).offline(true)
  await jobs.action('Start', assigned).click()
  const banner = page.getByRole('alert').filter({ hasText: 'Failed to update job status' })
  await expect(banner).toContainText('The server could not be reached. Please try again.')
  await expect(jobs.row(assigned).first()).toContainText('Assigned')

  await backEnd(page).offline(false)
  await banner.getByRole('button', { name: 'Retry' }).click()
  await expect(jobs.row(assigned)).toContainText('In progress')
  expect(await factsOf(page, idOf(assigned))).toEqual(['job.started'])
})

test('jobs that cannot be loaded say so, with Retry (JOB-16)', async ({ page }) => {
  await page.goto('/')
  await backEnd(page).offline(true)
  await page.getByRole('link', { name: 'Sign In' }).click()
  await page.getByRole('link', { name: 'Jobs', exact: true }).click()
  const banner = page.getByRole('alert').filter({ hasText: 'Failed to load jobs. Please try again.' })
  await expect(banner).toBeVisible()

  await backEnd(page).offline(false)
  await banner.getByRole('button', { name: 'Retry' }).click()
  await expect(jobsPage(page).count).toHaveText(/^\d{3} jobs$/)
  // and so do the names of their people, who could not be loaded either
  await expect(jobsPage(page).row(assigned)).toContainText('Luis Ortega')
})

test('what failed with a job that the filters hide is told above the list, with its name', async ({ page }) => {
  const jobs = jobsPage(page)
  await jobs.open(`?search=${assigned}`)
  await expect(jobs.row(assigned)).toBeVisible()
  await backEnd(page).offline(true)
  await jobs.action('Start', assigned).click()
  await expect(jobs.row(assigned)).toContainText('Failed to update job status')
  await page.getByRole('searchbox').fill('JOB-1001')
  const banner = page.getByRole('alert').filter({ hasText: 'Failed to update job status' })
  await expect(banner).toContainText(
    `${assigned} Weekly lawn mowing: The server could not be reached. Please try again.`,
  )
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
  expect(Object.keys(sessionStorage).filter((key) => key.endsWith('.notes'))).toEqual([])
})

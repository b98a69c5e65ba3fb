import { backEnd } from './back-end'
import { factsOf, flowLog } from './databases'
import { expect, test } from './fixtures'
import { DEMO_JOBS, idOf, jobsPage } from './jobs-page'

const { assigned } = DEMO_JOBS

test.describe('a page that dies between the click on Start and the answer', () => {
  for (const end of ['reload', 'close'] as const) {
    test(`finishes what was asked, once, after a ${end}`, async ({ page, context }) => {
      const jobs = jobsPage(page)
      await jobs.open(`?search=${assigned}`)
      await expect(jobs.row(assigned)).toBeVisible()
      await backEnd(page).latency(20_000)
      await jobs.action('Start', assigned).click()
      await expect(jobs.row(assigned)).toContainText('Starting…')
      await expect.poll(async () => (await flowLog(page)).at(-1)?.name).toBe('job.start')
      expect(await factsOf(page, idOf(assigned))).toEqual([])

      if (end === 'close') await page.close()
      const reopened = end === 'close' ? await context.newPage() : page
      await reopened.goto(`/dashboard/jobs?search=${assigned}`)
      await expect(jobsPage(reopened).row(assigned)).toContainText('In progress')
      expect(await factsOf(reopened, idOf(assigned))).toEqual(['job.started'])

      await jobsPage(reopened).openDetails(assigned, 'history')
      await expect(jobsPage(reopened).details.getByText('Work started')).toHaveCount(1)
    })
  }
})

test('an answer that gets lost after the work was done is asked for again, not done again', async ({ page }) => {
  const jobs = jobsPage(page)
  await jobs.open(`?search=${assigned}`)
  await backEnd(page).loseNext('/update-status')
  await jobs.action('Start', assigned).click()
  const banner = page.getByRole('alert').filter({ hasText: 'Failed to update job status' })
  await expect(banner).toContainText('Failed to fetch')
  expect(await factsOf(page, idOf(assigned))).toEqual(['job.started'])

  await banner.getByRole('button', { name: 'Retry' }).click()
  await expect(jobs.row(assigned)).toContainText('In progress')
  await expect(banner).toBeHidden()
  expect(await factsOf(page, idOf(assigned))).toEqual(['job.started'])
})

test('a job whose creation was not confirmed is not made twice', async ({ page }) => {
  const form = await jobsPage(page).draft('Plant a quince')
  await backEnd(page).loseNext('POST /api/businesses')
  await form.getByRole('button', { name: 'Create Job' }).click()
  await expect(form.getByRole('alert')).toContainText('Failed to create job. Please try again.')

  await form.getByRole('button', { name: 'Create Job' }).click()
  await expect(form).toBeHidden()
  await page.getByRole('searchbox', { name: 'Search jobs' }).fill('quince')
  await expect(jobsPage(page).count).toHaveText('1 job')
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
  await expect(banner).toContainText('Failed to fetch')
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
})

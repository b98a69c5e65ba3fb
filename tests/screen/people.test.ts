import { jobsPage } from '../e2e/jobs-page'
import { signIn } from '../fixtures/demo-people'
import { expect, strangerTest as test } from './screen'

const SOMEBODY_ELSES = 'JOB-1009'
const THE_TECHNICIANS = 'JOB-1003'

test('anyone who signs in next on the same page sees and does only what is theirs', async ({ page }) => {
  const jobs = jobsPage(page)
  const overview = page.getByRole('heading', { name: 'Overview' })
  const leave = () => page.getByRole('button', { name: 'Sign out' }).click()

  await page.goto('/login')
  await signIn(page, 'owner')
  await expect(overview).toBeVisible()
  await page.getByRole('link', { name: 'Jobs', exact: true }).first().click()
  await jobs.action('Start', SOMEBODY_ELSES).click()
  await expect(jobs.row(SOMEBODY_ELSES)).toContainText('In progress')
  await leave()

  await signIn(page, 'tech')
  await expect(overview).toBeVisible()
  await page.getByRole('link', { name: 'Jobs', exact: true }).first().click()

  await expect(jobs.row(THE_TECHNICIANS)).toBeVisible()
  await expect(jobs.row(SOMEBODY_ELSES)).toHaveCount(0)
  await jobs.action('Start', THE_TECHNICIANS).click()
  await expect(jobs.row(THE_TECHNICIANS)).toContainText('In progress')
  await leave()

  await signIn(page, 'owner')
  await expect(overview).toBeVisible()
  await page.getByRole('link', { name: 'Jobs', exact: true }).first().click()
  await jobs.action('Cancel', THE_TECHNICIANS).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel job' }).click()
  await expect(jobs.row(THE_TECHNICIANS)).toHaveCount(0)
})

import { backEnd } from '../e2e/back-end'
import { jobsPage } from '../e2e/jobs-page'
import { expect, test } from './screen'

const QUARTER_HOUR = 15 * 60_000

test('a refused refresh signs out, says so and leads back afterwards (AUTH-13, AUTH-17)', async ({ page }) => {
  const jobs = jobsPage(page)
  await jobs.open('?status=assigned')
  await expect(jobs.count).toBeVisible()
  await backEnd(page).failNext('/auth/refresh', 401)
  await backEnd(page).advance(QUARTER_HOUR)
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await expect(page.getByText('Your session has expired. Please log in again.')).toBeVisible()
  await expect(page).toHaveURL(/redirect=/)
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull()
})

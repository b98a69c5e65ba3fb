import { expectScreensPass } from './findings'
import { expect, test } from './fixtures'
import { jobsPage } from './jobs-page'

test('some of a proposal is taken by keyboard, and undone in one go', async ({ page }) => {
  await page.goto('/dashboard/scheduling')
  const tiles = page.getByLabel('Job Schedule', { exact: true }).first()
  await expect(tiles).toContainText('4 without a crew')
  await page.getByRole('button', { name: 'AI Auto-Schedule' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Auto-Schedule' })
  await dialog.getByRole('checkbox').first().press('Space')
  await dialog.getByRole('button', { name: /^Take selected \(\d of \d\)$/ }).press('Enter')
  const toast = jobsPage(page).toast(/^Successfully scheduled 3 jobs!/)
  await expect(toast).toBeVisible()
  await expect(tiles).toContainText('1 without a crew')
  await toast.getByRole('button', { name: 'Undo' }).click()
  await expect(tiles).toContainText('4 without a crew')
})

test('every screen of AI Scheduling passes axe in both themes, and needs no sideways scrolling at 320 pixels', async ({
  page,
}) => {
  test.slow()
  const tab = (name: string) => page.getByRole('tab', { name })
  const screens = {
    async jobs() {
      await page.goto('/dashboard/scheduling')
      await page.getByRole('button', { name: 'AI Predict JOB-1014' }).click()
      await expect(page.getByLabel('Prediction for JOB-1014')).toBeVisible()
    },
    async crew() {
      await tab('Crew Status').click()
      await expect(page.getByRole('button', { name: 'AI Analysis of Marcus Bell' })).toBeVisible()
    },
    async insights() {
      await tab('AI Insights').click()
      await expect(page.getByRole('region', { name: 'Recommendations' })).toBeVisible()
    },
    async routes() {
      await tab('Route Optimizer').click()
      await expect(page.getByRole('list', { name: /^Order of Marcus Bell/ })).toBeVisible()
    },
    async replan() {
      await page.getByRole('button', { name: 'Replan' }).click()
      await expect(page.getByLabel('What has come up?')).toBeVisible()
    },
    async proposal() {
      await page.getByRole('dialog', { name: 'Replan' }).getByRole('button', { name: 'Cancel' }).click()
      await page.getByRole('button', { name: 'AI Auto-Schedule' }).click()
      await expect(page.getByRole('button', { name: 'Take all' })).toBeVisible()
    },
    async calendar() {
      await page.getByText('On calendar').click()
      await expect(page.getByRole('region', { name: /^Proposal for / })).toBeVisible()
    },
    async map() {
      await page.getByText('On map').click()
      await expect(
        page
          .getByRole('application', { name: /^Proposal for / })
          .locator('.comes')
          .first(),
      ).toBeVisible()
    },
  }
  // Pins overlap where jobs are close; every moved job is also in the list beside the map.
  await expectScreensPass(page, screens, { map: ['target-size'] })
})

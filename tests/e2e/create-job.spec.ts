import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'

const form = (page: Page) => page.getByRole('dialog', { name: 'Create Job' })
test.beforeEach(async ({ page }) => {
  await page.goto('/dashboard/jobs?create=true')
  await expect(form(page)).toBeVisible()
})

test('begins with the stated defaults (JOB-13)', async ({ page }) => {
  await expect(form(page).getByLabel('Type')).toHaveValue('one_time_service')
  await expect(form(page).getByLabel('Priority')).toHaveValue('normal')
  await expect(form(page).getByLabel('Estimated cost ($)')).toHaveValue('0')
  await expect(form(page).getByLabel('Estimated cost ($)')).toHaveAttribute('step', '0.01')
})

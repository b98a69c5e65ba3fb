import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link')
test.describe('the menu', () => {
  test('is a drawer on a phone (NAV-01)', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/dashboard')
    await expect(menu(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Open menu' }).click()
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    await drawer.getByRole('link', { name: 'Jobs' }).click()
    await expect(page).toHaveURL('/dashboard/jobs')
    await expect(drawer).toBeHidden()
  })
})

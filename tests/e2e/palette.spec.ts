import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search and commands' })

const openPalette = async (page: Page) => {
  await page.keyboard.press('Control+k')
  await expect(palette(page).getByRole('combobox')).toBeFocused()
}

test.beforeEach(async ({ page }) => {
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
})

test('switches the theme, which is there again after a reload', async ({ page }) => {
  await openPalette(page)
  await page.keyboard.type('dark')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

import type { Page } from '@playwright/test'
import { expectItFits, expectNoFindings, prefer } from './findings'
import { expect, test } from './fixtures'

test.use({ as: 'nobody' })

const open = {
  '/forgot-password': (page: Page) => page.goto('/forgot-password'),
  async '/reset-password'(page: Page) {
    await page.goto('/forgot-password')
    await page.getByLabel('Email').fill('owner@greenvalley.demo')
    await page.getByLabel('Email').press('Enter')
    await page.getByRole('link', { name: 'open the email' }).click()
  },
  '/accept-invite': (page: Page) => page.goto('/accept-invite?token=demo-invite'),
}

for (const [path, button] of [
  ['/forgot-password', 'Send the link'],
  ['/reset-password', 'Set password'],
  ['/accept-invite', 'Join'],
] as const) {
  test(`axe finds nothing wrong with ${path} and its errors, which fit a width of 320 pixels`, async ({ page }) => {
    await prefer(page, 'dark')
    await open[path](page)
    await page.getByRole('button', { name: button }).click()
    await expect(page.locator('[aria-invalid=true]').first()).toBeFocused()
    await expectNoFindings(page, path)
    await expectItFits(page, path)
  })
}

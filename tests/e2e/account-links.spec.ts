import { expectItFits, expectNoFindings, prefer } from './findings'
import { expect, test } from './fixtures'

test.use({ as: 'nobody' })

for (const [path, button] of [
  ['/forgot-password', 'Send the link'],
  ['/reset-password?token=abc', 'Set password'],
  ['/accept-invite?token=demo-invite', 'Join'],
] as const) {
  test(`axe finds nothing wrong with ${path} and its errors, which fit a width of 320 pixels`, async ({ page }) => {
    await prefer(page, 'dark')
    await page.goto(path)
    await page.getByRole('button', { name: button }).click()
    await expect(page.locator('[aria-invalid=true]').first()).toBeFocused()
    await expectNoFindings(page, path)
    await expectItFits(page, path)
  })
}

import { findings, inBothColors } from './findings'
import { expect, test } from './fixtures'
import { registerPage } from './newcomer'

test.use({ as: 'nobody' })

inBothColors(() => {
  test('axe finds nothing wrong with the form and its errors', async ({ page }) => {
    const form = registerPage(page)
    await form.open('?plan=basic')
    await form.fill({ email: 'x' })
    await form.submit.click()
    await expect(form.email).toHaveAccessibleDescription('Please enter a valid email address')
    expect(await findings(page)).toEqual([])
    await form.confirm.fill('other')
    await expect(page.getByText("Passwords don't match")).toBeVisible()
    expect(await findings(page)).toEqual([])
  })
})

test('fits a width of 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const form = registerPage(page)
  await form.open()
  await form.password.fill('aA1')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})

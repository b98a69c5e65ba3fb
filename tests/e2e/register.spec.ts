import { expectItFits, expectNoFindings, prefer } from './findings'
import { expect, test } from './fixtures'
import { registerPage } from './newcomer'

test.use({ as: 'nobody' })

test('axe finds nothing wrong with the form and its errors, which fit a width of 320 pixels', async ({ page }) => {
  const form = registerPage(page)
  await prefer(page, 'light')
  await form.open('?plan=basic')
  await form.fill({ email: 'x' })
  await form.submit.click()
  await expect(form.email).toHaveAccessibleDescription('Please enter a valid email address')
  await expectNoFindings(page, 'errors of a submit')
  await form.confirm.fill('other')
  await expect(page.getByText("Passwords don't match")).toBeVisible()
  await expectNoFindings(page, 'an error of its own')
  await form.password.fill('aA1')
  await expectItFits(page, 'the form')
})

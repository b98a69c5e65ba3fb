import { expectItFits, expectNoFindings, prefer } from './findings'
import { expect, test } from './fixtures'
import { onboardingPage } from './onboarding-page'

test.use({ as: 'nobody' })

test('axe finds nothing wrong with the steps and their errors, which fit a width of 320 pixels', async ({ page }) => {
  test.slow()
  const setup = onboardingPage(page)
  const looksRight = async (step: string) => {
    await expectNoFindings(page, step)
    await expectItFits(page, step)
  }
  await prefer(page, 'light')
  await setup.begin()
  await expect(setup.heading('Create Account')).toBeVisible()
  await setup.next.click()
  await looksRight('account')
  await setup.reach('Property Information')
  await setup.next.click()
  await looksRight('property')
  await setup.fillProperty()
  await setup.next.click()
  await setup.field('Tuesday opens at').selectOption('18:00')
  await setup.next.click()
  await looksRight('preferences')
  await setup.field('Tuesday opens at').selectOption('08:00')
  await setup.next.click()
  await expect(setup.heading('Welcome')).toBeVisible()
  await looksRight('welcome')
})

import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { registerPage } from './newcomer'
import { onboardingPage } from './onboarding-page'
import { pricingPage, TRIAL } from './pricing-page'

test.use({ as: 'nobody' })

const finishSetup = async (page: Page) => {
  const setup = onboardingPage(page)
  await setup.reach('Welcome')
  await setup.complete.click()
}

const startTrial = async (page: Page) => {
  await page.waitForURL('**/hosted/checkout.html?session=*')
  await expect(page.getByText('First payment of')).toContainText('$990.00')
  await page.getByRole('button', { name: 'Start trial' }).click()
}

const chooseAnnualProfessional = async (page: Page) => {
  const pricing = pricingPage(page)
  await pricing.open('?period=yearly')
  await pricing.plan('Professional').getByRole('button', { name: TRIAL }).click()
  await expect(page.getByText('You chose Professional, $990.00 per year.')).toBeVisible()
  const form = registerPage(page)
  await form.fill()
  await form.submit.click()
  await page.waitForURL('**/onboarding/account')
}

test('a plan is chosen once: register, set up, its checkout, and the trial runs', async ({ page }) => {
  await chooseAnnualProfessional(page)

  await finishSetup(page)
  await expect(page.getByText('Opening the checkout of Professional, $990.00 per year...')).toBeVisible()
  await startTrial(page)

  await expect(page.getByText(/^Your free trial of Professional has started\./)).toBeVisible()
  await page.getByRole('link', { name: 'Go to Dashboard' }).click()
  await expect(page.getByRole('region', { name: 'Alerts' })).toContainText('Your free trial ends in 14 days')
  expect(await page.evaluate(() => localStorage.getItem('plan_choice'))).toBe(null)
})

test('a plan outlives the tab in which it was chosen, and a checkout that does not open', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/503/)
  await chooseAnnualProfessional(page)
  await page.close()

  const next = await context.newPage()
  await next.goto('/onboarding')
  await onboardingPage(next).reach('Welcome')
  await next.evaluate(() => globalThis.groundwork?.server.faults.failNext('/create-checkout-session', 503))
  await onboardingPage(next).complete.click()
  const box = next.getByRole('alert').filter({ hasText: 'Checkout Error' })
  await expect(box).toContainText('The server is having trouble. Please try again.')
  await next.getByRole('button', { name: 'Continue to checkout' }).click()
  await startTrial(next)
  await expect(next.getByRole('heading', { name: 'Welcome to Groundwork!' })).toBeVisible()
})

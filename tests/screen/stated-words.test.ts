import type { Page } from '@playwright/test'
import { backEnd } from '../e2e/back-end'
import { onboard, registerOwner, registerPage } from '../e2e/newcomer'
import { onboardingPage } from '../e2e/onboarding-page'
import { signIn } from '../fixtures/demo-people'
import { expect, strangerTest as test } from './screen'

/* Stated messages for back end failures without one, with all input preserved. */

const alert = (page: Page) => page.getByRole('alert')
const wordless = (page: Page, path: string) => backEnd(page).answerNext(path, 500, {})

test('a sign-in (AUTH-07)', async ({ page }) => {
  await page.goto('/login')
  await wordless(page, '/auth/login')
  await signIn(page, 'owner')
  await expect(alert(page)).toHaveText('Login failed')
  await expect(page.getByLabel('Email')).toHaveValue('owner@greenvalley.demo')
})

test('a registration (REG-10)', async ({ page }) => {
  const form = registerPage(page)
  await form.open()
  await form.fill()
  await wordless(page, '/auth/register')
  await form.submit.click()
  await expect(alert(page)).toContainText('Registration failed')
  await expect(form.email).toHaveValue('sam@rivera.example')
})

test('a checkout, also one that leaves out where to go (LAND-11)', async ({ page }) => {
  await registerOwner(page)
  await onboard(page)
  await page.goto('/pricing')
  const trial = page
    .getByRole('region', { name: 'Basic', exact: true })
    .getByRole('button', { name: 'Start 14-day free trial' })
  const box = alert(page).filter({ hasText: 'Checkout Error' })

  await wordless(page, '/create-checkout-session')
  await trial.click()
  await expect(box).toContainText('Failed to create checkout session')
  await box.getByRole('button', { name: 'Dismiss' }).click()

  await backEnd(page).answerNext('/create-checkout-session', 200, { checkout_session_id: 'cs_test_1' })
  await trial.click()
  await expect(box).toContainText('No checkout URL received from server')
  await box.getByRole('button', { name: 'Dismiss' }).click()

  await trial.click()
  await page.waitForURL('**/hosted/checkout.html?session=*')
})

test('each step of onboarding (ONB-28)', async ({ page }) => {
  const setup = onboardingPage(page)
  await setup.begin()

  await setup.fillAccount()
  await wordless(page, '/onboarding/start')
  await setup.next.click()
  await expect(alert(page)).toContainText('Failed to start onboarding')
  await expect(setup.field('Phone number')).toHaveValue('+1 (512) 555-0142')
  await setup.next.click()
  await expect(setup.heading('Property Information')).toBeVisible()

  await setup.fillProperty()
  await wordless(page, '/properties')
  await setup.next.click()
  await expect(alert(page)).toContainText('Failed to save step data')
  await expect(setup.field('City')).toHaveValue('Austin')
  await setup.next.click()
  await expect(setup.heading('Service Preferences')).toBeVisible()

  await wordless(page, '/preferences')
  await setup.next.click()
  await expect(alert(page)).toContainText('Failed to save step data')
  await setup.next.click()
  await expect(setup.heading('Welcome')).toBeVisible()

  await wordless(page, '/complete-onboarding')
  await setup.complete.click()
  await expect(alert(page)).toContainText('Failed to complete onboarding')
  await setup.complete.click()
  await expect(page).toHaveURL('/dashboard')
})

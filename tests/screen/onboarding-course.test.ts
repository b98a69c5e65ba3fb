import type { Page } from '@playwright/test'
import { backEnd } from '../e2e/back-end'
import { registerOwner, SAM } from '../e2e/newcomer'
import { CHOSEN, onboardingPage } from '../e2e/onboarding-page'
import { describe, expect, strangerTest as test } from './screen'

const TROUBLE = 'The server is having trouble. Please try again.'

const changeBrowser = async (page: Page) => {
  await page.close()
  indexedDB.deleteDatabase('groundwork-flows')
  sessionStorage.clear()
}

const follow = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)

describe('the last step', () => {
  describe('on a slow back end', () => {
    test.override({ timers: 'still' })

    test('completes, says so, and opens the dashboard after two seconds (ONB-03, ONB-05, X-11)', async ({ page }) => {
      const setup = onboardingPage(page)
      const server = backEnd(page)
      await setup.begin()
      await setup.reach('Welcome')
      await server.latency(300)
      await setup.complete.click()
      await expect(page.getByRole('button', { name: 'Completing...' })).toHaveAttribute('aria-disabled', 'true')
      await server.latency(0)
      await server.advance(300)
      await expect(setup.heading('Rivera Lawn Care is set up')).toBeFocused()
      await expect(page.getByRole('status')).toHaveText('Opening your dashboard...')
      expect(Object.keys(await setup.session()).sort()).toEqual(['onboarding_customer_id', 'user_id'])
      await server.advance(1_999)
      await expect(page).toHaveURL('/onboarding/welcome')
      await server.advance(1)
      await expect(page).toHaveURL('/dashboard')
    })
  })

  test('is not there any more for who has completed', async ({ page }) => {
    const setup = onboardingPage(page)
    await setup.begin()
    await setup.reach('Welcome')
    await setup.complete.click()
    await expect(page).toHaveURL('/dashboard')
    await page.goBack()
    await expect(page).toHaveURL('/dashboard')
    await page.goto('/onboarding/account')
    await expect(page).toHaveURL('/dashboard')
  })

  test('can be left for the dashboard and taken up again (X-12)', async ({ page }) => {
    const setup = onboardingPage(page)
    await setup.begin()
    await setup.reach('Welcome')
    await page.getByRole('link', { name: 'Go to Dashboard' }).click()
    await expect(page).toHaveURL('/dashboard')
    await page.goto('/onboarding')
    await expect(page).toHaveURL('/onboarding/welcome')
    await expect(page.getByRole('region', { name: 'Property Information' })).toContainText(
      '12 Oak Street, Austin, TX 78701',
    )
    expect(await setup.facts()).not.toContain('onboarding.completed')
  })

  test('leads back to every part, and tells of what is not saved there yet', async ({ page }) => {
    const setup = onboardingPage(page)
    await setup.begin()
    await setup.reach('Welcome')
    await page.getByRole('link', { name: 'Edit Property Information' }).click()
    await setup.field('City').fill('Dallas')
    await setup.step('Welcome').click()
    const property = page.getByRole('region', { name: 'Property Information' })
    await expect(property).toContainText('Austin')
    await expect(property).toContainText('You have typed something here that isn’t saved yet.')

    await property.getByRole('link', { name: 'Edit Property Information' }).click()
    await setup.next.click()
    await expect(setup.heading('Service Preferences')).toBeVisible()
    await setup.step('Welcome').click()
    await expect(property).toContainText('12 Oak Street, Dallas, TX 78701')
    await expect(property).not.toContainText('not saved yet')
  })
})

describe('reload, links and Back', () => {
  test('every step is there again after a reload, with all that was typed (ONB-08)', async ({ page }) => {
    const setup = onboardingPage(page)
    await setup.begin()
    await setup.reach('Property Information')
    await setup.field('Business name').fill('Rivera')
    await setup.field('Service radius').selectOption('50')
    await page.reload()
    await expect(setup.field('Business name')).toHaveValue('Rivera')
    await expect(setup.field('Service radius')).toHaveValue('50')

    await setup.fillProperty()
    await setup.next.click()
    await setup.field('Monday opens at').selectOption('07:00')
    await page.getByRole('checkbox', { name: 'Push' }).check()
    await page.reload()
    await expect(setup.field('Monday opens at')).toHaveValue('07:00')
    await expect(page.getByRole('checkbox', { name: 'Push' })).toBeChecked()

    await setup.next.click()
    await expect(setup.heading('Welcome')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('region', { name: 'Account' })).toContainText('+1 (512) 555-0142')
    await expect(page.getByRole('region', { name: 'Service Preferences' })).toContainText('Email, SMS, Push')
  })

  test('a link to a step that is not reached leads to the right one, in its place', async ({ page }) => {
    const setup = onboardingPage(page)
    await registerOwner(page)
    await follow(page, '/onboarding/welcome')
    await expect(page).toHaveURL('/onboarding/account')
    await expect(setup.heading('Create Account')).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/dashboard')
  })

  test('a step that there is not is told of, with a way on (ONB-29)', async ({ page }) => {
    const setup = onboardingPage(page)
    await setup.begin('/onboarding/payment')
    await expect(page.getByRole('alert')).toContainText('Unknown step')
    await page.getByRole('link', { name: 'Continue with Create Account' }).click()
    await expect(page).toHaveURL('/onboarding/account')
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  test("the browser's Back and Forward go through the steps", async ({ page }) => {
    const setup = onboardingPage(page)
    await setup.begin()
    await setup.reach('Service Preferences')
    await page.goBack()
    await expect(setup.heading('Property Information')).toBeVisible()
    await expect(setup.field('City')).toHaveValue('Austin')
    await page.goBack()
    await expect(setup.heading('Create Account')).toBeVisible()
    await page.goForward()
    await expect(page).toHaveURL('/onboarding/property')
    await expect(setup.heading('Property Information')).toBeVisible()
  })

  test('someone who began elsewhere is welcomed back for three seconds (ONB-07)', async ({ page }) => {
    const setup = onboardingPage(page)
    await setup.begin()
    await setup.reach('Service Preferences')

    await changeBrowser(page)
    await page.goto('/onboarding')
    await expect(setup.heading('Create Account')).toBeVisible()
    await setup.fillAccount()
    await setup.next.click()

    await expect(setup.heading('Service Preferences')).toBeVisible()
    const welcome = page.getByText('Welcome back! Continuing where you left off.')
    await expect(welcome).toBeVisible()
    await backEnd(page).advance(2_999)
    await expect(welcome).toBeVisible()
    await backEnd(page).advance(1)
    await expect(welcome).toHaveCount(0)
    await setup.back.click()
    await expect(setup.field('Business name')).toHaveValue('Rivera Lawn Care')
  })
})

test('a server that fails costs nothing that was typed, at any step (ONB-28)', async ({ page }) => {
  const setup = onboardingPage(page)
  const server = backEnd(page)
  const refusal = page.getByRole('alert').filter({ hasText: TROUBLE })
  const retry = page.getByRole('button', { name: 'Retry' })
  await setup.begin()

  await setup.fillAccount()
  await server.failNext('/onboarding/start', 503)
  await setup.next.click()
  await expect(refusal).toHaveAttribute('data-kind', 'error')
  await expect(setup.field('Password')).toHaveValue(CHOSEN)
  await retry.click()

  await setup.fillProperty()
  await server.failNext('/properties', 503)
  await setup.next.click()
  await expect(refusal).toBeVisible()
  await setup.field('City').fill('Dallas')
  await expect(refusal).toHaveCount(0)
  await expect(setup.field('Business name')).toHaveValue('Rivera Lawn Care')
  await setup.next.click()

  await setup.field('Monday opens at').selectOption('07:00')
  await server.failNext('/preferences', 500)
  await setup.next.click()
  await expect(refusal).toBeVisible()
  await expect(setup.field('Monday opens at')).toHaveValue('07:00')
  await retry.click()

  await expect(setup.heading('Welcome')).toBeVisible()
  // Executed, but the answer is lost: retrying is the same request.
  await server.loseNext('/complete-onboarding')
  await setup.complete.click()
  await retry.click()
  await expect(page).toHaveURL('/dashboard')
  expect(await setup.facts()).toEqual([
    'onboarding.started',
    'onboarding.property_saved',
    'onboarding.preferences_saved',
    'onboarding.completed',
  ])
})

test('a session that has lost its customer says so (ONB-29)', async ({ page }) => {
  const setup = onboardingPage(page)
  await registerOwner(page)
  await page.evaluate(() => {
    sessionStorage.setItem('user_id', String(JSON.parse(localStorage.getItem('user') ?? '{}').id))
    sessionStorage.setItem('onboarding_step', 'property')
  })
  await page.goto('/onboarding')
  await expect(page).toHaveURL('/onboarding/property')
  await setup.fillProperty()
  await setup.next.click()
  await expect(page.getByRole('alert')).toContainText('No customer ID')
})

describe('for others', () => {
  describe('the owner of a business that is set up', () => {
    test.override({ as: 'owner' })
    test('there is only the dashboard', async ({ page }) => {
      await page.goto('/onboarding')
      await expect(page).toHaveURL('/dashboard')
    })
  })

  test('what someone else typed in this tab is not shown', async ({ page }) => {
    const setup = onboardingPage(page)
    await setup.begin()
    await setup.field('First name').fill('Secret')
    await page.evaluate(() => {
      sessionStorage.setItem('user_id', '9999')
      for (const key of Object.keys(localStorage)) if (key.startsWith('onboarding_data.')) localStorage.removeItem(key)
    })
    await page.reload()
    await expect(setup.field('First name')).toHaveValue(SAM.first)
  })
})

for (const who of ['tech', 'home'] as const) {
  describe(`someone who may not set the business up (${who})`, () => {
    test.override({ as: who })
    test('is told so, with a way to the dashboard', async ({ page }) => {
      await page.goto('/onboarding/property')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText("You don't have permission to access this page.")
      await page.getByRole('main').getByRole('link', { name: 'Back to Overview' }).click()
      await expect(page).toHaveURL('/dashboard')
    })
  })
}

import { backEnd } from '../e2e/back-end'
import { SAM } from '../e2e/newcomer'
import { CHOSEN, onboardingPage } from '../e2e/onboarding-page'
import { describe, expect, test } from './screen'

test.override({ as: 'nobody' })

/** What Chromium says of an answer that is a refusal. */
const REFUSED = /Failed to load resource/
const TROUBLE = 'The server is having trouble. Please try again.'

describe('the last step', () => {
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
    await expect(property).toContainText('not saved yet')

    await property.getByRole('link', { name: 'Edit Property Information' }).click()
    await setup.next.click()
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

  test('a step that there is not is told of, with a way on (ONB-29)', async ({ page }) => {
    const setup = onboardingPage(page)
    await setup.begin('/onboarding/payment')
    await expect(page.getByRole('alert')).toContainText('Unknown step')
    await page.getByRole('link', { name: 'Go on with Create Account' }).click()
    await expect(page).toHaveURL('/onboarding/account')
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})

test('a double click on every button does nothing twice', async ({ page }) => {
  const setup = onboardingPage(page)
  await setup.begin()
  await setup.fillAccount()
  await setup.next.dblclick()
  await expect(setup.heading('Property Information')).toBeVisible()
  await expect(page.getByText('Business name is required')).toHaveCount(0)
  await setup.fillProperty()
  await setup.next.dblclick()
  await expect(setup.heading('Service Preferences')).toBeVisible()
  await setup.back.dblclick()
  await expect(setup.heading('Property Information')).toBeVisible()
  await setup.step('Service Preferences').dblclick()
  await setup.next.dblclick()
  await expect(setup.heading('Welcome')).toBeVisible()
  await setup.complete.dblclick()
  await expect(page).toHaveURL('/dashboard')
  expect(await setup.facts()).toEqual([
    'onboarding.started',
    'onboarding.property_saved',
    'onboarding.preferences_saved',
    'onboarding.completed',
  ])
})

test('a server that fails costs nothing that was typed, at any step (ONB-28)', async ({ page, problems }) => {
  problems.expect(REFUSED)
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
  // Done, but the answer gets lost: asking again is the same wish.
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
  await setup.begin('/dashboard')
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

  test('what somebody else typed in this tab is not shown', async ({ page }) => {
    const setup = onboardingPage(page)
    await setup.begin()
    await setup.field('First name').fill('Secret')
    await page.evaluate(() => sessionStorage.setItem('user_id', '9999'))
    await page.reload()
    await expect(setup.field('First name')).toHaveValue(SAM.first)
  })
})

for (const who of ['tech', 'home'] as const) {
  describe(`somebody who may not set the business up (${who})`, () => {
    test.override({ as: who })
    test('is told so, with a way to the dashboard', async ({ page }) => {
      await page.goto('/onboarding/property')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText("You don't have permission to access this page.")
      await page.getByRole('main').getByRole('link', { name: 'Back to Overview' }).click()
      await expect(page).toHaveURL('/dashboard')
    })
  })
}

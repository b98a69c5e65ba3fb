import type { Page } from '@playwright/test'
import { backEnd } from '../e2e/back-end'
import { DAY, HILL_COUNTRY_OWNER, paying, signInAs } from '../e2e/paying'
import { describe, expect, test } from './screen'

const refused = /503 \(Service Unavailable\)|500 \(Internal/
const PAST_DUE = 'Your payment is past due. Please update your payment method.'

const alerts = (page: Page) => page.getByRole('region', { name: 'Alerts' })
const card = (page: Page) => page.getByRole('region', { name: 'Subscription' })

const toOverview = async (page: Page) => {
  await page.getByRole('link', { name: 'Overview' }).click()
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
}

const addCard = async (page: Page, { by = 'Add card', number = '4242 4242 4242 4242' } = {}) => {
  await page.getByRole('button', { name: by }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Add card' })
  await dialog.getByLabel('Card number').fill(number)
  await dialog.getByLabel('Expiry date').fill('11/35')
  await dialog.getByLabel('Security code').fill('737')
  await dialog.getByLabel('Name on card').fill('Robin Hale')
  await dialog.getByLabel('ZIP code').fill('78620')
  await dialog.getByRole('button', { name: 'Add card' }).click()
  await expect(dialog).toBeHidden()
}

test('the owner of a paid subscription sees it, and no alert (DASH-02, DASH-03)', async ({ page }) => {
  await page.goto('/dashboard')
  await expect(card(page)).toContainText('Professional')
  await expect(card(page)).toContainText('$99.00 per month')
  await expect(card(page)).toContainText('Active')
  await expect(card(page).getByRole('term')).toHaveText(['Next billing date'])
  await expect(page.getByRole('region', { name: 'Usage' })).toContainText('42 of 500')
  await expect(alerts(page)).toHaveText('')
})

test('a cancelled subscription is told of until it is resumed (DASH-10)', async ({ page }) => {
  const text = 'Your subscription will cancel at the end of the billing period'
  const { openSubscription, cancel, button, message } = paying(page)
  await openSubscription()
  await cancel()
  await expect(message('Subscription will be cancelled at the end of the billing period.')).toBeVisible()
  await toOverview(page)
  await expect(alerts(page)).toContainText(text)
  await expect(card(page).getByRole('term')).toHaveText(['Active until'])
  await alerts(page).getByRole('link', { name: 'Resume subscription' }).click()
  await button('Resume subscription').click()
  await expect(message('Subscription resumed successfully!')).toBeVisible()
  await toOverview(page)
  await expect(alerts(page)).toHaveText('')
})

test('a subscription that cannot be loaded is told of, and tried again (DASH-08)', async ({ page, problems }) => {
  problems.expect(refused)
  await page.goto('/dashboard/jobs')
  await expect(page.getByRole('heading', { name: 'Job Management' })).toBeVisible()
  const { failNext } = backEnd(page)
  await failNext('/subscriptions/current', 500)
  await failNext('/subscriptions/current', 500)
  await toOverview(page)
  await expect(alerts(page)).toContainText('Unable to load subscription data. Please try again.')
  await alerts(page).getByRole('button', { name: 'Retry' }).click()
  await expect(card(page)).toContainText('Professional')
  await expect(alerts(page)).toHaveText('')
})

describe('a trial without a card', () => {
  test.override({ as: 'nobody' })

  test('counts down, falls due, and becomes active once a card is there (DASH-09, DASH-11, X-24)', async ({ page }) => {
    const { cards, openBilling, message, plan } = paying(page)
    const { advance } = backEnd(page)
    await signInAs(page, HILL_COUNTRY_OWNER)
    await expect(alerts(page)).toContainText('Your free trial ends in 5 days')
    await expect(card(page)).toContainText('Trial')
    await expect(card(page).getByRole('term')).toHaveText(['Trial ends'])

    await advance(4 * DAY)
    await expect(alerts(page)).toContainText(/Your free trial ends in 1 day(?!s)/)
    await advance(DAY)
    await expect(alerts(page)).toContainText(PAST_DUE)
    await expect(card(page)).toContainText('Past due')

    await alerts(page).getByRole('link', { name: 'Update payment method' }).click()
    await expect(message(PAST_DUE)).toContainText('$99.00 is past due. Add a card to pay it.')
    await addCard(page)
    await expect(cards).toHaveText([/Visa ending in 4242.*Default/])
    await expect(message(PAST_DUE)).toHaveCount(0)
    await toOverview(page)
    await expect(card(page)).toContainText('Active')
    await expect(alerts(page)).toHaveText('')
    await openBilling()
    await page.getByRole('link', { name: 'Subscription' }).click()
    await expect(plan).toContainText('Active')
  })

  test('whose card is refused says how much is past due and when it is tried again; another card pays it (DASH-11)', async ({
    page,
  }) => {
    const { button, cards, openBilling, message } = paying(page)
    await signInAs(page, HILL_COUNTRY_OWNER)
    await openBilling()
    await addCard(page, { number: '4000 0000 0000 0341' })
    await expect(cards).toHaveText([/Visa ending in 0341.*Default/])
    await backEnd(page).advance(5 * DAY)
    await expect(message(PAST_DUE)).toContainText('$99.00 is past due. We’ll charge Visa 0341 again on')

    await button('Pay now').click()
    await expect(message('The payment did not go through.')).toContainText('Your card was declined. $99.00 is due.')

    await addCard(page, { by: 'Update card' })
    await expect(cards).toHaveText([/Visa ending in 4242.*Default/, /Visa ending in 0341/])
    await expect(message(PAST_DUE)).toHaveCount(0)
    await expect(message('The payment did not go through.')).toHaveCount(0)
  })

  test('ends when nothing is ever paid; then a plan can be chosen again (DASH-02, DASH-07)', async ({ page }) => {
    const { plan } = paying(page)
    await signInAs(page, HILL_COUNTRY_OWNER)
    await backEnd(page).advance(25 * DAY)
    await expect(alerts(page)).toContainText('Your subscription has ended.')
    await expect(alerts(page)).not.toContainText('trial')
    await expect(card(page)).toContainText('No active subscription')
    await expect(card(page).getByRole('link')).toHaveAttribute('href', '/pricing')
    await page.getByRole('link', { name: 'Subscription' }).first().click()
    await expect(plan).toContainText('Cancelled')
    await expect(plan.getByRole('link', { name: 'Choose a plan' })).toHaveAttribute('href', '/pricing')
  })
})

describe('someone who has only registered', () => {
  test.override({ as: 'nobody' })

  test('is asked to complete onboarding (DASH-06)', async ({ page }) => {
    await page.goto('/register')
    await page.getByLabel('First name').fill('Sam')
    await page.getByLabel('Last name').fill('Rivera')
    await page.getByLabel('Email').fill('sam@rivera.example')
    await page.getByLabel('Password', { exact: true }).fill('Groundwork1!')
    await page.getByLabel('Confirm password').fill('Groundwork1!')
    await page.getByRole('checkbox', { name: /terms/i }).check()
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(alerts(page)).toContainText('Please complete onboarding to access your dashboard')
    await expect(alerts(page).getByRole('link', { name: 'Start onboarding' })).toHaveAttribute('href', '/onboarding')
    await expect(card(page)).toContainText('No active subscription')
    await expect(card(page).getByRole('link', { name: 'Start free trial' })).toHaveAttribute('href', '/pricing')
  })
})

for (const as of ['manager', 'tech', 'admin'] as const) {
  describe(`the ${as}`, () => {
    test.override({ as })

    test('is told of nothing that is not theirs to settle', async ({ page }) => {
      await page.goto('/dashboard')
      const usage = page.getByRole('region', { name: as === 'tech' ? 'This month' : 'Usage' })
      await expect(usage.getByRole('definition').first()).toBeVisible()
      await expect(alerts(page)).toHaveText('')
      await expect(card(page)).toHaveCount(as === 'tech' ? 0 : 1)
    })
  })
}

import type { Page } from '@playwright/test'
import { backEnd } from './back-end'
import { findings, inBothColors } from './findings'
import { expect, test } from './fixtures'
import { DAY, HILL_COUNTRY_OWNER, paying, signInAs } from './paying'

const refused = /503 \(Service Unavailable\)|500 \(Internal/
const PAST_DUE = 'Your payment is past due. Please update your payment method.'

const alerts = (page: Page) => page.getByRole('region', { name: 'Alerts' })
const card = (page: Page) => page.getByRole('region', { name: 'Subscription' })

const toOverview = async (page: Page) => {
  await page.getByRole('link', { name: 'Overview' }).click()
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
}

const addCard = async (page: Page) => {
  await page.getByRole('button', { name: 'Add card' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Add card' })
  await dialog.getByLabel('Card number').fill('4242 4242 4242 4242')
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
  await expect(alerts(page)).toHaveCount(0)
})

test('a cancelled subscription is told of until it is resumed (DASH-10)', async ({ page }) => {
  const text = 'Your subscription will cancel at the end of the billing period'
  const { openSubscription, cancel, button, told } = paying(page)
  await openSubscription()
  await cancel()
  await expect(told('Subscription will be cancelled at the end of the billing period.')).toBeVisible()
  await toOverview(page)
  await expect(alerts(page)).toContainText(text)
  await expect(card(page).getByRole('term')).toHaveText(['Active until'])
  await alerts(page).getByRole('link', { name: 'Resume subscription' }).click()
  await button('Resume subscription').click()
  await expect(told('Subscription resumed successfully!')).toBeVisible()
  await toOverview(page)
  await expect(alerts(page)).toHaveCount(0)
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
  await expect(alerts(page)).toHaveCount(0)
})

test.describe('a trial without a card', () => {
  test.use({ as: 'nobody' })

  test('counts down, falls due, and becomes active once a card is there (DASH-09, DASH-11, X-24)', async ({ page }) => {
    const { cards, openBilling, told, plan } = paying(page)
    const { advance } = backEnd(page)
    // given five days
    await signInAs(page, HILL_COUNTRY_OWNER)
    await expect(alerts(page)).toContainText('Your free trial ends in 5 days')
    await expect(card(page)).toContainText('Trial')
    await expect(card(page).getByRole('term')).toHaveText(['Trial ends'])

    // when they go by
    await advance(4 * DAY)
    await expect(alerts(page)).toContainText(/Your free trial ends in 1 day(?!s)/)
    await advance(DAY)
    await expect(alerts(page)).toContainText(PAST_DUE)
    await expect(card(page)).toContainText('Past due')

    // then the way out is a card
    await alerts(page).getByRole('link', { name: 'Update payment method' }).click()
    await expect(told(PAST_DUE)).toContainText('the open payment is then tried again at once')
    await addCard(page)
    await expect(cards).toHaveText([/Visa ending in 4242.*Default/])
    await expect(told(PAST_DUE)).toHaveCount(0)
    await toOverview(page)
    await expect(card(page)).toContainText('Active')
    await expect(alerts(page)).toHaveCount(0)
    await openBilling()
    await page.getByRole('link', { name: 'Subscription' }).click()
    await expect(plan).toContainText('Active')
  })
})

for (const as of ['manager', 'tech', 'admin'] as const) {
  test.describe(`the ${as}`, () => {
    test.use({ as })

    test('is told of nothing that is not theirs to settle', async ({ page }) => {
      await page.goto('/dashboard')
      await expect(page.getByRole('region', { name: 'Usage' }).getByRole('definition').first()).toBeVisible()
      await expect(alerts(page)).toHaveCount(0)
      await expect(card(page)).toHaveCount(as === 'tech' ? 0 : 1)
    })
  })
}

inBothColors(() => {
  test.use({ as: 'nobody' })

  test('axe finds nothing wrong with an overview that has alerts', async ({ page }) => {
    await signInAs(page, HILL_COUNTRY_OWNER)
    await expect(alerts(page)).toContainText('Your free trial ends in 5 days')
    expect.soft(await findings(page), 'a trial').toEqual([])
    await backEnd(page).advance(5 * DAY)
    await expect(alerts(page)).toContainText(PAST_DUE)
    expect.soft(await findings(page), 'past due').toEqual([])
  })
})

import type { Page } from '@playwright/test'
import { backEnd, tablesOf } from './back-end'
import { expect, test } from './fixtures'
import { registerPage } from './newcomer'
import { onboardingPage } from './onboarding-page'
import { fillInCard } from './payments'

test.use({ as: 'nobody' })

const DAY = 24 * 60 * 60 * 1000
const alerts = (page: Page) => page.getByRole('region', { name: 'Alerts' })

/** Double-clicks, then reloads while the answer may be pending. */
const twiceAndReload = async (page: Page, button: ReturnType<Page['getByRole']>) => {
  await button.dblclick()
  await page.reload()
}

const onBackEnd = async (page: Page) => {
  const tables = await tablesOf(page)
  const people = tables.users.filter(({ email }) => email === 'sam@rivera.example')
  const customers = tables.customers.filter(({ business_id }) => business_id === people[0]?.business_id)
  const own = <Row extends { customer_id: number }>(rows: readonly Row[]) =>
    rows.filter(({ customer_id }) => customer_id === customers[0]?.id)
  return {
    people: people.length,
    customers: customers.length,
    subscriptions: own(tables.subscriptions).map(({ status, plan_id, cancel_at_period_end }) =>
      [status, plan_id, cancel_at_period_end].join(' '),
    ),
    cards: own(tables.payment_methods).map(({ last4 }) => last4),
    invoices: own(tables.subscription_invoices).map(({ status, amount_due }) => `${status} ${amount_due}`),
  }
}

const register = async (page: Page) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Get Started Free' }).first().click()
  const form = registerPage(page)
  await form.fill()
  await form.submit.dblclick()
  await page.waitForURL('**/dashboard')
  await page.reload()
  await expect(alerts(page)).toContainText('Please complete onboarding to access your dashboard')
}

const setUp = async (page: Page) => {
  const setup = onboardingPage(page)
  await alerts(page).getByRole('link', { name: 'Start onboarding' }).click()
  await setup.fillAccount()
  await setup.next.dblclick()
  await expect(setup.heading('Property Information')).toBeVisible()
  await page.reload()
  await expect(setup.heading('Property Information')).toBeVisible()
  await setup.fillProperty()
  await page.reload()
  await expect(setup.field('City')).toHaveValue('Austin')
  await setup.next.dblclick()
  await expect(setup.heading('Service Preferences')).toBeVisible()
  await page.reload()
  await expect(setup.heading('Service Preferences')).toBeVisible()
  await setup.next.dblclick()
  await expect(setup.heading('Welcome')).toBeVisible()
  await page.reload()
  await setup.complete.dblclick()
  await page.waitForURL('**/dashboard')
  await expect(alerts(page)).toContainText('Start your 14-day free trial to unlock all features')
}

const startTrial = async (page: Page) => {
  await alerts(page).getByRole('link', { name: 'Start free trial' }).click()
  await page
    .getByRole('region', { name: 'Basic', exact: true })
    .getByRole('button', { name: 'Start 14-day free trial' })
    .dblclick()
  await page.waitForURL('**/hosted/checkout.html?session=*')
  await page.reload()
  await page.getByRole('button', { name: 'Start trial' }).dblclick()
  await page.waitForURL('**/subscription/success?session_id=*')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Welcome to Groundwork!' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to Dashboard' }).click()
  await expect(alerts(page)).toContainText('Your free trial ends in 14 days')
}

const upgrade = async (page: Page) => {
  await page.goto('/dashboard/subscription')
  await page.getByRole('button', { name: 'Change plan' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change plan' })
  await dialog.getByRole('radio', { name: /Professional/ }).check({ force: true })
  await twiceAndReload(page, dialog.getByRole('button', { name: 'Upgrade to Professional' }))
  await expect(page.getByRole('region', { name: 'Your plan' })).toContainText('Professional')
}

test('a stranger registers, sets up, tries, upgrades, cancels and resumes, with every button clicked twice and every page reloaded', async ({
  page,
}) => {
  test.slow()
  await register(page)
  await setUp(page)
  await startTrial(page)
  expect(await onBackEnd(page)).toEqual({
    people: 1,
    customers: 1,
    subscriptions: ['trialing basic false'],
    cards: [],
    invoices: [],
  })

  await upgrade(page)
  await page.getByRole('button', { name: 'Cancel subscription' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel subscription' }).dblclick()
  await expect(page.getByText('Subscription will be cancelled at the end of the billing period.')).toBeVisible()
  await page.goto('/dashboard')
  await expect(alerts(page)).toContainText('Your subscription will cancel at the end of the billing period')
  await alerts(page).getByRole('link', { name: 'Resume subscription' }).click()
  await page.getByRole('button', { name: 'Resume subscription' }).dblclick()
  await expect(page.getByText('Subscription resumed successfully!')).toBeVisible()

  expect(await onBackEnd(page)).toEqual({
    people: 1,
    customers: 1,
    subscriptions: ['trialing professional false'],
    cards: [],
    invoices: [],
  })
})

test('the clock takes a trial to its last day, past it, through a payment, and past a failed renewal', async ({
  page,
}) => {
  test.slow()
  const server = backEnd(page)
  await register(page)
  await setUp(page)
  await startTrial(page)

  await server.advance(13 * DAY)
  await expect(alerts(page)).toContainText('Your free trial ends in 1 day')

  await server.advance(DAY)
  await expect(alerts(page)).toContainText('Your payment is past due. Please update your payment method.')
  expect((await onBackEnd(page)).subscriptions).toEqual(['past_due basic false'])

  await alerts(page).getByRole('link', { name: 'Update payment method' }).click()
  await page.getByRole('button', { name: 'Add card' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Add card' })
  await fillInCard(page, '4000 0000 0000 0002')
  await dialog.getByRole('button', { name: 'Add card' }).dblclick()
  await expect(dialog.getByRole('alert')).toContainText('Your card was declined.')
  await page.getByLabel('Card number').fill('4242 4242 4242 4242')
  await dialog.getByRole('button', { name: 'Add card' }).dblclick()
  await expect(dialog).toBeHidden()

  await expect
    .poll(() => onBackEnd(page))
    .toEqual({
      people: 1,
      customers: 1,
      subscriptions: ['active basic false'],
      cards: ['4242'],
      invoices: ['paid 4900'],
    })
  await page.goto('/dashboard')
  await expect(page.getByText('$49.00 per month')).toBeVisible()
  await expect(alerts(page)).toHaveCount(0)

  await page.goto('/dashboard/billing')
  await page.getByRole('button', { name: 'Add card' }).first().click()
  await fillInCard(page, '4000 0000 0000 0341')
  await dialog.getByRole('checkbox', { name: /default/i }).check({ force: true })
  await dialog.getByRole('button', { name: 'Add card' }).click()
  await expect(dialog).toBeHidden()
  await server.advance(31 * DAY)
  await page.goto('/dashboard')
  await expect(alerts(page)).toContainText('Your payment is past due. Please update your payment method.')

  await server.advance(15 * DAY)
  await expect(alerts(page)).toContainText('Your subscription has ended.')
  expect((await onBackEnd(page)).subscriptions).toEqual(['canceled basic false'])
})

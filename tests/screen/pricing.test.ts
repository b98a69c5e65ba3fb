import type { Page } from '@playwright/test'
import { backEnd, tablesOf } from '../e2e/back-end'
import { holdCalls } from '../e2e/held-calls'
import { registerOwner, registerPage } from '../e2e/newcomer'
import { customer, pricingPage, TRIAL } from '../e2e/pricing-page'
import { signIn } from '../fixtures/demo-people'
import { describe, expect, strangerTest as test } from './screen'

const sessions = async (page: Page) => (await tablesOf(page)).checkout_sessions.length

describe('the plans', () => {
  test('cost and hold what is stated, by the month and by the year (LAND-05 to LAND-08, LAND-12, X-21, X-25)', async ({
    page,
  }) => {
    const pricing = pricingPage(page)
    await pricing.open()
    for (const [name, price, limits] of [
      ['Basic', '$49', '50 customers, 1 user'],
      ['Professional', '$99', '500 customers, 5 users'],
      ['Enterprise', '$299', 'Unlimited customers and users'],
    ] as const) {
      await expect(pricing.plan(name)).toContainText(`${price}USD / month`)
      await expect(pricing.plan(name)).toContainText(limits)
    }
    await expect(page.getByText('Most popular')).toHaveCount(1)
    await expect(pricing.plan('Professional')).toContainText('Most popular')

    await page.getByRole('radio', { name: 'Annual' }).check({ force: true })
    await expect(page).toHaveURL('/pricing?period=yearly')
    for (const [name, price, saving] of [
      ['Basic', '$490', 'Save $98 (17%) a year'],
      ['Professional', '$990', 'Save $198 (17%) a year'],
      ['Enterprise', '$2,990', 'Save $598 (17%) a year'],
    ] as const) {
      await expect(pricing.plan(name)).toContainText(`${price}USD / year`)
      await expect(pricing.plan(name)).toContainText(saving)
    }
    await page.getByRole('radio', { name: 'Monthly' }).check({ force: true })
    await expect(page).toHaveURL('/pricing')
  })

  test('are compared line by line', async ({ page }) => {
    await pricingPage(page).open()
    const row = (name: string) =>
      page
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader', { name, exact: true }) })
        .getByRole('cell')
    await expect(row('Customers')).toHaveText(['50', '500', 'Unlimited'])
    await expect(row('Users')).toHaveText(['1', '5', 'Unlimited'])
    await expect(row('Routing')).toHaveText([/Not included/, /Included/, /Included/])
  })
})

describe('a stranger', () => {
  test('starts the trial of a plan with an account; the plan stays chosen (LAND-03)', async ({ page }) => {
    const pricing = pricingPage(page)
    await pricing.open('?period=yearly')
    await pricing.plan('Professional').getByRole('button', { name: TRIAL }).click()
    await expect(page).toHaveURL('/register?plan=professional&period=yearly')
    await expect(page.getByText('You chose Professional, $990.00 per year.')).toBeVisible()

    await page.getByRole('link', { name: 'Change plan' }).click()
    const selected = pricing.plan('Professional').getByRole('button', { name: 'Selected' })
    await expect(selected).toHaveAttribute('aria-pressed', 'true')
    await expect(pricing.plan('Basic').getByRole('button', { name: TRIAL })).toHaveAttribute('aria-pressed', 'false')
    await page.reload()
    await selected.click()
    await expect(page).toHaveURL('/register?plan=professional&period=yearly')
  })

  test('finds the page as it is with an address that makes no sense', async ({ page }) => {
    const pricing = pricingPage(page)
    await pricing.open('?period=weekly&plan=gold')
    await expect(pricing.plan('Basic')).toContainText('$49USD / month')
    await expect(page.getByRole('button', { name: 'Selected' })).toHaveCount(0)
  })
})

describe('someone who is signed in', () => {
  test('and has not set up a business finishes that first', async ({ page }) => {
    const pricing = pricingPage(page)
    await registerOwner(page)
    await pricing.open()
    await expect(page.getByText('Finish setting up your business first.')).toBeVisible()
    await pricing.plan('Basic').getByRole('button', { name: TRIAL }).click()
    await expect(page).toHaveURL(/\/onboarding/)
  })

  test('and chose a plan as a stranger finds it chosen still', async ({ page }) => {
    const pricing = pricingPage(page)
    await pricing.open('?period=yearly')
    await pricing.plan('Professional').getByRole('button', { name: TRIAL }).click()
    await expect(page).toHaveURL('/register?plan=professional&period=yearly')
    const form = registerPage(page)
    await form.fill()
    await form.submit.click()
    await expect(page).toHaveURL('/onboarding/account')
    await pricing.open()
    await expect(pricing.plan('Professional').getByRole('button', { name: 'Selected' })).toBeVisible()
    await expect(pricing.plan('Professional')).toContainText('$990USD / year')
  })

  test('and subscribed manages that instead', async ({ page }) => {
    const pricing = pricingPage(page)
    await page.goto('/login')
    await signIn(page, 'owner')
    await expect(page).toHaveURL('/dashboard')
    await pricing.open()
    await expect(page.getByText('You are on Professional, $99.00 per month.')).toBeVisible()
    await expect(pricing.plan('Professional')).toContainText('Your plan')
    await expect(page.getByRole('button', { name: TRIAL })).toHaveCount(0)
    await pricing.plan('Basic').getByRole('link', { name: 'Change to Basic' }).click()
    await expect(page).toHaveURL('/dashboard/subscription')
  })

  test('and may not buy learns who can', async ({ page }) => {
    const pricing = pricingPage(page)
    await page.goto('/login')
    await signIn(page, 'tech')
    await expect(page).toHaveURL('/dashboard')
    await pricing.open()
    await expect(page.getByText('You can’t choose a plan.')).toBeVisible()
    await expect(page.getByRole('button', { name: TRIAL })).toHaveCount(0)
  })

  test('and cannot be looked up may try again', async ({ page }) => {
    const pricing = pricingPage(page)
    await customer(page)
    await page.goto('/terms')
    // Retried once before the failure is shown.
    for (let times = 0; times < 2; times++) await backEnd(page).failNext('/subscriptions/current', 503)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' }).click()
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(pricing.plan('Basic').getByRole('button', { name: TRIAL })).toBeVisible()
    await expect(page.getByRole('alert')).toBeHidden()
  })
})

describe('a customer without a subscription (LAND-04)', () => {
  test('is led to the payment page by a plan, once however often it is pressed', async ({ page }) => {
    const pricing = pricingPage(page)
    await customer(page)
    await pricing.open('?period=yearly')
    const release = await holdCalls(page, '/create-checkout-session')
    const before = await sessions(page)
    await pricing.plan('Professional').getByRole('button', { name: TRIAL }).dblclick()
    await expect(pricing.plan('Professional').getByRole('button', { name: 'Selected' })).toHaveAttribute(
      'aria-busy',
      'true',
    )
    await release()
    await page.waitForURL('**/hosted/checkout.html?session=*')
    await page.goto('/pricing')
    await expect(pricing.plan('Professional').getByRole('button', { name: TRIAL })).toBeVisible()
    expect((await sessions(page)) - before).toBe(1)
  })
})

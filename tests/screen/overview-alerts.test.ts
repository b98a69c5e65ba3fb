import type { Page } from '@playwright/test'
import { backEnd } from '../e2e/back-end'
import { DAY, HILL_COUNTRY_OWNER, paying, signInAs } from '../e2e/paying'
import { describe, expect, test } from './screen'

const alerts = (page: Page) => page.getByRole('region', { name: 'Alerts' })
const card = (page: Page) => page.getByRole('region', { name: 'Subscription' })

describe('a trial without a card', () => {
  test.override({ as: 'nobody' })

  test('ends when nothing is ever paid; then a plan can be chosen again (DASH-02, DASH-07)', async ({ page }) => {
    const { plan } = paying(page)
    await signInAs(page, HILL_COUNTRY_OWNER)
    await backEnd(page).advance(25 * DAY)
    await expect(alerts(page)).toContainText('Start your 14-day free trial to unlock all features')
    await expect(card(page)).toContainText('No active subscription')
    await expect(card(page).getByRole('link')).toHaveAttribute('href', '/pricing')
    await page.getByRole('link', { name: 'Subscription' }).first().click()
    await expect(plan).toContainText('Cancelled')
    await expect(plan.getByRole('link', { name: 'Choose a plan' })).toHaveAttribute('href', '/pricing')
  })
})

describe('somebody who has only registered', () => {
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

import type { Page } from '@playwright/test'
import { person } from '../fixtures/demo-people'

/** A trial with five days left and no card. */
export const HILL_COUNTRY_OWNER = 'owner@hillcountry.demo'

export const DAY = 24 * 3_600_000

export const signInAs = async (page: Page, email: string): Promise<void> => {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(person('owner').password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('heading', { name: 'Overview' }).waitFor()
}

export const paying = (page: Page) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const confirmation = page.getByRole('alertdialog')
  return {
    button,
    confirmation,
    plan: page.getByRole('region', { name: 'Your plan' }),
    usage: page.getByRole('region', { name: 'Usage' }),
    history: page.getByRole('region', { name: 'History' }).getByRole('listitem'),
    cards: page.getByRole('list', { name: 'Payment methods' }).getByRole('listitem'),
    invoices: page.getByRole('table', { name: 'Invoices' }).getByRole('row'),
    message: (text: string) => page.getByRole('main').locator('[data-kind]').filter({ hasText: text }),
    toast: (text: string) => page.getByRole('region', { name: /notifications/i }).getByText(text),

    async openSubscription() {
      await page.goto('/dashboard/subscription')
      await page.getByRole('heading', { level: 1, name: 'Subscription' }).waitFor()
    },
    async openBilling(search = '') {
      await page.goto(`/dashboard/billing${search}`)
      await page.getByRole('heading', { level: 1, name: 'Billing' }).waitFor()
    },
    async changeTo(plan: string, direction: 'Upgrade' | 'Downgrade') {
      await button('Change plan').click()
      await page.getByRole('dialog', { name: 'Change plan' }).getByRole('radio', { name: plan }).check()
      await button(`${direction} to ${plan}`).click()
    },
    async cancel() {
      await button('Cancel subscription').click()
      await confirmation.getByRole('button', { name: 'Cancel subscription' }).click()
    },
  }
}

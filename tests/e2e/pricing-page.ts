import type { Page } from '@playwright/test'
import { onboard, registerOwner } from './newcomer'

/** What the button of a plan says to who may try it. */
export const TRIAL = 'Start 14-day free trial'

/** The pricing page by what is on it. */
export const pricingPage = (page: Page) => ({
  plan: (name: string) => page.getByRole('region', { name, exact: true }),
  async open(search = '') {
    await page.goto(`/pricing${search}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
  },
})

/** Signs in the owner of a business that is set up and has no subscription. */
export const customer = async (page: Page): Promise<void> => {
  await registerOwner(page)
  await onboard(page)
}

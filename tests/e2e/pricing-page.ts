import type { Page } from '@playwright/test'
import { onboard, registerOwner } from './newcomer'

export const TRIAL = 'Start 14-day free trial'

export const pricingPage = (page: Page) => ({
  plan: (name: string) => page.getByRole('region', { name, exact: true }),
  async open(search = '') {
    await page.goto(`/pricing${search}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
  },
})

export const customer = async (page: Page): Promise<void> => {
  await registerOwner(page)
  await onboard(page)
}

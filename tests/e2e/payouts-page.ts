import type { Page } from '@playwright/test'
import { pageParts, visit } from './page-parts'

export const payoutsPage = (page: Page) => {
  const { button, toast } = pageParts(page)
  const form = page.getByRole('dialog', { name: 'Create Customer Payout' })
  return {
    button,
    toast,
    form,
    details: page.getByRole('dialog', { name: /Payout Details/ }),
    question: page.getByRole('alertdialog'),
    dialog: (name: string | RegExp) => page.getByRole('dialog', { name }),
    count: page.getByRole('status').filter({ hasText: /^\d+ payouts?$/ }),
    row: (text: string | RegExp) => page.getByRole('row').filter({ hasText: text }),
    tile: (title: string) => page.getByRole('button', { name: new RegExp(`^${title}`) }),

    async open(query = '') {
      await visit(page, `/dashboard/payouts${query}`)
      await page.getByRole('heading', { level: 1, name: 'Customer Payouts', includeHidden: true }).waitFor()
    },
    async chooseCustomer(name: string) {
      await form.getByRole('combobox', { name: 'Customer' }).fill(name)
      await page.getByRole('option', { name }).first().click()
    },
  }
}

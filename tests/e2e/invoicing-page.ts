import type { Page } from '@playwright/test'
import { pageParts, visit } from './page-parts'

export const invoicingPage = (page: Page) => {
  const { button, toast, chooseIn } = pageParts(page)
  const details = page.getByRole('dialog', { name: /Invoice Details/ })
  return {
    button,
    toast,
    details,
    question: page.getByRole('alertdialog'),
    dialog: (name: string | RegExp) => page.getByRole('dialog', { name }),
    count: page.getByRole('status').filter({ hasText: /^\d+ invoices?$/ }),
    row: (text: string | RegExp) => page.getByRole('row').filter({ hasText: text }),
    tile: (title: string) => page.getByRole('button', { name: new RegExp(`^${title}`) }),
    ages: page.getByRole('region', { name: 'Amount due by age' }),
    choose: (entry: string) => chooseIn(details, entry),

    async open(query = '') {
      await visit(page, `/dashboard/invoicing${query}`)
      await page.getByRole('heading', { level: 1, name: 'Invoicing', includeHidden: true }).waitFor()
    },
    async chooseClient(name: string) {
      const client = page.getByRole('dialog').getByRole('combobox', { name: 'Client' })
      await client.fill(name)
      await page.getByRole('option', { name }).first().click()
    },
  }
}

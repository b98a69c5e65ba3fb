import type { Page } from '@playwright/test'
import { pageParts, visit } from './page-parts'

export const servicePlansPage = (page: Page) => {
  const { button, toast, chooseIn } = pageParts(page)
  const details = page.getByRole('dialog', { name: / Details/ })
  return {
    button,
    toast,
    details,
    question: page.getByRole('alertdialog'),
    form: (title: 'New Template' | 'Edit Template' | 'Edit Plan') => page.getByRole('dialog', { name: title }),
    tab: (name: string) => page.getByRole('tab', { name }),
    card: (name: string) => page.getByRole('article', { name }),
    count: page.getByRole('status').filter({ hasText: /^\d+ (service plans?|plan templates?)$/ }),
    row: (text: string | RegExp) => page.getByRole('row').filter({ hasText: text }),
    choose: (entry: string) => chooseIn(details, entry),

    async open(query = '') {
      await visit(page, `/dashboard/service-plans${query}`)
      await page.getByRole('heading', { level: 1, name: 'Service Plans', includeHidden: true }).waitFor()
    },
    async chooseClient(name: string) {
      const client = page.getByRole('combobox', { name: 'Select Client' })
      await client.fill(name)
      await page.getByRole('option', { name }).first().click()
    },
  }
}

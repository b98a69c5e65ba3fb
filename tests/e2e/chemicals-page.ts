import type { Locator, Page } from '@playwright/test'
import { pageParts, visit } from './page-parts'

export const chemicalsPage = (page: Page) => {
  const details = page.getByRole('dialog', { name: 'Application Details' })
  const { button, toast, chooseIn } = pageParts(page)
  return {
    details,
    button,
    toast,
    form: (title: 'Record Chemical Application' | 'Correct Chemical Application') =>
      page.getByRole('dialog', { name: title }),
    count: page.getByRole('status').filter({ hasText: /^[\d,]+ applications?$/ }),

    async open(query = '') {
      await visit(page, `/dashboard/chemicals${query}`)
      await page.getByRole('heading', { level: 1, name: 'Chemicals', includeHidden: true }).waitFor()
    },
    choose: (entry: string) => chooseIn(details, entry),
    async fillIn(form: Locator, property: string) {
      await form.getByRole('combobox', { name: 'Property' }).fill(property)
      await form.getByRole('option', { name: property }).first().click()
      await form.getByLabel('Chemical Product').selectOption('Tenacity (Herbicide, caution)')
      await form.getByLabel('Target Pest/Disease').fill('Nutsedge')
      await form.getByLabel('Application Method').selectOption('Spray')
      await form.getByLabel('Applicator Name').fill('Mia Chen')
    },
  }
}

import type { Locator, Page } from '@playwright/test'
import { pageParts, visit } from './page-parts'

type Form = 'Service' | 'Product' | 'Package'

export const catalogPage = (page: Page) => {
  const { button, toast, chooseIn } = pageParts(page)
  const details = page.getByRole('dialog', { name: / Details/ })
  return {
    button,
    toast,
    details,
    form: (title: `${'Add' | 'Edit'} ${Form}`) => page.getByRole('dialog', { name: title }),
    tab: (name: RegExp) => page.getByRole('tab', { name }),
    count: page.getByRole('status').filter({ hasText: /^\d+ (services?|products?|packages?)$/ }),
    row: (name: string) => page.getByRole('row').filter({ hasText: name }),

    async open(query = '') {
      await visit(page, `/dashboard/catalog${query}`)
      await page.getByRole('heading', { level: 1, name: 'Catalog', includeHidden: true }).waitFor()
    },
    choose: (entry: string) => chooseIn(details, entry),
    async chooseJob(dialog: Locator, number: string) {
      await dialog.getByRole('combobox', { name: 'Job', exact: true }).fill(number)
      await dialog.getByRole('option', { name: number }).click()
    },
    async changeStock(what: { happened: string; quantity: [label: string, value: string]; reason?: string }) {
      await button('Change stock…', details).click()
      const dialog = page.getByRole('dialog', { name: 'Change stock' })
      await dialog.getByLabel('What happened').selectOption(what.happened)
      await dialog.getByLabel(what.quantity[0]).fill(what.quantity[1])
      if (what.reason) await dialog.getByLabel('Reason').fill(what.reason)
      await button('Save', dialog).click()
      return dialog
    },
  }
}

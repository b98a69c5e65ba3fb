import type { Page } from '@playwright/test'
import { pageParts, visit } from './page-parts'

export const estimatesPage = (page: Page) => {
  const { button, toast, chooseIn } = pageParts(page)
  const editor = page.getByRole('dialog', { name: /^(Create Estimate|Edit EST-)/ })
  const details = page.getByRole('dialog', { name: /^Estimate Details/ })
  return {
    button,
    toast,
    editor,
    details,
    question: page.getByRole('alertdialog'),
    dialog: (name: string) => page.getByRole('dialog', { name }),
    count: page.getByRole('status').filter({ hasText: /^\d+ estimates?$/ }),
    row: (text: string | RegExp) => page.getByRole('row').filter({ hasText: text }),
    line: (name: string) => editor.getByRole('group', { name, exact: true }),
    totals: editor.getByRole('complementary', { name: 'Totals' }),
    choose: (entry: string) => chooseIn(details, entry),

    async open(query = '') {
      await visit(page, `/dashboard/estimates${query}`)
      await page.getByRole('heading', { level: 1, name: 'Estimates & Quotes', includeHidden: true }).waitFor()
    },
    async chooseClient(name: string) {
      const client = editor.getByRole('combobox', { name: 'Client' })
      await client.fill(name)
      await page.getByRole('option', { name }).first().click()
    },
    async addFromCatalog(label: string) {
      await editor.getByRole('combobox', { name: 'Add from the catalog' }).fill(label)
      await page.getByRole('option', { name: label }).first().click()
    },
  }
}

import type { Locator, Page } from '@playwright/test'
import { pageParts, visit } from './page-parts'

export const predictivePage = (page: Page) => {
  const { button, toast, chooseIn } = pageParts(page)
  const details = page.getByRole('dialog', { name: 'Equipment Details' })
  const form = (title: string) => page.getByRole('dialog', { name: title })
  return {
    button,
    toast,
    details,
    form,
    tab: (name: string | RegExp) => page.getByRole('tablist', { name: 'Predictive AI' }).getByRole('tab', { name }),
    card: (list: string, text: string) =>
      page.getByRole('list', { name: list, exact: true }).getByRole('listitem').filter({ hasText: text }),
    count: page.getByRole('status').filter({ hasText: /^[\d,]+ units?$/ }),

    async open(query = '') {
      await visit(page, `/dashboard/predictive${query}`)
      await page.getByRole('heading', { level: 1, name: 'Predictive AI', includeHidden: true }).waitFor()
    },
    choose: (entry: string) => chooseIn(details, entry),
    async fillIn(typed: Locator, name: string) {
      await typed.getByLabel('Name', { exact: true }).fill(name)
      await typed.getByLabel('Type', { exact: true }).selectOption('Plumbing')
      await typed.getByRole('combobox', { name: 'Property' }).fill('bridle helen')
      await typed.getByRole('option', { name: '2204 Bridle Path, Austin' }).click()
      await typed.getByLabel('Install date').fill('2024-11-18')
      await typed.getByLabel('Service cost ($)').fill('120')
      await typed.getByLabel('Repair cost ($)').fill('900')
    },
  }
}

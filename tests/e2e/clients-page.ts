import type { Locator, Page } from '@playwright/test'
import { pageParts, visit } from './page-parts'

export const clientsPage = (page: Page) => {
  const table = page.getByRole('grid', { name: 'Clients' })
  const details = page.getByRole('dialog', { name: 'Client Details' })
  const form = page.getByRole('dialog', { name: /^(Add|Edit) Client$/ })
  const { button, toast } = pageParts(page)
  const tab = (name: string, within: Page | Locator = form) => within.getByRole('tab', { name: new RegExp(`^${name}`) })

  return {
    table,
    details,
    form,
    button,
    tab,
    confirmation: page.getByRole('alertdialog'),
    count: page.getByRole('status').filter({ hasText: /^[\d,]+ clients?$/ }),
    names: table.getByRole('button', { name: /^More actions / }),
    row: (name: string) => table.getByRole('row').filter({ hasText: name }),
    problems: form.getByRole('alert', { name: 'Problems with this form' }),
    message: (text: string) => page.getByRole('alert').filter({ hasText: text }),
    toast,

    async open(query = '') {
      await visit(page, `/dashboard/clients${query}`)
      await page.getByRole('heading', { level: 1, name: 'Clients', includeHidden: true }).waitFor()
    },
    async send() {
      await form.getByRole('button', { name: /^(Add Client|Save changes)$/ }).click()
    },
    async fill({ first = 'Nora', last = 'Quinn' } = {}) {
      await form.getByLabel('First name').fill(first)
      await form.getByLabel('Last name').fill(last)
      await form.getByLabel('Phone').fill('(512) 555-0199')
      await tab('Properties').click()
      const place = form.getByRole('group', { name: 'Property 1' })
      await place.getByLabel('Address').fill('900 Barton Springs Rd')
      await place.getByLabel('City').fill('Austin')
      await place.getByLabel('State').selectOption('TX')
      await place.getByLabel('ZIP code').fill('78704')
      await tab('Billing').click()
      await button('Same as the property', form).click()
    },
    async choose(menu: Locator, entry: string) {
      await menu.click()
      const item = page.getByRole('menuitem', { name: entry })
      await item.hover()
      await item.click()
    },
  }
}

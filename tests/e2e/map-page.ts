import type { Page } from '@playwright/test'
import { pageParts, visit } from './page-parts'

export const mapPage = (page: Page) => {
  const { button, toast } = pageParts(page)
  const popup = (address: string) => page.getByRole('dialog', { name: address })
  return {
    button,
    toast,
    popup,
    tab: (name: string) => page.getByRole('tab', { name }),
    count: page.getByRole('status').filter({ hasText: /^[\d,]+ propert(y|ies) with jobs$/ }),
    date: page.getByLabel('Date', { exact: true }),
    status: page.getByLabel('Status', { exact: true }),
    row: (text: string) =>
      page
        .getByRole('region', { name: /^Jobs of / })
        .getByRole('button')
        .filter({ hasText: text }),
    map: page.getByRole('application', { name: /^Map of the jobs of / }),
    pin: (label: string) => page.getByRole('button', { name: new RegExp(`^${label}( \\+\\d+)?: `) }),

    async open(query = '') {
      await visit(page, `/dashboard/map${query}`)
      await page.getByRole('heading', { level: 1, name: 'Property Map & Routing', includeHidden: true }).waitFor()
    },
  }
}

import type { Page } from '@playwright/test'
import { pageParts, visit } from './page-parts'

/** The map as a person finds their way on it: by role and label. */
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
    /** The day's jobs beside the map: rows of the list, by what they say. */
    row: (text: string) =>
      page
        .getByRole('region', { name: /^Jobs of / })
        .getByRole('button')
        .filter({ hasText: text }),
    map: page.getByRole('application', { name: /^Map of the jobs of / }),
    /** A pin by its label: `A1`. */
    pin: (label: string) => page.getByRole('button', { name: new RegExp(`^${label}( \\+\\d+)?: `) }),

    /** Opens the map of today, narrowed by what is in the query. */
    async open(query = '') {
      await visit(page, `/dashboard/map${query}`)
      await page.getByRole('heading', { level: 1, name: 'Property Map & Routing', includeHidden: true }).waitFor()
    },
  }
}

import type { Locator, Page } from '@playwright/test'
import { pageParts, visit } from './page-parts'

/** How a person finds their way in the Email tab. */
export const emailPage = (page: Page) => {
  const parts = pageParts(page)
  const rows = page.getByRole('list', { name: 'Emails', exact: true }).getByRole('listitem')
  const email = page.getByRole('region', { name: 'Email', exact: true })
  const writing = page.getByRole('region', { name: /^(New email|Reply)$/ })
  return {
    ...parts,
    rows,
    /** The open email in its thread. */
    email,
    mails: email.getByRole('article'),
    writing,
    field: (name: string): Locator => writing.getByLabel(name, { exact: true }),
    folder: (name: string) => page.getByRole('radio', { name, exact: true }),
    async open(search = '') {
      await visit(page, `/dashboard/communications?tab=email${search}`)
      await page.getByLabel('Search emails').waitFor()
    },
    row: (text: string | RegExp) => rows.filter({ hasText: text }).first().getByRole('link'),
    async write() {
      await parts.button('Compose').click()
      await writing.waitFor()
    },
    send: () => parts.button('Send', writing).click(),
  }
}

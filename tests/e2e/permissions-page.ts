import type { Page } from '@playwright/test'
import { pageParts, visit } from './page-parts'

export const permissionsPage = (page: Page) => ({
  ...pageParts(page),
  async open(query = '') {
    await visit(page, `/dashboard/permissions${query}`)
    await page.getByRole('heading', { level: 1, name: 'Permissions', includeHidden: true }).waitFor()
  },
  roles: page.getByRole('region', { name: 'Roles', exact: true }),
  details: page.getByRole('region', { name: 'Role details' }),
  dialog: (name: string) => page.getByRole('dialog', { name }),
  error: page.getByRole('alert').filter({ hasText: 'Error' }),
})

import type { Locator, Page } from '@playwright/test'
import { pageParts, visit } from './page-parts'

/** Jobs of the demo's day; the sample data is the same every day. */
export const DEMO_JOBS = {
  completed: 'JOB-1001',
  inProgress: 'JOB-1002',
  assigned: 'JOB-1003',
  enRoute: 'JOB-1006',
  scheduled: 'JOB-1015',
  rescheduled: 'JOB-1017',
  cancelled: 'JOB-1018',
} as const

export const idOf = (jobNumber: string): number => Number(jobNumber.slice('JOB-'.length)) - 1000

export const inStatus = (status: string): RegExp => new RegExp(`^${status} `)

export const jobsPage = (page: Page) => {
  const details = page.getByRole('dialog', { name: 'Job Details' })
  const table = page.getByRole('grid', { name: 'Jobs' })
  const { button, toast } = pageParts(page)

  return {
    table,
    details,
    count: page.getByRole('status').filter({ hasText: /^[\d,]+ jobs?$/ }),
    row: (job: string) => table.getByRole('row').filter({ hasText: job }),
    action: (label: string, job: string) => button(`${label} ${job}`),
    step: (label: string) => button(label, details.getByRole('group', { name: 'Actions' })),
    toast,

    async chooseEnding(label: string) {
      await button('More actions', details).click()
      await page.getByRole('menuitem', { name: label }).click()
    },
    async open(query = '') {
      await visit(page, `/dashboard/jobs${query}`)
      await page.getByRole('heading', { name: 'Job Management' }).waitFor()
    },
    async draft(title: string) {
      await visit(page, '/dashboard/jobs?create=true')
      const form = page.getByRole('dialog', { name: 'Create Job' })
      await form.getByRole('combobox', { name: 'Client' }).fill('Helen')
      await form.getByRole('listbox', { name: 'Clients' }).getByRole('option').first().click()
      await form.getByLabel('Title').fill(title)
      return form
    },
    async openDetails(job: string, tab: 'details' | 'history' = 'details') {
      await visit(page, `/dashboard/jobs?job=${idOf(job)}${tab === 'history' ? '&tab=history' : ''}`)
      await details.getByText(job).first().waitFor()
    },
    async choose(menu: Locator, entry: string) {
      await menu.click()
      // The menu selects the entry under the pointer at press time, so hover first.
      await page.getByRole('menuitem', { name: entry }).hover()
      await page.locator('[role=menuitem][data-highlighted]').filter({ hasText: entry }).waitFor()
      await page.getByRole('menuitem', { name: entry }).click()
    },
    async tickCrew(within: Locator, ...names: string[]) {
      for (const name of names) await within.getByRole('checkbox', { name }).check()
    },
  }
}

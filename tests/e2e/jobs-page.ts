import type { Locator, Page } from '@playwright/test'
import { pageParts, visit } from './page-parts'

/** The jobs of the demo's day that tests work on; the mock server plants the same ones on every day. */
export const DEMO_JOBS = {
  completed: 'JOB-1001',
  inProgress: 'JOB-1002',
  assigned: 'JOB-1003',
  enRoute: 'JOB-1006',
  scheduled: 'JOB-1015',
  rescheduled: 'JOB-1017',
  cancelled: 'JOB-1018',
} as const

/** The id behind the number of a job that the sample begins with. */
export const idOf = (jobNumber: string): number => Number(jobNumber.slice('JOB-'.length)) - 1000

/** How the open details are described while the job is in a status. */
export const inStatus = (status: string): RegExp => new RegExp(`^${status} `)

/** Job Management as a person finds their way in it: by role and label. */
export const jobsPage = (page: Page) => {
  const details = page.getByRole('dialog', { name: 'Job Details' })
  const table = page.getByRole('grid', { name: 'Jobs' })
  const { button, toast } = pageParts(page)

  return {
    table,
    details,
    count: page.getByRole('status').filter({ hasText: /^[\d,]+ jobs?$/ }),
    row: (job: string) => table.getByRole('row').filter({ hasText: job }),
    /** A row's action by its name: `Start`. */
    action: (label: string, job: string) => button(`${label} ${job}`),
    /** An action of the details drawer. */
    step: (label: string) => button(label, details.getByRole('group', { name: 'Actions' })),
    toast,

    /** Chooses an ending, which the details keep in their menu. */
    async chooseEnding(label: string) {
      await button('More actions', details).click()
      await page.getByRole('menuitem', { name: label }).click()
    },
    /** Opens the list, narrowed by what is in the query. */
    async open(query = '') {
      await visit(page, `/dashboard/jobs${query}`)
      await page.getByRole('heading', { name: 'Job Management' }).waitFor()
    },
    /** Opens the form for a new job and fills in what has no default; the form, not yet sent. */
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
    /** Chooses one of the entries under a row's or the drawer's `…`. */
    async choose(menu: Locator, entry: string) {
      await menu.click()
      // A menu acts on the entry that the pointer was on when it was pressed.
      await page.getByRole('menuitem', { name: entry }).hover()
      await page.locator('[role=menuitem][data-highlighted]').filter({ hasText: entry }).waitFor()
      await page.getByRole('menuitem', { name: entry }).click()
    },
    /** Ticks the first crew members that are offered, by name. */
    async tickCrew(within: Locator, ...names: string[]) {
      for (const name of names) await within.getByRole('checkbox', { name }).check()
    },
  }
}

import type { Locator, Page } from '@playwright/test'
import { pageParts, visit } from './page-parts'

/** Crew members of the demo that tests work on. */
export const DEMO_CREW = {
  /** On four jobs a day. */
  luis: { id: 2, name: 'Luis Ortega' },
  mia: { id: 3, name: 'Mia Chen' },
  /** Inactive. */
  noah: { id: 12, name: 'Noah Fischer' },
} as const

/** The crew as a person finds their way in it: by role and label. */
export const crewPage = (page: Page) => {
  const details = page.getByRole('dialog', { name: 'Crew Member Details' })
  const { button, toast, chooseIn } = pageParts(page)
  return {
    details,
    button,
    form: (title: 'Add Crew Member' | 'Edit Crew Member') => page.getByRole('dialog', { name: title }),
    count: page.getByRole('status').filter({ hasText: /^[\d,]+ crew members?$/ }),
    toast,

    /** Opens the list, narrowed by what is in the query. */
    async open(query = '') {
      await visit(page, `/dashboard/crew${query}`)
      await page.getByRole('heading', { level: 1, name: 'Crew', includeHidden: true }).waitFor()
    },
    async openDetails({ id, name }: { id: number; name: string }) {
      await visit(page, `/dashboard/crew?member=${id}`)
      await details.getByText(name).first().waitFor()
    },
    /** Chooses what the open details keep in their menu, and gives the question that is then asked. */
    choose: (entry: string) => chooseIn(details, entry),
    /** Fills in what a new crew member needs. */
    async fillIn(form: Locator, who: { first: string; last: string; employeeId: string; rate?: string }) {
      await form.getByLabel('First name').fill(who.first)
      await form.getByLabel('Last name').fill(who.last)
      await form.getByLabel('Employee ID').fill(who.employeeId)
      await form.getByLabel('Hourly rate ($)').fill(who.rate ?? '24.50')
    },
  }
}

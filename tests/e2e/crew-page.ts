import type { Locator, Page } from '@playwright/test'
import { pageParts, visit } from './page-parts'

export const DEMO_CREW = {
  luis: { id: 2, name: 'Luis Ortega' },
  mia: { id: 3, name: 'Mia Chen' },
  noah: { id: 12, name: 'Noah Fischer' },
} as const

export const crewPage = (page: Page) => {
  const details = page.getByRole('dialog', { name: 'Crew Member Details' })
  const { button, toast, chooseIn } = pageParts(page)
  return {
    details,
    button,
    form: (title: 'Add Crew Member' | 'Edit Crew Member') => page.getByRole('dialog', { name: title }),
    count: page.getByRole('status').filter({ hasText: /^[\d,]+ crew members?$/ }),
    toast,

    async open(query = '') {
      await visit(page, `/dashboard/crew${query}`)
      await page.getByRole('heading', { level: 1, name: 'Crew', includeHidden: true }).waitFor()
    },
    async openDetails({ id, name }: { id: number; name: string }) {
      await visit(page, `/dashboard/crew?member=${id}`)
      await details.getByText(name).first().waitFor()
    },
    choose: (entry: string) => chooseIn(details, entry),
    async fillIn(form: Locator, who: { first: string; last: string; employeeId: string; rate?: string }) {
      await form.getByLabel('First name').fill(who.first)
      await form.getByLabel('Last name').fill(who.last)
      await form.getByLabel('Employee ID').fill(who.employeeId)
      await form.getByLabel('Hourly rate ($)').fill(who.rate ?? '24.50')
    },
  }
}

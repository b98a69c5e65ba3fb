import type { Locator, Page } from '@playwright/test'
import { pageParts, visit } from './page-parts'

export const DEMO_PROPERTIES = {
  rental: { id: 7, name: 'Rental on Clay, 5506 Clay Ave' },
  helens: { id: 1, name: 'Home, 2204 Bridle Path' },
} as const

export const propertiesPage = (page: Page) => {
  const details = page.getByRole('dialog', { name: 'Property Details' })
  const { button, toast, chooseIn } = pageParts(page)
  return {
    details,
    button,
    form: (title: 'Add Property' | 'Edit Property') => page.getByRole('dialog', { name: title }),
    count: page.getByRole('status').filter({ hasText: /^[\d,]+ propert(y|ies)$/ }),
    toast,

    async open(query = '') {
      await visit(page, `/dashboard/properties${query}`)
      await page.getByRole('heading', { level: 1, name: 'Properties' }).waitFor()
    },
    async openDetails({ id, name }: { id: number; name: string }, tab: 'details' | 'history' = 'details') {
      await visit(page, `/dashboard/properties?property=${id}${tab === 'history' ? '&tab=history' : ''}`)
      await details.getByText(name).waitFor()
    },
    choose: (entry: string) => chooseIn(details, entry),
    async fillIn(form: Locator, place: { name: string; address: string; zip?: string }) {
      await form.getByLabel('Property name').fill(place.name)
      await form.getByLabel('Address', { exact: true }).fill(place.address)
      await form.getByLabel('City').fill('Austin')
      await form.getByLabel('State').selectOption('TX')
      await form.getByLabel('ZIP code').fill(place.zip ?? '78757')
    },
  }
}

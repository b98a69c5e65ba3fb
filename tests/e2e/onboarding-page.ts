import type { Page } from '@playwright/test'
import { factsOn } from './databases'
import { registerPage } from './newcomer'

export const CHOSEN = 'Lantana-2026'

export const onboardingPage = (page: Page) => {
  const field = (label: string) => page.getByLabel(label, { exact: true })
  const steps = page.getByRole('navigation', { name: 'Setup steps' })

  return {
    field,
    heading: (title: string) => page.getByRole('heading', { level: 1, name: title, exact: true }),
    next: page.getByRole('button', { name: 'Continue' }),
    back: page.getByRole('button', { name: 'Back' }),
    complete: page.getByRole('button', { name: 'Complete Setup' }),
    step: (title: string) => steps.getByText(title, { exact: true }),

    async begin(path = '/onboarding') {
      const form = registerPage(page)
      await form.open(`?redirect=${path}`)
      await form.fill()
      await form.submit.click()
      await steps.waitFor()
    },
    async fillAccount() {
      await field('Phone number').fill('+1 (512) 555-0142')
      await field('Password').fill(CHOSEN)
      await field('Confirm password').fill(CHOSEN)
    },
    async fillProperty() {
      await field('Business name').fill('Rivera Lawn Care')
      await field('Business type').selectOption('Landscaping')
      await field('Address').fill('12 Oak Street')
      await field('City').fill('Austin')
      await field('State').selectOption('TX')
      await field('ZIP code').fill('78701')
    },
    async reach(title: 'Property Information' | 'Service Preferences' | 'Welcome') {
      await this.fillAccount()
      await this.next.click()
      await this.heading('Property Information').waitFor()
      if (title === 'Property Information') return
      await this.fillProperty()
      await this.next.click()
      await this.heading('Service Preferences').waitFor()
      if (title === 'Service Preferences') return
      await this.next.click()
      await this.heading('Welcome').waitFor()
    },
    facts: async () => (await factsOn(page, 'customer/')).filter((type) => type.startsWith('onboarding.')),
    /** Session storage without the router's entries. */
    session: () =>
      page.evaluate(() => Object.fromEntries(Object.entries(sessionStorage).filter(([key]) => !key.startsWith('tsr')))),
  }
}

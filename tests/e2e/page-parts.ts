import type { Locator, Page } from '@playwright/test'

const stayingOpen = new WeakSet<Page>()

/** From now on `visit` leads on in the open app, as a link does, instead of starting it again. */
export const stayOpen = (page: Page): void => void stayingOpen.add(page)

/** Opens a page of the dashboard. */
export const visit = async (page: Page, address: string): Promise<void> => {
  const isOpen = stayingOpen.has(page) && /\/dashboard/.test(page.url())
  if (isOpen) await page.evaluate((address) => history.pushState({}, '', address), address)
  else await page.goto(address)
}

/** What the pages of records have alike: buttons by their whole name, messages in the corner, the menu of open details. */
export const pageParts = (page: Page) => {
  const button = (name: string | RegExp, within: Page | Locator = page) =>
    within.getByRole('button', { name, exact: true })
  return {
    button,
    toast: (text: string | RegExp) =>
      page
        .getByRole('region', { name: /notifications/i })
        .getByRole('status')
        .filter({ hasText: text }),
    /** Chooses what open details keep in their menu, and gives the question that is then asked. */
    async chooseIn(details: Locator, entry: string) {
      await button('More actions', details).click()
      await page.getByRole('menuitem', { name: entry }).click()
      return page.getByRole('alertdialog')
    },
  }
}

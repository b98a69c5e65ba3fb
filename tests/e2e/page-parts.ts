import type { Locator, Page } from '@playwright/test'

const stayingOpen = new WeakSet<Page>()

/** Makes `visit` navigate inside the open app instead of reloading. */
export const stayOpen = (page: Page): void => void stayingOpen.add(page)

export const visit = async (page: Page, address: string): Promise<void> => {
  const isOpen = stayingOpen.has(page) && /\/dashboard/.test(page.url())
  if (isOpen) await page.evaluate((address) => history.pushState({}, '', address), address)
  else await page.goto(address)
}

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
    async chooseIn(details: Locator, entry: string) {
      await button('More actions', details).click()
      await page.getByRole('menuitem', { name: entry }).click()
      return page.getByRole('alertdialog')
    },
  }
}

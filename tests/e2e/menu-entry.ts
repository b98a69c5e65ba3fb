import type { Page } from '@playwright/test'

/** Chooses an entry of the open menu as a person does. A menu acts on the entry that the pointer was on when it was pressed. */
export const chooseEntry = async (page: Page, entry: string) => {
  const item = page.getByRole('menuitem', { name: entry })
  await item.hover()
  await page.locator('[role=menuitem][data-highlighted]').filter({ hasText: entry }).waitFor()
  await item.click()
}

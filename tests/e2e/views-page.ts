import type { Locator, Page } from '@playwright/test'
import { pageParts } from './page-parts'

export const viewsOn = (page: Page) => {
  const trigger = page.getByRole('button', { name: /^View(s$|: )/ })
  const menu = page.getByRole('menu', { name: 'Views' })
  const { toast } = pageParts(page)
  /** The menu selects the entry under the pointer at press time; the pointer must move onto it to count. */
  const pick = async (entry: Locator, label: string) => {
    await trigger.hover()
    await entry.hover()
    await menu.locator('[data-highlighted]').filter({ hasText: label }).waitFor()
    await entry.click()
    await menu.waitFor({ state: 'hidden' })
  }
  return {
    trigger,
    menu,
    toast,
    dialog: (title: 'Save view' | 'Rename view') => page.getByRole('dialog', { name: title }),
    saveChanges: page.getByRole('button', { name: 'Save changes', exact: true }),

    async openMenu() {
      await trigger.click()
      await menu.waitFor()
    },
    async step(label: string) {
      await this.openMenu()
      await pick(menu.getByRole('menuitem', { name: label }), label)
    },
    async choose(name: string) {
      await this.openMenu()
      await pick(menu.getByRole('menuitemradio', { name, exact: true }), name)
    },
    async save(name: string, step = 'Save view…') {
      await this.step(step)
      const dialog = this.dialog('Save view')
      await dialog.getByLabel('Name').fill(name)
      await dialog.getByRole('button', { name: 'Save view' }).click()
      await toast(`View “${name}” saved`).waitFor()
    },
  }
}

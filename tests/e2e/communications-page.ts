import type { Page } from '@playwright/test'
import { pageParts, visit } from './page-parts'

export const communicationsPage = (page: Page) => {
  const { button, toast } = pageParts(page)
  const list = page.getByRole('list', { name: 'Conversations' })
  const thread = page.getByRole('log', { name: 'Conversation' })
  const composer = page.getByRole('region', { name: 'Write a message' })
  return {
    button,
    toast,
    list,
    thread,
    composer,
    card: page.getByRole('complementary', { name: 'Client card' }),
    rows: list.getByRole('button'),
    row: (name: string) => list.getByRole('button').filter({ hasText: name }),
    text: composer.getByRole('textbox', { name: 'Message' }),
    recent: page.getByRole('list', { name: 'Recent communications' }).getByRole('listitem'),
    work: (name: string) => page.getByRole('list', { name }).getByRole('listitem'),
    lines: thread.getByRole('article'),

    async open(query = '') {
      await visit(page, `/dashboard/communications${query}`)
      await page.getByRole('heading', { level: 1, name: 'Communications Hub', includeHidden: true }).waitFor()
    },
    async openThread(name: string) {
      await list.getByRole('button').filter({ hasText: name }).click()
      await thread.waitFor()
      await composer.waitFor()
    },
    async choose(menu: string, entry: string) {
      await button(menu).click()
      await page.getByRole('menuitem', { name: entry }).click()
    },
  }
}

import { PAGES, type Page } from '@/domain/pages'
import type { Keys } from '@/ui/kit/keys'

/** The letter after `g` that leads to a page. */
const LETTERS: Partial<Record<Page['path'], string>> = {
  [PAGES.overview.path]: 'd',
  [PAGES.jobs.path]: 'j',
  [PAGES.clients.path]: 'c',
  [PAGES.properties.path]: 'p',
  [PAGES.crew.path]: 'w',
  [PAGES.subscription.path]: 's',
  [PAGES.billing.path]: 'b',
}

/** The pages that a letter leads to, in the order of the menu. */
export const pagesByLetter = (pages: readonly Page[]): { letter: string; page: Page }[] =>
  pages.flatMap((page) => {
    const letter = LETTERS[page.path]
    return letter === undefined ? [] : [{ letter, page }]
  })

/** `g j` and the like: to a page from anywhere. */
export const goKeys = (pages: readonly Page[], onGo: (path: string) => void): Keys =>
  Object.fromEntries(pagesByLetter(pages).map(({ letter, page }) => [`g ${letter}`, () => onGo(page.path)]))

import { PAGES, type Page } from '@/domain/page/pages'
import type { Keys } from '@/ui/kit/behavior/keys'

/** The letter after `g` that leads to a page: its first, one that is heard in its title, or the X that marks the spot. A page without one is in no menu. */
const LETTERS: Partial<Record<Page['path'], string>> = {
  [PAGES.overview.path]: 'd',
  [PAGES.my_day.path]: 'y',
  [PAGES.clients.path]: 'c',
  [PAGES.properties.path]: 'p',
  [PAGES.jobs.path]: 'j',
  [PAGES.crew.path]: 'w',
  [PAGES.map.path]: 'x',
  [PAGES.estimates.path]: 'e',
  [PAGES.invoicing.path]: 'i',
  [PAGES.payouts.path]: 'o',
  [PAGES.chemicals.path]: 'h',
  [PAGES.catalog.path]: 'l',
  [PAGES.plans.path]: 'v',
  [PAGES.scheduling.path]: 'n',
  [PAGES.predictive.path]: 'r',
  [PAGES.subscription.path]: 's',
  [PAGES.billing.path]: 'b',
  [PAGES.analytics.path]: 'a',
  [PAGES.permissions.path]: 'm',
  [PAGES.account.path]: 'u',
  [PAGES.settings.path]: 't',
}

/** The keys that lead to a page, as labeled on the keyboard: `G`, `J`. */
export const keycaps = (letter: string): string[] => ['G', letter.toUpperCase()]

/** The pages that a letter leads to, in the order of the menu. */
export const pagesByLetter = (pages: readonly Page[]): { letter: string; page: Page }[] =>
  pages.flatMap((page) => {
    const letter = LETTERS[page.path]
    return letter === undefined ? [] : [{ letter, page }]
  })

/** `g j` and the like: to a page from anywhere. */
export const goKeys = (pages: readonly Page[], onGo: (path: string) => void): Keys =>
  Object.fromEntries(pagesByLetter(pages).map(({ letter, page }) => [`g ${letter}`, () => onGo(page.path)]))

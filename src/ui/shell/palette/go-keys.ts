import { PAGES, type Page } from '@/domain/page/pages'
import type { Keys } from '@/ui/kit/behavior/keys'

/** Letters after `g`: the first letter of a page, another one in its title, or, where none is free, X and K. */
const LETTERS: Partial<Record<Page['path'], string>> = {
  [PAGES.overview.path]: 'd',
  [PAGES.my_day.path]: 'y',
  [PAGES.clients.path]: 'c',
  [PAGES.properties.path]: 'p',
  [PAGES.jobs.path]: 'j',
  [PAGES.crew.path]: 'w',
  [PAGES.map.path]: 'x',
  [PAGES.communications.path]: 'k',
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

/** Labels of a page's key sequence: `G`, `J`. */
export const keycaps = (letter: string): string[] => ['G', letter.toUpperCase()]

/** Reachable pages by letter, in menu order. */
export const pagesByLetter = (pages: readonly Page[]): { letter: string; page: Page }[] =>
  pages.flatMap((page) => {
    const letter = LETTERS[page.path]
    return letter === undefined ? [] : [{ letter, page }]
  })

export const goKeys = (pages: readonly Page[], onGo: (path: string) => void): Keys =>
  Object.fromEntries(pagesByLetter(pages).map(({ letter, page }) => [`g ${letter}`, () => onGo(page.path)]))

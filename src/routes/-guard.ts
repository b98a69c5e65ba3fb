import { isListed, type PageAccess, type PageSurroundings, pageAccess } from '@/domain/page-access'
import { PAGES, type Page } from '@/domain/pages'
import type { User } from '@/domain/user'
import type { RouterContext } from './-context'

type Known = Pick<RouterContext, 'environment' | 'flags'>

const surroundings = (user: User, { environment, flags }: Known): PageSurroundings => ({
  hidesWhatIsOff: environment === 'production',
  isFlagOn: (key) => flags.isOn(key, user),
})

/** Asks the one page guard with what the router knows (GUARD-05, GUARD-13). */
export const accessTo = (page: Page, user: User, known: Known): PageAccess =>
  pageAccess(page, user, surroundings(user, known))

/** The pages that menu and links lead a user to, in the order of the menu. */
export const pagesFor = (user: User, known: Known): Page[] =>
  Object.values<Page>(PAGES).filter((page) => isListed(page, user, surroundings(user, known)))

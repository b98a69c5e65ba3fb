import { redirect } from '@tanstack/react-router'
import type { User } from '@/domain/account/user'
import { type PageAccess, pageAccess } from '@/domain/page/page-access'
import { PAGES, type Page, type PageKey } from '@/domain/page/pages'
import type { RouterContext } from './context'

/** What the router knows that decides about pages. */
export type AccessContext = Pick<RouterContext, 'environment' | 'flags'>

/** Asks the one page guard with what the router knows (GUARD-05, GUARD-13). */
export const accessTo = (page: Page, user: User, { environment, flags }: AccessContext): PageAccess =>
  pageAccess(page, user, {
    hidesWhatIsOff: environment === 'production',
    isFlagOn: (key) => flags.isOn(key, user),
  })

/**
 * The same of a page by its key, for routes, which don't carry the table of pages, and what the page asks for. The address of a page that
 * its flag hides leads to the overview (GUARD-13). @throws the router's redirect
 */
export const accessToKey = (
  key: PageKey,
  user: User,
  context: AccessContext,
): { access: PageAccess; permission: Page['permission'] } => {
  const page: Page = PAGES[key]
  const access = accessTo(page, user, context)
  if (access === 'off') throw redirect({ to: '/dashboard', replace: true })
  return { access, permission: page.permission }
}

/** The page at `/dashboard/<segment>`, if there is one. */
export const pageAt = (segment: string): Page | undefined =>
  Object.values<Page>(PAGES).find(({ path }) => path === `/dashboard/${segment}`)

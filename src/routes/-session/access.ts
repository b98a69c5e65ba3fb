import { redirect } from '@tanstack/react-router'
import type { User } from '@/domain/account/user'
import { type PageAccess, pageAccess } from '@/domain/page/page-access'
import { PAGES, type Page, type PageKey } from '@/domain/page/pages'
import type { RouterContext } from './context'

export type AccessContext = Pick<RouterContext, 'environment' | 'flags'>

/** GUARD-05, GUARD-13 */
export const accessTo = (page: Page, user: User, { environment, flags }: AccessContext): PageAccess =>
  pageAccess(page, user, {
    hidesWhatIsOff: environment === 'production',
    isFlagOn: (key) => flags.isOn(key, user),
  })

/**
 * By page key, since routes don't load the table of pages. A page hidden by its flag redirects to the overview (GUARD-13). Throws the
 * router's redirect.
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

export const pageAt = (segment: string): Page | undefined =>
  Object.values<Page>(PAGES).find(({ path }) => path === `/dashboard/${segment}`)

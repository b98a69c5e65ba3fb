import { redirect } from '@tanstack/react-router'
import { DEFAULT_BUSINESS_ID } from '@/domain/account/business'
import { actorFrom } from '@/domain/permissions/actor'
import { signOutReason } from '@/machines/auth-session/selectors'
import type { RouterContext } from './context'

export { ADDRESSES } from '../-address/addresses'
export { dayFirst } from '../-my-day/first-page'
// Loaded together, because every dashboard page waits for all of it.
export { accessTo, accessToKey, pageAt } from './access'

/**
 * The context of a signed-in page. Someone who views the app as a role counts as a user of that role. Signed-out people go to the sign-in
 * page and return to `href`, unless they just signed out. Loaded lazily, because the sign-in page doesn't need it. Throws the router's
 * redirect.
 */
export const signedIn = async (context: RouterContext, href: string) => {
  const snapshot = await context.session.decided()
  const user = context.session.user()
  if (user === null) {
    const hasSignedOut = signOutReason(snapshot) === 'signed_out'
    throw redirect({ to: '/login', search: hasSignedOut ? {} : { redirect: href }, replace: true })
  }
  if (user.business_id === null)
    context.warn(`${user.email} names no business; business ${DEFAULT_BUSINESS_ID} is used.`)
  const workspace = await context.workspace()
  const shown = workspace.shown(user)
  return { user: shown, actor: actorFrom(shown), workspace }
}

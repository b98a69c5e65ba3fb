import type { ReadBodyOf } from '@/contract/endpoint'
import type { createCheckoutSession } from '@/contract/subscription'
import type { Actor } from '@/domain/permissions/actor'
import { isOver } from '../accounts/session'
import { byUser, inserted } from '../core/log/changes'
import type { Store } from '../core/log/store'
import type { Decided } from '../core/write/execute'
import { invalid } from '../core/write/refusal'
import type { CheckoutSession, Customer, PortalSession } from './tables'

const CHECKOUT_PAGE = '/hosted/checkout.html'
const PORTAL_PAGE = '/hosted/portal.html'
const SESSION_ID = '{CHECKOUT_SESSION_ID}'

/** In ms: lifetime of a link to a hosted page. */
const LINK_LASTS = 3_600_000

export type Opener = { actor: Actor; session: number }

/** True after an hour, or after the opener signed out. */
export const isLinkOver = (
  { user_id, session, opened_at }: Pick<PortalSession, 'user_id' | 'session' | 'opened_at'>,
  store: Store,
): boolean => store.now() >= opened_at + LINK_LASTS || isOver({ user_id, session }, store)

/** Throws Refusal 422 for anything but http and https. */
export const checkAddress = (text: string, field: string): void => {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw invalid(field, 'Use an address that starts with http or https.')
}

/** Hosted page on the origin of the return address. */
export const hostedPageOf = (comingBackTo: string, page: string, token: string): string => {
  const url = new URL(page, comingBackTo)
  url.searchParams.set('session', token)
  return url.href
}

export const checkoutUrlOf = ({ success_url, token }: Pick<CheckoutSession, 'success_url' | 'token'>): string =>
  hostedPageOf(success_url, CHECKOUT_PAGE, token)

export const portalUrlOf = ({ return_url, token }: Pick<PortalSession, 'return_url' | 'token'>): string =>
  hostedPageOf(return_url, PORTAL_PAGE, token)

export const successUrlOf = ({ success_url, token }: Pick<CheckoutSession, 'success_url' | 'token'>): string => {
  if (success_url.includes(SESSION_ID)) return success_url.replaceAll(SESSION_ID, token)
  const url = new URL(success_url)
  url.searchParams.set('session_id', token)
  return url.href
}

/** Anyone with the unguessable token may complete the checkout. Throws Refusal 422. */
export const checkoutOpened = (
  { actor, session: signIn }: Opener,
  customer: Customer,
  body: ReadBodyOf<typeof createCheckoutSession>,
  store: Store,
): Decided => {
  const { plan_id, billing_period, customer_email, success_url, cancel_url } = body
  checkAddress(success_url, 'success_url')
  checkAddress(cancel_url, 'cancel_url')
  const session: CheckoutSession = {
    id: store.nextId('checkout_sessions'),
    token: `cs_test_${crypto.randomUUID()}`,
    customer_id: customer.id,
    user_id: actor.user_id,
    plan_id,
    billing_period,
    customer_email,
    success_url,
    cancel_url,
    status: 'open',
    opened_at: store.now(),
    session: signIn,
  }
  const changes = [inserted('checkout_sessions', session)]
  return { stream: `checkout/${session.id}`, type: 'checkout.opened', actor: byUser(actor), note: null, changes }
}

/** Throws Refusal 422. */
export const portalOpened = (
  { actor, session: signIn }: Opener,
  customer: Customer,
  return_url: string,
  store: Store,
): Decided => {
  checkAddress(return_url, 'return_url')
  const session: PortalSession = {
    id: store.nextId('portal_sessions'),
    token: `bps_${crypto.randomUUID()}`,
    customer_id: customer.id,
    user_id: actor.user_id,
    return_url,
    opened_at: store.now(),
    session: signIn,
  }
  const changes = [inserted('portal_sessions', session)]
  return { stream: `portal/${session.id}`, type: 'portal.opened', actor: byUser(actor), note: null, changes }
}

import type * as v from 'valibot'
import {
  authenticateIntent,
  completeCheckout,
  confirmIntent,
  type HostedAccount,
  type hostedCheckout,
  type hostedPortal,
  type IntentAnswer,
  portalCard,
  reportAccount,
} from '@/contract/hosted'
import { DEFAULT_TIME_ZONE } from '@/domain/account/business'
import type { PaymentRow } from '@/domain/payment/payment'
import type { Actor } from '@/domain/permissions/actor'
import { planOf, priceOf } from '@/domain/subscription/plan'
import { USUAL_DATE_FORMAT } from '@/domain/time/date-format'
import { actorIn, userFrom } from '../accounts/session'
import { cardsOf, invoicesOf, subscriptionOf } from '../billing/account'
import { cardAdded, cardNamed, cardRemoved, makeCardDefault, toWireCard } from '../billing/cards'
import { checkoutCompleted, trialDaysOf } from '../billing/checkout'
import { cancelled, resumed } from '../billing/commands'
import { managed } from '../billing/permits'
import { isLinkOver, successUrlOf } from '../billing/sessions'
import { wireFrom } from '../billing/subscription-routes'
import type { CheckoutSession, Customer, PortalSession } from '../billing/tables'
import { downloadUrlOf, invoiceNamed, toWireInvoiceRow } from '../billing/wire-invoices'
import { json, type Route } from '../core/call'
import { byUser } from '../core/log/changes'
import type { Store } from '../core/log/store'
import { carryOut, type Decided } from '../core/write/execute'
import { permit, Refusal } from '../core/write/refusal'
import { accountDetailsSubmitted, accountOfToken } from '../payments/accounts'
import { intentAuthenticated, intentConfirmed, intentOf, paymentOfIntent } from '../payments/intents'
import { readParts } from '../rest/reading'

const CHECKOUT = '/hosted/api/checkout-sessions/:token'
const PORTAL = '/hosted/api/portal-sessions/:token'

type Session = { customer: Customer; actor: Actor }

/**
 * The session acts as the person who opened it while they hold the permission, for one hour, and until they sign out. Throws Refusal 403,
 * 404.
 */
const sessionOf = (opened: CheckoutSession | PortalSession, store: Store): Session => {
  const customer = store.find('customers', opened.customer_id)
  const user = store.find('users', opened.user_id)
  if (!customer || !user?.is_active || isLinkOver(opened, store)) throw new Refusal(404, 'This page was not found')
  const actor = actorIn(customer.business_id, userFrom(user, store), store)
  permit('customers', actor, managed, store)
  return { customer, actor }
}

const businessOf = ({ business_id }: Customer, store: Store) => {
  const business = store.find('businesses', business_id)
  const { name = '', timezone = DEFAULT_TIME_ZONE, date_format = USUAL_DATE_FORMAT } = business ?? {}
  return { business_name: name, time_zone: timezone, date_format }
}

const checkoutOf = (token: string | undefined, store: Store): CheckoutSession => {
  const session = store.table('checkout_sessions').find((each) => each.token === token)
  if (!session) throw new Refusal(404, 'This checkout was not found')
  return session
}

const shownCheckout = (session: CheckoutSession, store: Store): v.InferOutput<typeof hostedCheckout> => {
  const { token, status, customer_email, plan_id, billing_period, cancel_url } = session
  const { customer } = sessionOf(session, store)
  const plan = planOf(plan_id)
  return {
    token,
    status: status === 'open' ? status : 'complete',
    ...businessOf(customer, store),
    customer_email,
    plan_id,
    plan_name: plan?.name ?? plan_id,
    billing_period,
    price: plan ? priceOf(plan, billing_period) : 0,
    trial_days: trialDaysOf(customer, store),
    success_url: successUrlOf(session),
    cancel_url,
  }
}

const portalOf = (token: string | undefined, store: Store): PortalSession => {
  const session = store.table('portal_sessions').find((each) => each.token === token)
  if (!session) throw new Refusal(404, 'This page was not found')
  return session
}

const shownPortal = (session: PortalSession, store: Store): v.InferInput<typeof hostedPortal> => {
  const { customer } = sessionOf(session, store)
  const subscription = subscriptionOf(customer, store)
  return {
    token: session.token,
    ...businessOf(customer, store),
    return_url: session.return_url,
    subscription: subscription ? wireFrom(subscription, customer, store).subscription : null,
    payment_methods: cardsOf(customer, store).map(toWireCard),
    invoices: invoicesOf(customer, store).map(toWireInvoiceRow),
  }
}

type Params = Readonly<Record<string, string>>

const reading = (path: string, show: (params: Params, store: Store) => object | Promise<object>): Route => ({
  method: 'GET',
  path,
  async handle({ params }, store) {
    return json(200, await show(params, store))
  },
})

type Write<B> = {
  body?: v.GenericSchema<unknown, B>
  decide(request: { params: Params; body: B }, store: Store): readonly Decided[]
  show(params: Params, store: Store): object
}

const writing = <B>(method: Route['method'], path: string, { body: schema, decide, show }: Write<B>): Route => ({
  method,
  path,
  async handle(call, store) {
    return store.exclusively(async () => {
      // Already validated by the schema above.
      const body = readParts(schema ? { body: schema } : {}, call).body as B
      const answer = await carryOut(
        {
          // A hosted page sends no key: the provider's ids make its writes idempotent.
          user: { id: 0, name: 'Hosted page' },
          request: null,
          decide: () => decide({ params: call.params, body }, store),
          answer: (_facts, now) => show(call.params, now),
          isSendable: () => true,
        },
        store,
      )
      return json(200, answer)
    })
  },
})

/** Acts as the person who opened the portal; answers with the updated portal. */
const portalWrite = <B>(
  method: Route['method'],
  path: string,
  decide: (session: Session, request: { params: Params; body: B }, store: Store) => readonly Decided[],
  body?: v.GenericSchema<unknown, B>,
): Route =>
  writing<B>(method, `${PORTAL}${path}`, {
    ...(body ? { body } : {}),
    decide: (request, store) => decide(sessionOf(portalOf(request.params.token, store), store), request, store),
    show: ({ token }, store) => shownPortal(portalOf(token, store), store),
  })

const INTENT = '/hosted/api/payment-intents/:intent'
const ACCOUNT = '/hosted/api/account-sessions/:token'

/** A step of a card payment; the client secret authorizes it. */
const intentWrite = <B extends { client_secret: string }>(
  path: string,
  body: v.GenericSchema<unknown, B>,
  decide: (row: PaymentRow, body: B, store: Store) => readonly Decided[],
): Route =>
  writing<B>('POST', `${INTENT}${path}`, {
    body,
    decide: (request, store) =>
      decide(intentOf(request.params.intent ?? '', request.body.client_secret, store), request.body, store),
    show({ intent }, store) {
      const row = paymentOfIntent(intent, store)
      return {
        status: row?.status ?? 'canceled',
        error: row?.failure || null,
        code: row?.failure_code || null,
      } satisfies IntentAnswer
    },
  })

const shownAccount = (token: string | undefined, store: Store): HostedAccount => {
  const { business_name, business_type, status, requirements, return_url } = accountOfToken(token, store)
  return { token: token ?? '', business_name, business_type, status, requirements, return_url }
}

/** The API of the hosted payment pages. The token in the path identifies the caller. */
export const hostedRoutes: readonly Route[] = [
  reading(CHECKOUT, ({ token }, store) => shownCheckout(checkoutOf(token, store), store)),

  writing('POST', `${CHECKOUT}/complete`, {
    body: completeCheckout,
    decide({ params, body }, store) {
      const session = checkoutOf(params.token, store)
      const { actor, customer } = sessionOf(session, store)
      return checkoutCompleted(actor, session, customer, body.payment_method_id, store)
    },
    show: ({ token }, store) => ({ success_url: successUrlOf(checkoutOf(token, store)) }),
  }),

  reading(PORTAL, ({ token }, store) => shownPortal(portalOf(token, store), store)),

  reading(`${PORTAL}/invoices/:id/download`, async ({ token, id }, store) => {
    const { customer } = sessionOf(portalOf(token, store), store)
    return { download_url: await downloadUrlOf(invoiceNamed(id ?? '', customer, store), customer, store) }
  }),

  portalWrite(
    'POST',
    '/payment-methods',
    ({ actor, customer }, { body }, store) =>
      cardAdded(customer, { ...body, set_as_default: true }, byUser(actor), store),
    portalCard,
  ),

  portalWrite('POST', '/payment-methods/:id/set-default', ({ actor, customer }, { params }, store) =>
    makeCardDefault(customer, cardNamed(params.id ?? '', customer, store), byUser(actor), store),
  ),

  portalWrite('DELETE', '/payment-methods/:id', ({ actor, customer }, { params }, store) => [
    cardRemoved(customer, cardNamed(params.id ?? '', customer, store), byUser(actor), store),
  ]),

  portalWrite('POST', '/cancel', ({ actor, customer }, _request, store) =>
    cancelled(actor, customer, { at_period_end: true }, store),
  ),

  intentWrite('/confirm', confirmIntent, (row, body, store) => intentConfirmed(row, body.payment_method_id, store)),
  intentWrite('/authenticate', authenticateIntent, (row, body, store) =>
    intentAuthenticated(row, body.confirmed, store),
  ),

  reading(ACCOUNT, ({ token }, store) => shownAccount(token, store)),
  writing('POST', `${ACCOUNT}/complete`, {
    body: reportAccount,
    decide: ({ params, body }, store) => accountDetailsSubmitted(accountOfToken(params.token, store), body, store),
    show: ({ token }, store) => shownAccount(token, store),
  }),

  portalWrite('POST', '/resume', ({ actor, customer }, _request, store) => [resumed(actor, customer, store)]),
]

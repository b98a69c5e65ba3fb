import * as v from 'valibot'
import { ACCOUNT_STATUSES, BUSINESS_FORMS, PAYMENT_STATUSES, REQUIREMENTS } from '@/domain/payment/vocabulary'
import { paymentMethodSchema } from '@/domain/subscription/billing'
import { BILLING_PERIODS, PLAN_IDS } from '@/domain/subscription/plan'
import { DATE_FORMATS } from '@/domain/time/date-format'
import { wireInvoice } from './billing'
import { wireSubscription } from './subscription'

/*
 * What the hosted payment pages and the provider behind them say to each other. It is not part of the product's own contract: a real
 * provider has pages and calls of its own. Access is decided by the unguessable token in the path, not by a session.
 */

/** `GET /hosted/api/checkout-sessions/:token` */
export const hostedCheckout = v.object({
  token: v.string(),
  status: v.picklist(['open', 'complete']),
  business_name: v.string(),
  /** The business's own; the page shows every date in it. */
  time_zone: v.string(),
  /** The order in which it writes dates. */
  date_format: v.picklist(DATE_FORMATS),
  customer_email: v.string(),
  plan_id: v.picklist(PLAN_IDS),
  plan_name: v.string(),
  billing_period: v.picklist(BILLING_PERIODS),
  /** Cents for one period. */
  price: v.number(),
  /** 0 for a business that has had its trial: a card is then asked for, and charged at once. */
  trial_days: v.number(),
  /** Both are addresses of the app's own origin. The first already names the session. */
  success_url: v.string(),
  cancel_url: v.string(),
})
export type HostedCheckout = v.InferOutput<typeof hostedCheckout>

/**
 * `POST /hosted/api/checkout-sessions/:token/complete`: 402 in the provider's words when the card is refused, 409 when the business
 * has a subscription by now. A session that was completed before answers the same again, and nothing is done twice.
 */
export const completeCheckout = v.object({ payment_method_id: v.nullable(v.string()) })
export const checkoutCompleted = v.object({ success_url: v.string() })

/** `GET /hosted/api/portal-sessions/:token`, and the answer of every write of the portal. */
export const hostedPortal = v.object({
  token: v.string(),
  business_name: v.string(),
  /** The business's own; the page shows every date in it. */
  time_zone: v.string(),
  /** The order in which it writes dates. */
  date_format: v.picklist(DATE_FORMATS),
  return_url: v.string(),
  subscription: v.nullable(wireSubscription),
  payment_methods: v.array(paymentMethodSchema),
  invoices: v.array(wireInvoice),
})
export type HostedPortal = v.InferOutput<typeof hostedPortal>

/** `GET …/portal-sessions/:token/invoices/:id/download`: where the PDF of an invoice is. */
export const invoiceDownload = v.object({ download_url: v.string() })

/**
 * `POST /hosted/api/portal-sessions/:token/payment-methods` adds a card and pays with it from then on, open invoices included;
 * `POST …/payment-methods/:id/set-default`, `DELETE …/payment-methods/:id`, `POST …/cancel` and `POST …/resume` take no body.
 */
export const portalCard = v.object({ payment_method_id: v.string() })

/**
 * `POST /hosted/api/payment-intents/:intent/confirm`: what the payer's browser sends to the provider. A card refused by the bank is not a
 * failed call: the payment reports it. Sending it again for a payment that was made gets the same answer, and no one is charged twice.
 * 404 for a secret that is not the payment's, 409 with a message where nothing can be charged anymore.
 */
export const confirmIntent = v.object({
  client_secret: v.pipe(v.string(), v.maxLength(2_000)),
  payment_method_id: v.pipe(v.string(), v.maxLength(2_000)),
})
/** `POST …/authenticate`: what the card's holder has said to their bank. */
export const authenticateIntent = v.object({
  client_secret: v.pipe(v.string(), v.maxLength(2_000)),
  confirmed: v.boolean(),
})
/** `error` is in the bank's words, `code` its code; null unless it refused. */
export const intentAnswer = v.object({
  status: v.picklist(PAYMENT_STATUSES),
  error: v.nullable(v.string()),
  code: v.nullish(v.string(), null),
})
export type IntentAnswer = v.InferOutput<typeof intentAnswer>

/** `GET /hosted/api/account-sessions/:token` */
export const hostedAccount = v.object({
  token: v.string(),
  business_name: v.string(),
  business_type: v.picklist(BUSINESS_FORMS),
  status: v.picklist(ACCOUNT_STATUSES),
  requirements: v.array(v.picklist(REQUIREMENTS)),
  /** An address of the app's own origin. */
  return_url: v.string(),
})
export type HostedAccount = v.InferOutput<typeof hostedAccount>

const accountDetail = v.pipe(v.string(), v.maxLength(200))
/** `POST …/complete`: what the provider asked for. Missing details are requested again; none of them are kept here. */
export const reportAccount = v.object({
  legal_name: accountDetail,
  tax_id: accountDetail,
  representative: accountDetail,
  routing_number: accountDetail,
  account_number: accountDetail,
})
export type ReportedAccount = v.InferOutput<typeof reportAccount>

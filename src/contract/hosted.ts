import * as v from 'valibot'
import { ACCOUNT_STATUSES, BUSINESS_FORMS, PAYMENT_STATUSES, REQUIREMENTS } from '@/domain/payment/vocabulary'
import { paymentMethodSchema } from '@/domain/subscription/billing'
import { BILLING_PERIODS, PLAN_IDS } from '@/domain/subscription/plan'
import { DATE_FORMATS } from '@/domain/time/date-format'
import { wireInvoice } from './billing'
import { wireSubscription } from './subscription'

/*
 * Messages between the hosted payment pages and the simulated provider. Not part of the product's contract: a real provider has its own
 * pages and calls. The unguessable token in the path grants access instead of a session.
 */

export const hostedCheckout = v.object({
  token: v.string(),
  status: v.picklist(['open', 'complete']),
  business_name: v.string(),
  /** Zone of every date on the page. */
  time_zone: v.string(),
  date_format: v.picklist(DATE_FORMATS),
  customer_email: v.string(),
  plan_id: v.picklist(PLAN_IDS),
  plan_name: v.string(),
  billing_period: v.picklist(BILLING_PERIODS),
  /** Cents per period. */
  price: v.number(),
  /** 0 when the business has already had its trial: a card is then required and charged immediately. */
  trial_days: v.number(),
  /** Both are on the app's own origin. `success_url` already names the session. */
  success_url: v.string(),
  cancel_url: v.string(),
})
export type HostedCheckout = v.InferOutput<typeof hostedCheckout>

/**
 * `POST /hosted/api/checkout-sessions/:token/complete`: 402 with the provider's message when the card is refused, 409 when the business
 * already has a subscription. Idempotent: a completed session returns the same answer.
 */
export const completeCheckout = v.object({ payment_method_id: v.nullable(v.string()) })
export const checkoutCompleted = v.object({ success_url: v.string() })

/** `GET /hosted/api/portal-sessions/:token`, and the answer of every portal write. */
export const hostedPortal = v.object({
  token: v.string(),
  business_name: v.string(),
  time_zone: v.string(),
  date_format: v.picklist(DATE_FORMATS),
  return_url: v.string(),
  subscription: v.nullable(wireSubscription),
  payment_methods: v.array(paymentMethodSchema),
  invoices: v.array(wireInvoice),
})
export type HostedPortal = v.InferOutput<typeof hostedPortal>

/** `GET …/portal-sessions/:token/invoices/:id/download` */
export const invoiceDownload = v.object({ download_url: v.string() })

/**
 * `POST /hosted/api/portal-sessions/:token/payment-methods` adds a card and makes it the default, also for open invoices. `POST
 * …/payment-methods/:id/set-default`, `DELETE …/payment-methods/:id`, `POST …/cancel` and `POST …/resume` take no body.
 */
export const portalCard = v.object({ payment_method_id: v.string() })

/**
 * `POST /hosted/api/payment-intents/:intent/confirm`: sent by the payer's browser. A declined card is not a failed call; the payment
 * reports it. Resending for a completed payment returns the same answer without charging again. 404 for a secret that does not match, 409
 * when nothing can be charged anymore.
 */
export const confirmIntent = v.object({
  client_secret: v.pipe(v.string(), v.maxLength(2_000)),
  payment_method_id: v.pipe(v.string(), v.maxLength(2_000)),
})
/** `POST …/authenticate`: the cardholder's answer to the bank. */
export const authenticateIntent = v.object({
  client_secret: v.pipe(v.string(), v.maxLength(2_000)),
  confirmed: v.boolean(),
})
/** `error` is the bank's message and `code` its code; null unless refused. */
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
  /** On the app's own origin. */
  return_url: v.string(),
})
export type HostedAccount = v.InferOutput<typeof hostedAccount>

const accountDetail = v.pipe(v.string(), v.maxLength(200))
/** `POST …/complete`: missing details are requested again; none are stored here. */
export const reportAccount = v.object({
  legal_name: accountDetail,
  tax_id: accountDetail,
  representative: accountDetail,
  routing_number: accountDetail,
  account_number: accountDetail,
})
export type ReportedAccount = v.InferOutput<typeof reportAccount>

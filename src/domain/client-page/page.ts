import * as v from 'valibot'
import { estimateLineSchema, estimateSchema } from '../estimate/estimate'
import { choiceSchema } from '../estimate/offer'
import { completeSignature } from '../estimate/signature'
import { ESTIMATE_COMPUTED_STATUSES } from '../estimate/vocabulary'
import { creditNoteSchema, invoiceLineSchema, invoicePaymentSchema, invoiceSchema } from '../invoice/invoice'
import { refundOnReceiptSchema } from '../payment/payment'
import { id, LONGEST, moment } from '../text/field'
import { filledText } from '../text/typed-text'
import { daySchema, timeOfDaySchema } from '../time/day'
import { pageBusiness } from './business'
import { declineReason, questionText } from './question'

/*
 * A client's own page, as its link shows it. Amounts are cents. It contains no internal costs and no internal notes.
 */

const pageEstimateLine = v.pick(estimateLineSchema, [
  'id',
  'service_name',
  'description',
  'quantity',
  'unit',
  'unit_price',
  'total_price',
  'selection',
  'package_id',
])

const pageEstimate = v.object({
  ...v.pick(estimateSchema, [
    'id',
    'estimate_number',
    'revision',
    'title',
    'description',
    'subtotal',
    'tax_rate',
    'tax_amount',
    'discount_amount',
    'total_amount',
    'currency',
    'valid_until',
    'terms_and_conditions',
    'attachments',
    'client',
    'property',
    'answered_by',
    'answered_via',
    'answered_at',
    'rejection_reason',
    'signature',
    'packages',
    'recommended_package_id',
    'choice',
    'deposit_kind',
    'deposit_amount',
    'deposit_rate',
    'deposit_due',
  ]).entries,
  line_items: v.array(pageEstimateLine),
  standing: v.picklist(ESTIMATE_COMPUTED_STATUSES),
  made_on: daySchema,
  /** The newer version that replaces it; null where there is none, or it was not sent yet. */
  newer_id: v.nullable(id),
})
/** An estimate as its client may see it. */
export type PageEstimate = v.InferOutput<typeof pageEstimate>

const pagePayment = v.object({
  ...v.pick(invoicePaymentSchema, ['id', 'amount', 'payment_method', 'payment_date', 'transaction_id']).entries,
  /** What was given back of it, oldest first. */
  refunds: v.array(refundOnReceiptSchema),
})

const pageInvoice = v.object({
  ...v.pick(invoiceSchema, [
    'id',
    'invoice_number',
    'invoice_date',
    'due_date',
    'status',
    'tax_rate',
    'discount_amount',
    'currency',
    'payment_terms',
    'notes',
    'void_reason',
    'subtotal',
    'tax_amount',
    'total_amount',
    'amount_paid',
    'amount_credited',
    'amount_applied',
    'amount_due',
    'billed_before',
    'client_name',
    'client_email',
  ]).entries,
  line_items: v.array(
    v.pick(invoiceLineSchema, [
      'id',
      'service_name',
      'description',
      'quantity',
      'unit',
      'unit_price',
      'total_price',
      'date_performed',
    ]),
  ),
  /** Oldest first. */
  payments: v.array(pagePayment),
  /** In the order in which they were written. */
  credits: v.array(v.pick(creditNoteSchema, ['id', 'credit_number', 'credit_date', 'amount', 'reason'])),
})
/** An invoice as its client may see it. */
export type PageInvoice = v.InferOutput<typeof pageInvoice>

const pageVisit = v.object({
  id,
  title: v.string(),
  day: daySchema,
  /** Between these the crew arrives; both null where only the day is known. */
  from: v.nullable(timeOfDaySchema),
  until: v.nullable(timeOfDaySchema),
  /** When the crew has said it comes, on the day itself. */
  expected: v.nullable(timeOfDaySchema),
  place: v.string(),
  under_way: v.boolean(),
})
/** Work that is planned at the client's. */
export type PageVisit = v.InferOutput<typeof pageVisit>

const pageQuestion = v.object({
  id,
  estimate_id: v.nullable(id),
  invoice_id: v.nullable(id),
  text: v.string(),
  asked_at: moment,
  /** As the business wrote it; empty until it has. */
  answer: v.string(),
  answered_at: v.nullable(moment),
})

export const openPageSchema = v.object({
  state: v.literal('open'),
  business: pageBusiness,
  client: v.object({ first_name: v.string(), last_name: v.string() }),
  /** The day it is where the business is. */
  today: daySchema,
  expires_at: moment,
  /** Newest first. */
  estimates: v.array(pageEstimate),
  invoices: v.array(pageInvoice),
  /** The next one first. */
  visits: v.array(pageVisit),
  questions: v.array(pageQuestion),
})
/** Everything that is on a client's page. */
export type OpenClientPage = v.InferOutput<typeof openPageSchema>

const closedPage = v.object({
  /** The link opened the page once, and does so no longer. */
  state: v.picklist(['withdrawn', 'expired']),
  business: pageBusiness,
})

export const clientPageSchema = v.variant('state', [openPageSchema, closedPage])
export type ClientPage = v.InferOutput<typeof clientPageSchema>

/** What is on the screen of the client: the whole page where both are null. */
export const seenSchema = v.object({ estimate: v.nullable(id), invoice: v.nullable(id) })

/** Who approves. */
export const approverName = filledText(LONGEST.name, 'Name is required')

export const pageApprovalSchema = v.object({
  answered_by: approverName,
  signature: completeSignature,
  /** What the client takes; null takes what the estimate recommends. */
  choice: v.nullable(choiceSchema),
})
/** An approval as a client gives it. */
export type PageApproval = v.InferOutput<typeof pageApprovalSchema>

export const declineSchema = v.object({ rejection_reason: declineReason })

export const pageQuestionSchema = v.object({ estimate: v.nullable(id), invoice: v.nullable(id), text: questionText })
/** A question as a client asks it, about one document or none. */
export type PageQuestion = v.InferOutput<typeof pageQuestionSchema>

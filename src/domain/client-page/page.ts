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

/* The client's page as its link shows it. Amounts are in cents. Contains no internal costs or notes. */

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
  /** The newer version, or null while there is none that was sent. */
  newer_id: v.nullable(id),
})
export type PageEstimate = v.InferOutput<typeof pageEstimate>

const pagePayment = v.object({
  ...v.pick(invoicePaymentSchema, ['id', 'amount', 'payment_method', 'payment_date', 'transaction_id']).entries,
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
  /** Chronological. */
  credits: v.array(v.pick(creditNoteSchema, ['id', 'credit_number', 'credit_date', 'amount', 'reason'])),
})
export type PageInvoice = v.InferOutput<typeof pageInvoice>

const pageVisit = v.object({
  id,
  title: v.string(),
  day: daySchema,
  /** Arrival window; both null when only the day is fixed. */
  from: v.nullable(timeOfDaySchema),
  until: v.nullable(timeOfDaySchema),
  expected: v.nullable(timeOfDaySchema),
  place: v.string(),
  under_way: v.boolean(),
})
export type PageVisit = v.InferOutput<typeof pageVisit>

const pageQuestion = v.object({
  id,
  estimate_id: v.nullable(id),
  invoice_id: v.nullable(id),
  text: v.string(),
  asked_at: moment,
  answer: v.string(),
  answered_at: v.nullable(moment),
})

export const openPageSchema = v.object({
  state: v.literal('open'),
  business: pageBusiness,
  client: v.object({ first_name: v.string(), last_name: v.string() }),
  /** Today in the business's time zone. */
  today: daySchema,
  expires_at: moment,
  /** Newest first. */
  estimates: v.array(pageEstimate),
  invoices: v.array(pageInvoice),
  /** The next one first. */
  visits: v.array(pageVisit),
  questions: v.array(pageQuestion),
})
export type OpenClientPage = v.InferOutput<typeof openPageSchema>

const closedPage = v.object({
  /** The link worked once and no longer does. */
  state: v.picklist(['withdrawn', 'expired']),
  business: pageBusiness,
})

export const clientPageSchema = v.variant('state', [openPageSchema, closedPage])
export type ClientPage = v.InferOutput<typeof clientPageSchema>

/** The document on the client's screen; both null for the whole page. */
export const seenSchema = v.object({ estimate: v.nullable(id), invoice: v.nullable(id) })

export const approverName = filledText(LONGEST.name, 'Name is required')

export const pageApprovalSchema = v.object({
  answered_by: approverName,
  signature: completeSignature,
  /** Null accepts what the estimate recommends. */
  choice: v.nullable(choiceSchema),
})
export type PageApproval = v.InferOutput<typeof pageApprovalSchema>

export const declineSchema = v.object({ rejection_reason: declineReason })

export const pageQuestionSchema = v.object({ estimate: v.nullable(id), invoice: v.nullable(id), text: questionText })
export type PageQuestion = v.InferOutput<typeof pageQuestionSchema>

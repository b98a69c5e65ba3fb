import * as v from 'valibot'
import { LANGUAGES } from '@/domain/account/vocabulary'
import { declineReason, questionText } from '@/domain/client-page/question'
import { daySchema, timeOfDaySchema } from '@/domain/day'
import { estimateLineSchema, estimateSchema } from '@/domain/estimate/estimate'
import { givenSignature } from '@/domain/estimate/signature'
import { ESTIMATE_STANDINGS } from '@/domain/estimate/vocabulary'
import { id, LONGEST, moment } from '@/domain/field'
import { creditNoteSchema, invoiceLineSchema, invoicePaymentSchema, invoiceSchema } from '@/domain/invoice/invoice'
import { filledText } from '@/domain/typed-text'
import { endpoint } from './endpoint'

/*
 * What a client's own page asks for. It is no part of the documented contract, and of the published one neither: who may ask is decided by the
 * unguessable token in the path, not by a session. Amounts are cents. Nothing here says what work costs the business, or what its people
 * note for each other.
 */

/** How the business shows itself to its clients. */
export const pageBusiness = v.object({
  name: v.string(),
  address: v.string(),
  city: v.string(),
  state: v.string(),
  zip_code: v.string(),
  /** Of the owner; empty where there is none. */
  phone: v.string(),
  email: v.string(),
  /** A data address; null where there is none. */
  logo: v.nullable(v.string()),
  /** In which the page opens, unless the visitor chooses another one. */
  language: v.picklist(LANGUAGES),
  time_zone: v.string(),
})
export type PageBusiness = v.InferOutput<typeof pageBusiness>

const pageEstimateLine = v.pick(estimateLineSchema, [
  'id',
  'service_name',
  'description',
  'quantity',
  'unit',
  'unit_price',
  'total_price',
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
    'client',
    'property',
    'answered_by',
    'answered_via',
    'answered_at',
    'rejection_reason',
    'signature',
  ]).entries,
  line_items: v.array(pageEstimateLine),
  standing: v.picklist(ESTIMATE_STANDINGS),
  made_on: daySchema,
  /** The newer version that takes its place; null where there is none, or it was not sent yet. */
  newer_id: v.nullable(id),
})
/** An estimate as its client may see it. */
export type PageEstimate = v.InferOutput<typeof pageEstimate>

const pagePayment = v.pick(invoicePaymentSchema, ['id', 'amount', 'payment_method', 'payment_date', 'transaction_id'])
/** A payment as its client may see it. */
export type PagePayment = v.InferOutput<typeof pagePayment>

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
    'amount_due',
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
  credits: v.array(v.pick(creditNoteSchema, ['id', 'credit_number', 'credit_date', 'amount'])),
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
})

const openPage = v.object({
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
export type OpenClientPage = v.InferOutput<typeof openPage>

const closedPage = v.object({
  /** The link opened the page once, and does so no longer. */
  state: v.picklist(['withdrawn', 'expired']),
  business: pageBusiness,
})

const clientPage = v.variant('state', [openPage, closedPage])
export type ClientPage = v.InferOutput<typeof clientPage>

/** What is on the screen of the client: the whole page where both are null. */
const seenBody = v.object({ estimate: v.nullable(id), invoice: v.nullable(id) })

const approveBody = v.object({
  answered_by: filledText(LONGEST.name, 'Name is required'),
  signature: givenSignature,
})
/** An approval as a client gives it. */
export type PageApproval = v.InferOutput<typeof approveBody>

const declineBody = v.object({ rejection_reason: declineReason })

const askBody = v.object({ estimate: v.nullable(id), invoice: v.nullable(id), text: questionText })
/** A question as a client asks it, about one document or none. */
export type PageQuestion = v.InferOutput<typeof askBody>

const PATH = '/client-page/api/:token'
const shared = { service: 'landscaping', answer: openPage, bearer: false, idempotent: true } as const

/**
 * The calls of the page. A token that opens nothing gets 404, one that opens nothing any more 410. Every write is done once under its key and
 * answers the whole page as it is then.
 */
export const clientPageCalls = {
  /** Says so in `state` where the link is over, with whom to ask for a new one. */
  read: endpoint({
    ...{ id: 'OWN-101', method: 'GET', path: PATH, service: 'landscaping', bearer: false, idempotent: false },
    summary: 'A client’s own page',
    answer: clientPage,
    failures: [404],
  }),
  /** What was sent becomes viewed. */
  see: endpoint({
    ...{ ...shared, id: 'OWN-102', method: 'POST', path: `${PATH}/seen` },
    summary: 'The client has a document open',
    // Seen twice is seen once, whatever key it has.
    idempotent: false,
    body: seenBody,
    failures: [404, 410, 422],
  }),
  /** 409 where it was answered, has expired or has a newer version. */
  approve: endpoint({
    ...{ ...shared, id: 'OWN-103', method: 'POST', path: `${PATH}/estimates/:estimateId/approve` },
    summary: 'The client signs an estimate',
    body: approveBody,
    failures: [404, 409, 410, 422],
  }),
  decline: endpoint({
    ...{ ...shared, id: 'OWN-104', method: 'POST', path: `${PATH}/estimates/:estimateId/decline` },
    summary: 'The client says no to an estimate',
    body: declineBody,
    failures: [404, 409, 410, 422],
  }),
  /** 429 after fifty a day. */
  ask: endpoint({
    ...{ ...shared, id: 'OWN-105', method: 'POST', path: `${PATH}/questions` },
    summary: 'The client asks something',
    body: askBody,
    failures: [404, 410, 422, 429],
  }),
}

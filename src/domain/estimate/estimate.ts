import * as v from 'valibot'
import { taxRate } from '../account/tax-rate'
import { CURRENCIES } from '../account/vocabulary'
import { markup } from '../catalog/amounts'
import { INVOICE_STATUSES } from '../invoice/vocabulary'
import { documentLines, lineFields } from '../line-items/line-item'
import { lineTotal } from '../line-items/totals'
import { cents } from '../money/amount'
import { count, id } from '../text/field'
import { daySchema } from '../time/day'
import { attachmentList } from './attachment'
import { choiceNow, totalsFor } from './choice'
import { depositFrom } from './deposit'
import { choiceSchema, depositFields, offeredFields, packageList } from './offer'
import { signatureSchema } from './signature'
import { ANSWER_WAYS, ESTIMATE_STATUSES } from './vocabulary'

/** More hours than one of something takes. */
const MOST_HOURS = 10_000
/** Hours of work in one of a line. */
export const laborHours = v.pipe(
  v.number(),
  v.minValue(0, 'Use 0 hours or more'),
  v.maxValue(MOST_HOURS, 'Use 10,000 hours or less'),
)

const { total_price, ...storedLine } = lineFields

const ownLineFields = {
  ...offeredFields,
  /** Null where no one has said. */
  labor_hours: v.nullable(laborHours),
  /** What the business pays for one of it. */
  material_cost: cents,
  equipment_cost: cents,
  /** Percent on the cost that suggests the unit price; it never enters the total. */
  markup_percentage: markup,
}

/** A line as it is kept: what it comes to is worked out when it is read. */
export const storedLineSchema = v.object({ ...storedLine, ...ownLineFields })
export type StoredLine = v.InferOutput<typeof storedLineSchema>

/** A line of an estimate as it is read (EST-07). */
export const estimateLineSchema = v.object({ ...storedLine, total_price, ...ownLineFields })
export type EstimateLine = v.InferOutput<typeof estimateLineSchema>

const ownFields = {
  id,
  business_id: id,
  /** The same for all versions of an estimate: `EST-1004`. */
  estimate_number: v.string(),
  /** 1 for the first version. */
  revision: v.pipe(count, v.minValue(1)),
  /** The version that this one replaces. */
  revises_id: v.nullable(id),
  client_id: id,
  property_id: id,
  title: v.string(),
  description: v.string(),
  status: v.picklist(ESTIMATE_STATUSES),
  packages: packageList,
  /** The package that counts as chosen until the client answers; null for the first one. */
  recommended_package_id: v.nullable(id),
  ...depositFields,
  tax_rate: taxRate,
  discount_amount: cents,
  /** That of the business when the estimate was made. */
  currency: v.picklist(CURRENCIES),
  /** The last day on which it can be approved. */
  valid_until: daySchema,
  terms_and_conditions: v.string(),
  notes: v.string(),
  attachments: attachmentList,
  /** ISO 8601 */
  created_at: v.string(),
  created_by: id,
  /** When it was last sent, ISO 8601. */
  sent_at: v.nullable(v.string()),
  /** The person who gave the client's answer. */
  answered_by: v.string(),
  answered_via: v.nullable(v.picklist(ANSWER_WAYS)),
  /** ISO 8601 */
  answered_at: v.nullable(v.string()),
  rejection_reason: v.string(),
  /** What the client has approved; null until they approve. */
  choice: v.nullable(choiceSchema),
  /** The client's, where they approved it on their own page. */
  signature: v.nullable(signatureSchema),
  /** The job that was made of it. */
  job_id: v.nullable(id),
}

/** An estimate as it is kept. */
export const estimateRowSchema = v.object({ ...ownFields, line_items: documentLines(storedLineSchema) })
export type EstimateRow = v.InferOutput<typeof estimateRowSchema>

/** An estimate as it is read: with its totals, its client and property, and what has come of it (EST-06). */
export const estimateSchema = v.object({
  ...ownFields,
  line_items: documentLines(estimateLineSchema),
  subtotal: cents,
  tax_amount: cents,
  total_amount: cents,
  /** What the deposit comes to; 0 where none is asked for. */
  deposit_due: cents,
  /** Null where the client is gone. */
  client: v.nullable(v.object({ id, first_name: v.string(), last_name: v.string(), email: v.string() })),
  property: v.nullable(
    v.object({
      id,
      property_name: v.string(),
      address: v.string(),
      city: v.string(),
      state: v.string(),
      zip_code: v.string(),
    }),
  ),
  /** The newer version that replaces it. */
  revised_by_id: v.nullable(id),
  job_number: v.nullable(v.string()),
  /** Those that bill it, the oldest first; void ones do not. */
  invoices: v.array(
    v.object({
      id,
      invoice_number: v.string(),
      is_deposit: v.boolean(),
      status: v.picklist(INVOICE_STATUSES),
      total_amount: cents,
    }),
  ),
  amount_billed: cents,
  /** What is left to be billed of it. */
  amount_to_bill: cents,
})
export type Estimate = v.InferOutput<typeof estimateSchema>

/** The lines as they are read, and what those that are chosen come to (EST-10). */
export const withTotals = <Document extends EstimateRow>(document: Document) => {
  const totals = totalsFor(document, choiceNow(document))
  return {
    ...document,
    line_items: document.line_items.map((line): EstimateLine => ({ ...line, total_price: lineTotal(line) })),
    ...totals,
    deposit_due: depositFrom(document, totals.total_amount),
  }
}

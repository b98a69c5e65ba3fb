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

/** Upper limit of hours per unit. */
const MOST_HOURS = 10_000
export const laborHours = v.pipe(
  v.number(),
  v.minValue(0, 'Use 0 hours or more'),
  v.maxValue(MOST_HOURS, 'Use 10,000 hours or less'),
)

const { total_price, ...storedLine } = lineFields

const ownLineFields = {
  ...offeredFields,
  labor_hours: v.nullable(laborHours),
  /** Business cost per unit, in cents. */
  material_cost: cents,
  equipment_cost: cents,
  /** Markup on cost in percent; suggests the unit price but never enters the total. */
  markup_percentage: markup,
}

export const storedLineSchema = v.object({ ...storedLine, ...ownLineFields })
export type StoredLine = v.InferOutput<typeof storedLineSchema>

export const estimateLineSchema = v.object({ ...storedLine, total_price, ...ownLineFields })
export type EstimateLine = v.InferOutput<typeof estimateLineSchema>

const ownFields = {
  id,
  business_id: id,
  /** Shared by all versions: `EST-1004`. */
  estimate_number: v.string(),
  /** Starts at 1. */
  revision: v.pipe(count, v.minValue(1)),
  revises_id: v.nullable(id),
  client_id: id,
  property_id: id,
  title: v.string(),
  description: v.string(),
  status: v.picklist(ESTIMATE_STATUSES),
  packages: packageList,
  /** Applies until the client answers; null means the first one. */
  recommended_package_id: v.nullable(id),
  ...depositFields,
  tax_rate: taxRate,
  discount_amount: cents,
  /** The business's currency at creation. */
  currency: v.picklist(CURRENCIES),
  valid_until: daySchema,
  terms_and_conditions: v.string(),
  notes: v.string(),
  attachments: attachmentList,
  /** ISO 8601. */
  created_at: v.string(),
  created_by: id,
  sent_at: v.nullable(v.string()),
  answered_by: v.string(),
  answered_via: v.nullable(v.picklist(ANSWER_WAYS)),
  /** ISO 8601. */
  answered_at: v.nullable(v.string()),
  rejection_reason: v.string(),
  /** Null until approval. */
  choice: v.nullable(choiceSchema),
  /** Only when approved on the client page. */
  signature: v.nullable(signatureSchema),
  job_id: v.nullable(id),
}

export const estimateRowSchema = v.object({ ...ownFields, line_items: documentLines(storedLineSchema) })
export type EstimateRow = v.InferOutput<typeof estimateRowSchema>

export const estimateSchema = v.object({
  ...ownFields,
  line_items: documentLines(estimateLineSchema),
  subtotal: cents,
  tax_amount: cents,
  total_amount: cents,
  /** In cents; 0 without a deposit. */
  deposit_due: cents,
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
  revised_by_id: v.nullable(id),
  job_number: v.nullable(v.string()),
  /** Oldest first, without void ones. */
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
  amount_to_bill: cents,
})
export type Estimate = v.InferOutput<typeof estimateSchema>

export const withTotals = <Document extends EstimateRow>(document: Document) => {
  const totals = totalsFor(document, choiceNow(document))
  return {
    ...document,
    line_items: document.line_items.map((line): EstimateLine => ({ ...line, total_price: lineTotal(line) })),
    ...totals,
    deposit_due: depositFrom(document, totals.total_amount),
  }
}

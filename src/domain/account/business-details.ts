import * as v from 'valibot'
import { cents } from '../money/amount'
import type { Cents } from '../money/money'
import { DEFAULT_PREFERENCES } from '../onboarding/preferences'
import { moment } from '../text/field'
import { DATE_FORMATS } from '../time/date-format'
import { operatingHoursSchema } from '../time/hours'
import { taxRate } from './tax-rate'
import { CURRENCIES, LANGUAGES, MARKETS, PAPER_SIZES, TRADES } from './vocabulary'

/** What a business says of itself, and how it writes (ACC-01, SET-03, X-27, X-51). */
export const businessDetailsSchema = v.object({
  market: v.picklist(MARKETS),
  trade: v.picklist(TRADES),
  address: v.string(),
  city: v.string(),
  state: v.string(),
  zip_code: v.string(),
  operating_hours: operatingHoursSchema,
  language: v.picklist(LANGUAGES),
  date_format: v.picklist(DATE_FORMATS),
  /** What new documents are in. Amounts that are there are not converted. */
  currency: v.picklist(CURRENCIES),
  /** Thousandths of a percent: 8250 for 8.25 %. */
  tax_rate: taxRate,
  /** `JOB-` in `JOB-1017`. */
  job_prefix: v.string(),
  /** The number that the next job has at least. */
  job_next: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** The same of estimates: `EST-` in `EST-1004`. */
  estimate_prefix: v.string(),
  estimate_next: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** The same of invoices: `INV-` in `INV-1001`. */
  invoice_prefix: v.string(),
  invoice_next: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** What documents are printed on. */
  paper_size: v.picklist(PAPER_SIZES),
  /** A payout of more is processed by someone other than who created it; 0 for no such limit. */
  payout_approval_limit: cents,
  /** When the account is gone, because someone asked for that; epoch ms. */
  deletion_at: v.nullable(moment),
})
export type BusinessDetails = v.InferOutput<typeof businessDetailsSchema>

/** What every business begins with; the tax rate is that of the documents (EST-05). */
export const NEW_BUSINESS: BusinessDetails = {
  market: 'both',
  trade: '',
  address: '',
  city: '',
  state: '',
  zip_code: '',
  operating_hours: DEFAULT_PREFERENCES.operatingHours,
  language: 'en',
  date_format: 'MM/DD/YYYY',
  currency: 'USD',
  tax_rate: 8_250,
  job_prefix: 'JOB-',
  job_next: 1_001,
  estimate_prefix: 'EST-',
  estimate_next: 1_001,
  invoice_prefix: 'INV-',
  invoice_next: 1_001,
  paper_size: 'letter',
  payout_approval_limit: 0 as Cents,
  deletion_at: null,
}

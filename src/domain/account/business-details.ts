import * as v from 'valibot'
import { cents } from '../money/amount'
import type { Cents } from '../money/money'
import { DEFAULT_PREFERENCES } from '../onboarding/preferences'
import { moment } from '../text/field'
import { DATE_FORMATS } from '../time/date-format'
import { operatingHoursSchema } from '../time/hours'
import { taxRate } from './tax-rate'
import { CURRENCIES, LANGUAGES, MARKETS, PAPER_SIZES, TRADES } from './vocabulary'

/** Business details and number formats (ACC-01, SET-03, X-27, X-51). */
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
  /** For new documents; existing amounts are not converted. */
  currency: v.picklist(CURRENCIES),
  /** Thousandths of a percent: 8250 for 8.25 %. */
  tax_rate: taxRate,
  /** `JOB-` in `JOB-1017`. */
  job_prefix: v.string(),
  /** The lowest number that the next job can get. */
  job_next: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** `EST-` in `EST-1004`. */
  estimate_prefix: v.string(),
  estimate_next: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** `INV-` in `INV-1001`. */
  invoice_prefix: v.string(),
  invoice_next: v.pipe(v.number(), v.integer(), v.minValue(1)),
  paper_size: v.picklist(PAPER_SIZES),
  /** Payouts above this amount must be processed by someone other than their creator; 0 means no limit. */
  payout_approval_limit: cents,
  /** The scheduled deletion of the account, in epoch ms. */
  deletion_at: v.nullable(moment),
})
export type BusinessDetails = v.InferOutput<typeof businessDetailsSchema>

/** The defaults of a new business; the tax rate is the default of documents (EST-05). */
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

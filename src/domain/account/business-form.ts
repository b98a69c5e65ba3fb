import * as v from 'valibot'
import { cents, money } from '../money/amount'
import { type Cents, dollarsFromCents } from '../money/money'
import { ownAmountTyped } from '../money/typed-amount'
import { hoursErrors } from '../onboarding/preferences'
import { id, LONGEST } from '../text/field'
import { typedOrZero } from '../text/typed-number'
import { isBlank, text } from '../text/typed-text'
import { optionalState } from '../text/us-states'
import { operatingHoursSchema } from '../time/hours'
import { NEW_BUSINESS } from './business-details'
import { rateFrom, rateSchema, rateText } from './tax-rate'
import { PAPER_SIZES } from './vocabulary'

const MOST_NUMBER = 999_999_999

const number = v.pipe(
  v.number(),
  v.integer('Use a whole number'),
  v.minValue(1, 'Use a number of 1 or more'),
  v.maxValue(MOST_NUMBER, 'Use a number of 999,999,999 or less'),
)

const prefix = v.pipe(
  text(10),
  v.check((typed) => !/[\d\s]$/.test(typed), 'End the prefix with a letter or a sign, not a digit'),
)

const hours = v.pipe(
  operatingHoursSchema,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const { value } = dataset
    const { week, days } = hoursErrors(value)
    for (const [key, message] of Object.entries({ ...(week ? { week } : {}), ...days }))
      addIssue({ message, path: [{ type: 'object', origin: 'value', input: value, key, value: null }] })
  }),
)

const least = v.minValue<Cents, Cents, string>(0 as Cents, 'Use an amount of 0 or more')
const most = v.maxValue<Cents, Cents, string>(999_999_999 as Cents, 'Use 9,999,999.99 or less')

export const businessDraftSchema = v.object({
  address: text(LONGEST.address),
  city: text(LONGEST.name),
  state: optionalState,
  zip_code: v.pipe(
    text(LONGEST.zip),
    v.check((zip) => zip === '' || /^\d{5}(-\d{4})?$/.test(zip), 'Please enter a valid ZIP code'),
  ),
  operating_hours: hours,
  job_prefix: prefix,
  job_next: number,
  estimate_prefix: prefix,
  estimate_next: number,
  invoice_prefix: prefix,
  invoice_next: number,
  paper_size: v.picklist(PAPER_SIZES, 'Paper size is required'),
  payout_approval_limit: v.pipe(cents, least, most),
  tax_rate: rateSchema,
})
export type BusinessDraft = v.InferOutput<typeof businessDraftSchema>

const { entries } = businessDraftSchema

const typedDocumentNumber = v.pipe(
  v.string(),
  v.transform((typed) => (isBlank(typed) ? Number.NaN : Number(typed.replaceAll(/[,\s]/g, '')))),
  v.number('Use a whole number'),
  number,
)

export const businessFormSchema = v.object({
  ...entries,
  job_next: typedDocumentNumber,
  estimate_next: typedDocumentNumber,
  invoice_next: typedDocumentNumber,
  /** Dollars, as typed; empty means no limit. */
  payout_approval_limit: ownAmountTyped(typedOrZero(v.pipe(money, most), '500')),
  tax_rate: v.pipe(v.string(), v.transform(rateFrom), rateSchema),
})
export type BusinessForm = v.InferInput<typeof businessFormSchema>

export const businessSettingsSchema = v.object({
  id,
  address: v.string(),
  city: v.string(),
  state: v.string(),
  zip_code: v.string(),
  operating_hours: operatingHoursSchema,
  job_prefix: v.string(),
  job_next: v.number(),
  estimate_prefix: v.string(),
  estimate_next: v.number(),
  invoice_prefix: v.string(),
  invoice_next: v.number(),
  paper_size: v.picklist(PAPER_SIZES),
  payout_approval_limit: cents,
  tax_rate: v.number(),
})
export type BusinessSettings = v.InferOutput<typeof businessSettingsSchema>

export const businessFormOf = ({ id: _, ...settings }: BusinessSettings): BusinessForm => ({
  ...settings,
  job_next: String(settings.job_next),
  estimate_next: String(settings.estimate_next),
  invoice_next: String(settings.invoice_next),
  payout_approval_limit:
    settings.payout_approval_limit === 0 ? '' : dollarsFromCents(settings.payout_approval_limit).toFixed(2),
  tax_rate: rateText(settings.tax_rate),
})

export const EMPTY_BUSINESS: BusinessForm = businessFormOf(v.parse(businessSettingsSchema, { ...NEW_BUSINESS, id: 1 }))

import { numberTyped } from '../text/typed-number'
import type { ApplicationDraft, ChemicalProduct, LabelRate } from './application'

/** Normalizes spelling: `fl. oz. / 1000 ft²` becomes `fl oz per 1,000 sq ft`. */
const plain = (unit: string) =>
  unit
    .toLowerCase()
    .replaceAll('/', 'per')
    .replaceAll(/ft²|ft2/g, 'sqft')
    .replaceAll(/[\s.,]/g, '')

/** `1.5 fl oz per 1,000 sq ft` */
export const rateText = ({ amount, unit }: LabelRate): string => `${amount} ${unit}`

const AMOUNT = String.raw`((?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?|\.\d+)`
const RATE = new RegExp(`^\\s*${AMOUNT}(?:\\s*(?:-|–|to)\\s*${AMOUNT})?\\s*(.*)$`)

/** Parses the leading number (the higher one of a range such as `1.5 to 3`) and the unit after it; null without a number. */
export const rateIn = (text: string): LabelRate | null => {
  const [, low, high, unit = ''] = RATE.exec(text) ?? []
  if (low === undefined) return null
  return { amount: Math.max(numberTyped(low), high === undefined ? 0 : numberTyped(high)), unit: unit.trim() }
}

const isInUnitOf = (label: LabelRate, { unit }: LabelRate): boolean => unit === '' || plain(unit) === plain(label.unit)

/** A rate in another unit than the label's can't be compared and doesn't count as above. */
export const isAboveLabel = (typed: string, label: LabelRate | null): boolean => {
  const rate = rateIn(typed)
  return rate !== null && label !== null && isInUnitOf(label, rate) && rate.amount > label.amount
}

/** The hint beside the field: the label's maximum, and that other units aren't compared. */
export const labelHint = (typed: string, label: LabelRate): string => {
  const most = `The label allows ${rateText(label)} at most.`
  const rate = rateIn(typed)
  return rate === null || isInUnitOf(label, rate) ? most : `${most} Your rate is in another unit, so check it yourself.`
}

type Rated = Pick<ApplicationDraft, 'application_rate' | 'above_label'>

/**
 * Returns null when the rate may be recorded. Records must state what happened, so a rate above the label's is questioned rather than
 * forbidden: it needs a confirmation.
 */
export const rateRefusal = (
  { application_rate, above_label }: Rated,
  product: Pick<ChemicalProduct, 'max_rate'> | null,
) =>
  product?.max_rate && !above_label && isAboveLabel(application_rate, product.max_rate)
    ? `The label allows ${rateText(product.max_rate)} at most. Check the rate, or confirm that it was applied.`
    : null

/** Adds the label's unit to a bare number, and drops a confirmation that is not needed. */
export const normalizeRate = (
  { application_rate, above_label }: Rated,
  product: Pick<ChemicalProduct, 'max_rate'> | null,
): Rated => {
  const label = product?.max_rate ?? null
  const rate = rateIn(application_rate)
  const isBare = rate !== null && label !== null && rate.unit === ''
  return {
    application_rate: isBare ? `${application_rate.trim().replace(/^\./, '0.')} ${label.unit}` : application_rate,
    above_label: above_label && isAboveLabel(application_rate, label),
  }
}

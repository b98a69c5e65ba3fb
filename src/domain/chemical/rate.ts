import { numberTyped } from '../text/typed-number'
import type { ApplicationDraft, ChemicalProduct, LabelRate } from './application'

/** A unit without what people spell differently: `fl. oz. / 1000 ft²` is `fl oz per 1,000 sq ft`. */
const plain = (unit: string) =>
  unit
    .toLowerCase()
    .replaceAll('/', 'per')
    .replaceAll(/ft²|ft2/g, 'sqft')
    .replaceAll(/[\s.,]/g, '')

/** `1.5 fl oz per 1,000 sq ft` */
export const rateText = ({ amount, unit }: LabelRate): string => `${amount} ${unit}`

/** An amount as people write it: `1,200`, `.5`, `1.5`. */
const AMOUNT = String.raw`((?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?|\.\d+)`
const RATE = new RegExp(`^\\s*${AMOUNT}(?:\\s*(?:-|–|to)\\s*${AMOUNT})?\\s*(.*)$`)

/** The number that a rate begins with, of a range such as `1.5 to 3` the higher one, and what is behind it; null for a text without one. */
export const rateIn = (text: string): LabelRate | null => {
  const [, low, high, unit = ''] = RATE.exec(text) ?? []
  if (low === undefined) return null
  return { amount: Math.max(numberTyped(low), high === undefined ? 0 : numberTyped(high)), unit: unit.trim() }
}

const isInUnitOf = (label: LabelRate, { unit }: LabelRate): boolean => unit === '' || plain(unit) === plain(label.unit)

/**
 * Whether a rate is above the most that a label allows. A rate in another unit than the label's can't be compared, and doesn't count as above.
 */
export const isAboveLabel = (typed: string, label: LabelRate | null): boolean => {
  const rate = rateIn(typed)
  return rate !== null && label !== null && isInUnitOf(label, rate) && rate.amount > label.amount
}

/** The hint beside a rate while it is typed: the most the label allows, and that a rate in another unit isn't compared. */
export const labelHint = (typed: string, label: LabelRate): string => {
  const most = `The label allows ${rateText(label)} at most.`
  const rate = rateIn(typed)
  return rate === null || isInUnitOf(label, rate) ? most : `${most} Your rate is in another unit, so check it yourself.`
}

type Rated = Pick<ApplicationDraft, 'application_rate' | 'above_label'>

/**
 * Why a rate can't be recorded as it is; null when it can. A record has to say what happened, so a rate above the label's is questioned and
 * not forbidden: it is recorded once the person has confirmed that it was applied.
 */
export const rateRefusal = (
  { application_rate, above_label }: Rated,
  product: Pick<ChemicalProduct, 'max_rate'> | null,
) =>
  product?.max_rate && !above_label && isAboveLabel(application_rate, product.max_rate)
    ? `The label allows ${rateText(product.max_rate)} at most. Check the rate, or confirm that it was applied.`
    : null

/** A rate as it is kept: with the unit of the label where it was typed as a bare number, and confirmed only where there is something to confirm. */
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

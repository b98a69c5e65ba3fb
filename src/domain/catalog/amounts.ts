import * as v from 'valibot'
import { numberText } from '../money/number-text'
import { id, LONGEST, list } from '../text/field'
import { filledText } from '../text/typed-text'

const twoDecimals = v.check<number, string>(
  (amount) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-5,
  'Use at most two decimals',
)

const upToAMillion = [v.maxValue<number, 1_000_000, string>(1_000_000, 'Use 1,000,000 or less'), twoDecimals] as const

/** At least zero, to the hundredth. */
export const quantity = v.pipe(v.number(), v.minValue(0, 'Use 0 or more'), ...upToAMillion)

/** Greater than zero. */
export const someQuantity = v.pipe(v.number(), v.minValue(0.01, 'Use more than 0'), ...upToAMillion)

/** In percent of the cost. */
export const MOST_MARKUP = 100_000

/** In percent of the cost; negative when sold below cost. */
export const markup = v.pipe(
  v.number(),
  v.minValue(-100, 'Use -100 or more'),
  v.maxValue(MOST_MARKUP, 'Use 100,000 or less'),
)

export const discount = v.pipe(v.number(), v.minValue(0, 'Use 0 to 100'), v.maxValue(100, 'Use 0 to 100'))

export const wholeNumber = (least: number, most: number) =>
  v.pipe(
    v.number(),
    v.integer('Use a whole number'),
    v.minValue(least, `Use ${least} or more`),
    v.maxValue(most, `Use ${numberText(most)} or less`),
  )

const MOST_NEEDED = 30
export const neededThings = list(filledText(LONGEST.name), MOST_NEEDED)

export const MOST_INCLUDED = 50
export const includedServices = list(v.object({ service_id: id, quantity: someQuantity }), MOST_INCLUDED)
export const includedProducts = list(v.object({ product_id: id, quantity: someQuantity }), MOST_INCLUDED)

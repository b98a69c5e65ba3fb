import * as v from 'valibot'
import { cents, money } from '../money/amount'
import { id, LONGEST, list } from '../text/field'
import { text } from '../text/typed-text'

export const MOST_LINES = 200

const MOST_QUANTITY = 99_999.9
const oneDecimal = v.check<number, string>(
  (amount) => Math.abs(amount * 10 - Math.round(amount * 10)) < 1e-6,
  'Use at most one decimal',
)
/** EST-11 */
export const lineQuantity = v.pipe(
  v.number(),
  v.minValue(0, 'Use a quantity of 0 or more'),
  v.maxValue(MOST_QUANTITY, 'Use 99,999.9 or less'),
  oneDecimal,
)

/** In dollars. */
const MOST_ON_A_LINE = 9_999_999.99
/** Input in dollars, output in cents. */
export const linePrice = v.pipe(v.number(), v.maxValue(MOST_ON_A_LINE, 'Use 9,999,999.99 or less'), money)

/** Stored line fields with money in cents (EST-07, INV-09). */
export const lineFields = {
  /** Unique within its document; stays the same when lines are reordered. */
  id,
  service_category: text(LONGEST.name),
  service_name: v.pipe(text(LONGEST.title), v.nonEmpty()),
  description: text(LONGEST.line),
  quantity: lineQuantity,
  unit: text(LONGEST.name),
  unit_price: cents,
  total_price: cents,
}

export const documentLines = <Line extends v.GenericSchema>(line: Line) => list(line, MOST_LINES)

import * as v from 'valibot'
import { cents, money } from '../money/amount'
import { id, LONGEST, list } from '../text/field'
import { text } from '../text/typed-text'

/** The most lines a document has. */
export const MOST_LINES = 200

const MOST_QUANTITY = 99_999.9
const oneDecimal = v.check<number, string>(
  (amount) => Math.abs(amount * 10 - Math.round(amount * 10)) < 1e-6,
  'Use at most one decimal',
)
/** How many of something a line charges for (EST-11). */
export const lineQuantity = v.pipe(
  v.number(),
  v.minValue(0, 'Use a quantity of 0 or more'),
  v.maxValue(MOST_QUANTITY, 'Use 99,999.9 or less'),
  oneDecimal,
)

/** The largest unit price or discount of a document, in dollars. */
const MOST_ON_A_LINE = 9_999_999.99
/** Dollars of one line of a document; cents inside. */
export const linePrice = v.pipe(v.number(), v.maxValue(MOST_ON_A_LINE, 'Use 9,999,999.99 or less'), money)

/** What a line of every document has (EST-07, INV-09), as it is kept: money in cents. */
export const lineFields = {
  /** Unique in its document, and kept when lines are put in another order. */
  id,
  service_category: text(LONGEST.name),
  service_name: v.pipe(text(LONGEST.title), v.nonEmpty()),
  description: text(LONGEST.line),
  quantity: lineQuantity,
  unit: text(LONGEST.name),
  unit_price: cents,
  /** Quantity × unit price, worked out by `lineTotal`. */
  total_price: cents,
}

/** The lines of a document. */
export const documentLines = <Line extends v.GenericSchema>(line: Line) => list(line, MOST_LINES)

import * as v from 'valibot'
import { type Cents, centsFromDollars } from './money'

/** An amount as records hold it. A credit is negative. */
export const cents = v.pipe(
  v.number('Not an amount in cents'),
  v.integer('Not an amount in cents'),
  v.minValue(Number.MIN_SAFE_INTEGER, 'Not an amount in cents'),
  v.maxValue(Number.MAX_SAFE_INTEGER, 'Not an amount in cents'),
  v.transform((amount) => amount as Cents),
)

/** The largest amount that is taken, in dollars. */
const MOST_DOLLARS = 99_999_999.99
/** Refuses dollars beyond the largest amount that is taken. */
export const notTooMuch = v.maxValue<number, number, string>(MOST_DOLLARS, 'Use 99,999,999.99 or less')
/** Refuses parts of a cent. What is not finite is refused by the largest amount. */
export const wholeCents = v.check<number, string>(
  (amount) => !Number.isFinite(amount) || Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-5,
  'Use at most two decimals',
)
/** Dollars with a minimum, which become cents. */
const dollarsFrom = (least: number, message: string) =>
  v.pipe(v.number(), v.minValue(least, message), notTooMuch, wholeCents, v.transform(centsFromDollars))

/** Dollars that are sent to be kept; cents inside. */
export const money = dollarsFrom(0, 'Use an amount of 0 or more')
/** Dollars that are moved, so that there have to be some; cents inside. */
export const someMoney = dollarsFrom(0.01, 'Use an amount of more than 0')

/** Dollars that someone owes, or with a minus has to their credit; cents inside. */
export const balanceOwed = dollarsFrom(-MOST_DOLLARS, 'Use -99,999,999.99 or more')

const between = (least: number, most: number, message: string) =>
  v.pipe(v.number(), v.minValue(least, message), v.maxValue(most, message))
/** Degrees north of the equator. */
export const latitude = between(-90, 90, 'Use a latitude from -90 to 90')
/** Degrees east of Greenwich. */
export const longitude = between(-180, 180, 'Use a longitude from -180 to 180')

/** The longest a job can take: a day. */
const LONGEST_MINUTES = 24 * 60
/** Minutes that a job takes. */
export const duration = v.pipe(
  v.number(),
  v.integer('Use whole minutes'),
  v.minValue(1, 'Use at least 1 minute'),
  v.maxValue(LONGEST_MINUTES, 'Use 1,440 minutes (a day) or fewer'),
)

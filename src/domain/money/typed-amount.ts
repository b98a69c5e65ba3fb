import * as v from 'valibot'
import type { Currency } from '../account/vocabulary'
import { bareNumber, numberTyped } from '../text/typed-number'
import { ownCurrency } from './own-amount'

/** What is typed without the sign of any other currency. US and Canadian dollars have one sign. */
const OWN_SIGNS: Record<Currency, RegExp> = {
  USD: /^[^€£]*$/,
  CAD: /^[^€£]*$/,
  EUR: /^[^$£]*$/,
  GBP: /^[^$€]*$/,
}

/** The number of an amount while it is typed; NaN if it names another currency or isn't a number. */
export const amountNumber = (typed: string, currency: Currency): number =>
  OWN_SIGNS[currency].test(typed) ? numberTyped(typed) : Number.NaN

/** `1.200`: twelve hundred to people who group with points, and no one else writes the last zero. */
const TWO_READINGS = /^[+-]?[1-9]\d{0,2}\.\d\d0$/

/** Refuses an amount that may be a thousand times what it reads as. */
export const oneReading = v.rawCheck<string>(({ dataset, addIssue }) => {
  if (dataset.typed && TWO_READINGS.test(bareNumber(dataset.value)))
    addIssue({ message: 'Use an amount like 1,200.00 or 1.20' })
})

type Typed<Output> = v.GenericSchema<string, Output>

const inCurrency = (currency: Currency) =>
  v.pipe(v.string(), v.regex(OWN_SIGNS[currency], `Use an amount in ${currency}, not in another currency`))

/** A typed amount in the currency of its record: one that names another currency is refused, not taken for the same number of this one. */
export const amountTypedIn = <Output>(currency: Currency, typed: Typed<Output>) =>
  v.pipe(inCurrency(currency), oneReading, typed)

/** The same for an amount without a currency of its own, such as a price or a rate of pay: it is in that of the business. */
export const ownAmountTyped = <Output>(typed: Typed<Output>) => v.lazy(() => amountTypedIn(ownCurrency(), typed))

/** The same where three decimals are usual, so that `1.200` has one meaning. */
export const ownFineAmountTyped = <Output>(typed: Typed<Output>) =>
  v.lazy(() => v.pipe(inCurrency(ownCurrency()), typed))

import * as v from 'valibot'
import type { Currency } from '../account/vocabulary'
import { bareNumber, numberTyped } from '../text/typed-number'
import { ownCurrency } from './own-amount'

/** Matches input without another currency's sign. US and Canadian dollars share one. */
const OWN_SIGNS: Record<Currency, RegExp> = {
  USD: /^[^€£]*$/,
  CAD: /^[^€£]*$/,
  EUR: /^[^$£]*$/,
  GBP: /^[^$€]*$/,
}

/** NaN for another currency or anything that isn't a number. */
export const amountNumber = (typed: string, currency: Currency): number =>
  OWN_SIGNS[currency].test(typed) ? numberTyped(typed) : Number.NaN

/** `1.200` means twelve hundred to people who group with points, and no one else writes the last zero. */
const TWO_READINGS = /^[+-]?[1-9]\d{0,2}\.\d\d0$/

/** Refuses an ambiguous amount that may mean a thousand times its value. */
export const oneReading = v.rawCheck<string>(({ dataset, addIssue }) => {
  if (dataset.typed && TWO_READINGS.test(bareNumber(dataset.value)))
    addIssue({ message: 'Use an amount like 1,200.00 or 1.20' })
})

type Typed<Output> = v.GenericSchema<string, Output>

const inCurrency = (currency: Currency) =>
  v.pipe(v.string(), v.regex(OWN_SIGNS[currency], `Use an amount in ${currency}, not in another currency`))

/** A typed amount in its record's currency; refuses one that names another currency. */
export const amountTypedIn = <Output>(currency: Currency, typed: Typed<Output>) =>
  v.pipe(inCurrency(currency), oneReading, typed)

/** Like `amountTypedIn`, in the business's currency, for prices and pay rates. */
export const ownAmountTyped = <Output>(typed: Typed<Output>) => v.lazy(() => amountTypedIn(ownCurrency(), typed))

/** Like `ownAmountTyped`, where three decimals are usual and `1.200` is unambiguous. */
export const ownFineAmountTyped = <Output>(typed: Typed<Output>) =>
  v.lazy(() => v.pipe(inCurrency(ownCurrency()), typed))

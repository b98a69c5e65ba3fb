import * as v from 'valibot'
import type { Currency } from './account/vocabulary'
import { ownCurrency } from './own-amount'
import { numberTyped } from './typed-number'

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

type Typed<Output> = v.GenericSchema<string, Output>

/** A typed amount in the currency of its record: one that names another currency is refused, not taken for the same number of this one. */
export const amountTypedIn = <Output>(currency: Currency, typed: Typed<Output>) =>
  v.pipe(v.string(), v.regex(OWN_SIGNS[currency], `Use an amount in ${currency}, not in another currency`), typed)

/** The same for an amount without a currency of its own, such as a price or a rate of pay: it is in that of the business. */
export const ownAmountTyped = <Output>(typed: Typed<Output>) => v.lazy(() => amountTypedIn(ownCurrency(), typed))

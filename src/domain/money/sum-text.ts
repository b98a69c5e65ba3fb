import * as v from 'valibot'
import { CURRENCIES, type Currency } from '../account/vocabulary'
import { cents } from './amount'
import { amountIn } from './amount-in'
import { sumOfCents } from './money'
import { ownCurrency } from './own-amount'

export const amountSchema = v.object({ amount: cents, currency: v.picklist(CURRENCIES) })
export type Amount = v.InferOutput<typeof amountSchema>

/** Sums per currency, which are never added up: `$1,200.00 + €50.00`. No amounts read as zero in the business's currency. */
export const sumText = (amounts: readonly Amount[]): string => {
  const currencies = [...new Set(amounts.filter(({ amount }) => amount !== 0).map(({ currency }) => currency))]
  const listedCurrencies = currencies.length > 0 ? currencies : [amounts[0]?.currency ?? ownCurrency()]
  return listedCurrencies
    .map((currency) =>
      amountIn(sumOfCents(amounts.filter((each) => each.currency === currency).map(({ amount }) => amount)), currency),
    )
    .join(' + ')
}

/** Sum per currency; the given currency comes first and is always included. */
export const sumsByCurrency = (amounts: readonly Amount[], first: Currency): [Amount, ...Amount[]] => {
  const sumIn = (currency: Currency): Amount => ({
    currency,
    amount: sumOfCents(amounts.filter((each) => each.currency === currency).map(({ amount }) => amount)),
  })
  const others = [...new Set(amounts.map(({ currency }) => currency))].filter((currency) => currency !== first)
  return [sumIn(first), ...others.map(sumIn).filter(({ amount }) => amount !== 0)]
}

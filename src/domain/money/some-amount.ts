import * as v from 'valibot'
import type { Currency } from '../account/vocabulary'
import { someMoney } from './amount'
import { amountIn } from './amount-in'
import type { Cents } from './money'

/** An amount above 0 and at most what is available; `beyond` gives the message for the maximum. */
export const someAmount = (most: Cents, currency: Currency, beyond: (most: string) => string) =>
  v.pipe(someMoney, v.maxValue(most, beyond(amountIn(most, currency))))

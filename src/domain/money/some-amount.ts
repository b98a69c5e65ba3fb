import * as v from 'valibot'
import type { Currency } from '../account/vocabulary'
import { someMoney } from './amount'
import { amountIn } from './amount-in'
import type { Cents } from './money'

/** An amount to move: more than 0, and at most what is available; `beyond` gives the message about the maximum. */
export const someAmount = (most: Cents, currency: Currency, beyond: (most: string) => string) =>
  v.pipe(someMoney, v.maxValue(most, beyond(amountIn(most, currency))))

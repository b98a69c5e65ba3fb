import { rateText } from '../account/tax-rate'
import { wordLabel } from '../client/vocabulary'
import { methodLabel } from '../invoice/vocabulary'
import { amountIn } from '../money/amount-in'
import { numberText } from '../money/number-text'
import { payoutStatusLabel, reasonLabel } from '../payout/vocabulary'
import { listed } from '../text/wording'
import { formatDate } from '../time/calendar'
import { DOCUMENTS } from './words/en'
import type { Writing } from './writing'

export const STAFF_WRITING: Writing = {
  words: DOCUMENTS.words,
  amount: amountIn,
  day: (day) => formatDate(day),
  number: numberText,
  rate: (rate) => `${rateText(rate)}%`,
  list: listed,
  terms: wordLabel,
  method: methodLabel,
  payoutReason: reasonLabel,
  payoutStatus: payoutStatusLabel,
}

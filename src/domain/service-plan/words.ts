import type { Cents } from '../money/money'
import { ownAmount } from '../money/own-amount'
import { counted, readable } from '../text/wording'
import { amountDue } from './terms'
import type { BillingCycle, ChargeBilling, CountedFrom, Frequency } from './vocabulary'

export const planWord = (word: string): string => readable(word)

const CYCLES: Record<BillingCycle, string> = {
  monthly: 'per month',
  quarterly: 'per quarter',
  annual: 'per year',
  per_service: 'per service',
}

/** `per month` */
export const cycleText = (cycle: BillingCycle): string => CYCLES[cycle]

/** `$180.00 per month` */
export const priceText = (terms: {
  billing_cycle: BillingCycle
  price_per_cycle: Cents
  price_per_service: Cents
}): string => `${ownAmount(amountDue(terms))} ${cycleText(terms.billing_cycle)}`

/** `6 months`, `1 month`, `No minimum` (PLAN-03). */
export const contractText = (months: number): string => {
  if (months === 0) return 'No minimum'
  return counted(months, 'month')
}

const COUNTED: Record<CountedFrom, string> = {
  calendar: 'By the calendar',
  completion: 'From the last completion',
}

export const countedText = (from: CountedFrom): string => COUNTED[from]

const CHARGE_BILLING_WORDS: Record<ChargeBilling, string> = {
  by_hand: 'By hand',
  draft: 'Draft an invoice to review',
  send: 'Send an invoice',
}

export const chargeBillingText = (billing: ChargeBilling): string => CHARGE_BILLING_WORDS[billing]

export const chargeBillingHint = (billing: ChargeBilling): string => {
  if (billing === 'by_hand') return 'Charges wait until you bill them or mark them as paid.'
  return billing === 'draft'
    ? 'An invoice is drafted when a charge is due. You review and send it.'
    : 'An invoice is sent when a charge is due. If it can’t be sent, it stays a draft.'
}

const OFTEN: Record<Frequency, string> = {
  weekly: 'a week',
  every_second_week: 'two weeks',
  monthly: 'a month',
  seasonal: 'three months',
}

export const countedHint = (from: CountedFrom, frequency: Frequency): string =>
  from === 'calendar'
    ? 'Visits keep their place in the calendar, whenever the last one was done.'
    : `The next visit is due ${OFTEN[frequency]} after the last one was done.`

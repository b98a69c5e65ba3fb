import { monthAt } from '../card/card'
import type { Cents } from '../money/money'
import type { Instant } from '../time/clock'
import { isCardExpired, type PaymentMethod } from './billing'
import { afterDays, periodEnd } from './period'
import { planOf, priceOf } from './plan'
import { type Dunning, dueAt, type Subscription } from './subscription'

/** Days after the due date on which an open payment is retried; the subscription ends after the last. */
const RETRY_DAYS = [3, 7, 14] as const

export type PayingCard = Pick<PaymentMethod, 'exp_month' | 'exp_year'> & { chargeable: boolean }

export type Account = {
  subscription: Subscription & Dunning
  balance: Cents
  card: PayingCard | null
}

/** `price` is split into what the balance pays and what the card is charged. */
export type Bill = { period_start: Instant; period_end: Instant; price: Cents; credit: Cents; due: Cents }

/** A state change caused by time, dated when it was due. `account` is the account afterwards. */
export type Step = { at: Instant; account: Account } & (
  | { type: 'renewed' | 'past_due'; bill: Bill }
  | { type: 'paid' | 'refused' | 'ended' }
)

/** More than any clock jump causes in practice; the rest follows on the next call. */
const MOST_STEPS = 500

export const canBeCharged = (card: PayingCard | null, at: Instant): boolean =>
  card?.chargeable === true && !isCardExpired(card, monthAt(at))

/** The balance is used first. Throws RangeError for an unknown plan. */
export const billFor = (
  { plan_id, billing_period }: Pick<Subscription, 'plan_id' | 'billing_period'>,
  balance: Cents,
  start: Instant,
): Bill => {
  const plan = planOf(plan_id)
  if (!plan) throw new RangeError(`no such plan: ${plan_id}`)
  const price = priceOf(plan, billing_period)
  const credit = Math.min(balance, price) as Cents
  return {
    period_start: start,
    period_end: periodEnd(start, billing_period),
    price,
    credit,
    due: (price - credit) as Cents,
  }
}

const altered = (account: Account, patch: Partial<Account['subscription']>): Account => ({
  ...account,
  subscription: { ...account.subscription, ...patch },
})

const SETTLED: Dunning = { attempts: 0, next_attempt_at: null }

const paid = (account: Account, at: Instant): Step => ({
  type: 'paid',
  at,
  account: altered(account, { status: 'active', ...SETTLED }),
})

export const endedAt = (account: Account, at: Instant): Step => ({
  type: 'ended',
  at,
  account: altered(account, { status: 'canceled', current_period_end: at, ...SETTLED }),
})

const nextPeriod = (account: Account, at: Instant): Step => {
  const bill = billFor(account.subscription, account.balance, at)
  const goesThrough = bill.due === 0 || canBeCharged(account.card, at)
  const dunning = goesThrough ? SETTLED : { attempts: 1, next_attempt_at: afterDays(at, RETRY_DAYS[0]) }
  const next = altered(account, {
    status: goesThrough ? 'active' : 'past_due',
    current_period_start: at,
    current_period_end: bill.period_end,
    ...dunning,
  })
  const balance = (account.balance - bill.credit) as Cents
  return { type: goesThrough ? 'renewed' : 'past_due', at, bill, account: { ...next, balance } }
}

const tryAgain = (account: Account, at: Instant): Step => {
  if (canBeCharged(account.card, at)) return paid(account, at)
  const { attempts, current_period_start } = account.subscription
  const days = RETRY_DAYS[attempts]
  if (days === undefined) return endedAt(account, at)
  const dunning = { attempts: attempts + 1, next_attempt_at: afterDays(current_period_start, days) }
  return { type: 'refused', at, account: altered(account, dunning) }
}

const stepAt = (account: Account, at: Instant): Step => {
  const { status, cancel_at_period_end, next_attempt_at } = account.subscription
  if (status === 'past_due' && next_attempt_at !== null) return tryAgain(account, at)
  return cancel_at_period_end ? endedAt(account, at) : nextPeriod(account, at)
}

/**
 * Everything that happened to an account by `now`, in order: trials end, periods renew, refused payments are retried and finally given up.
 * Each step is dated when it was due, however far the clock has jumped.
 */
export const stepsUntil = (account: Account, now: Instant): Step[] => {
  const steps: Step[] = []
  let current = account
  while (steps.length < MOST_STEPS) {
    const due = dueAt(current.subscription)
    if (due === null || due > now) break
    const step = stepAt(current, due)
    steps.push(step)
    current = step.account
  }
  return steps
}

/** Charges the open payment to a new default card; null when nothing is open or the card is refused. */
export const settledBy = (account: Account, at: Instant): Step | null =>
  account.subscription.status === 'past_due' && canBeCharged(account.card, at) ? paid(account, at) : null

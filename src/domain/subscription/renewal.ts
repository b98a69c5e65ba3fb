import { monthAt } from '../card/card'
import type { Cents } from '../money/money'
import type { Instant } from '../time/clock'
import { isCardExpired, type PaymentMethod } from './billing'
import { afterDays, periodEnd } from './period'
import { planOf, priceOf } from './plan'
import { type Dunning, dueAt, type Subscription } from './subscription'

/** Days after an open payment fell due on which it is tried again; after the last of them the subscription ends. */
const RETRY_DAYS = [3, 7, 14] as const

/** What of a card decides whether a charge goes through. */
export type PayingCard = Pick<PaymentMethod, 'exp_month' | 'exp_year'> & { chargeable: boolean }

/** All that decides what time does to a subscription. */
export type Account = {
  subscription: Subscription & Dunning
  /** What downgrades have left over. */
  balance: Cents
  /** The default card, if there is one. */
  card: PayingCard | null
}

/** What one period costs: the price, what the balance pays of it, and what is left for the card. */
export type Bill = { period_start: Instant; period_end: Instant; price: Cents; credit: Cents; due: Cents }

/** One thing that the clock brings about, at the moment it was due. `account` is how it leaves the account. */
export type Step = { at: Instant; account: Account } & (
  | { type: 'renewed' | 'past_due'; bill: Bill }
  | { type: 'paid' | 'refused' | 'ended' }
)

/** More than any jump of the clock brings in practice; the rest follows the next time. */
const MOST_STEPS = 500

/** Whether a charge goes through at a moment: there is a card, it has not expired, and it is not refused. */
export const canBeCharged = (card: PayingCard | null, at: Instant): boolean =>
  card?.chargeable === true && !isCardExpired(card, monthAt(at))

/** The bill for a period from `start` on; the balance is used first. @throws RangeError for a plan that is not sold. */
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

/** The end of a subscription, whatever was still to come of its period. */
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
 * What has happened to an account by `now`, step by step in order: trials end, periods follow one another, refused payments are tried again
 * and finally given up. Each step is dated by when it was due, however far the clock has jumped.
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

/** A new default card pays what is open at once; null when nothing is open, or the card is refused too. */
export const settledBy = (account: Account, at: Instant): Step | null =>
  account.subscription.status === 'past_due' && canBeCharged(account.card, at) ? paid(account, at) : null

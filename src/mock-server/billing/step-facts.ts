import { DEFAULT_TIME_ZONE } from '@/domain/account/business'
import { monthAt } from '@/domain/card/card'
import { type Cents, formatMoney } from '@/domain/money/money'
import type { FactActor } from '@/domain/record/fact'
import { cardName, isCardExpired } from '@/domain/subscription/billing'
import { type Step, settledBy } from '@/domain/subscription/renewal'
import { dayAt, formatDay } from '@/domain/time/calendar'
import type { Instant } from '@/domain/time/clock'
import { updated } from '../core/log/changes'
import type { DatedFact, Store } from '../core/log/store'
import type { Decided } from '../core/write/execute'
import { accountFrom, type BilledRows, billedRowsOf, owed } from './account'
import { creditOf, invoiceFor, invoiceOpened, invoicePaid, invoiceVoided } from './invoices'
import type { CardRow, Customer, SubscriptionInvoiceRow, SubscriptionRow } from './tables'

/** A fact before its cause is known. */
export type BillingFact = Decided & Pick<DatedFact, 'at'>

/** Local day, for example `Fri, Dec 18`. */
export const dayWords = (at: Instant, { business_id }: Customer, store: Store): string => {
  const zone = store.find('businesses', business_id)?.timezone ?? DEFAULT_TIME_ZONE
  return formatDay(dayAt(at, zone), store.today(zone))
}

const whyRefused = (card: CardRow | undefined, at: Instant): string => {
  if (!card) return 'no card is on file'
  return isCardExpired(card, monthAt(at)) ? `${cardName(card)} has expired` : `${cardName(card)} was declined`
}

const whyEnded = ({ status }: SubscriptionRow): string => {
  if (status === 'past_due') return 'Ended: the open payment was not made'
  return status === 'trialing' ? 'Trial ended, as cancelled' : 'Ended, as cancelled'
}

type Words = { type: string; note: string }

const wordsOf = (step: Step, rows: BilledRows, store: Store): Words => {
  const { customer, subscription, card, open } = rows
  const day = (at: Instant) => dayWords(at, customer, store)
  switch (step.type) {
    case 'renewed': {
      const until = day(step.bill.period_end)
      const note = subscription.status === 'trialing' ? `Trial ended; paid until ${until}` : `Renewed until ${until}`
      return { type: 'subscription.renewed', note }
    }
    case 'past_due': {
      const note = `Payment of ${formatMoney(step.bill.due)} is past due: ${whyRefused(card, step.at)}`
      return { type: 'subscription.past_due', note }
    }
    case 'paid':
      return { type: 'subscription.paid', note: `Open payment of ${formatMoney(owed(open))} made; active again` }
    case 'refused': {
      const next = step.account.subscription.next_attempt_at
      const again = next === null ? '' : `; it is tried again on ${day(next)}`
      const note = `Payment of ${formatMoney(owed(open))} failed again: ${whyRefused(card, step.at)}${again}`
      return { type: 'subscription.payment_failed', note }
    }
    case 'ended':
      return { type: 'subscription.ended', note: whyEnded(subscription) }
  }
}

const invoiceFacts = (
  step: Step,
  { customer, subscription, open }: BilledRows,
  actor: FactActor,
  nextId: () => number,
): Decided[] => {
  if (step.type === 'paid') return open.map((invoice) => invoicePaid(invoice, actor))
  if (step.type === 'ended') return open.map((invoice) => invoiceVoided(invoice, actor))
  if (!('bill' in step)) return []
  const paid = step.type === 'renewed'
  return [invoiceOpened(invoiceFor({ id: nextId(), customer, subscription, bill: step.bill, paid }), actor)]
}

const openAfter = (step: Step, open: readonly SubscriptionInvoiceRow[], newFacts: readonly BillingFact[]) => {
  if (step.type === 'refused') return open
  if (step.type !== 'past_due') return []
  const rows = newFacts.flatMap(({ changes }) => changes.map(({ after }) => after as SubscriptionInvoiceRow))
  return [...open, ...rows]
}

/** Each step records the subscription and any invoice it opened, paid or voided. `nextInvoiceId` yields ids of new invoices. */
export const stepFacts = (
  steps: readonly Step[],
  begin: BilledRows,
  actor: FactActor,
  store: Store,
  nextInvoiceId: () => number,
): BillingFact[] => {
  const facts: BillingFact[] = []
  let rows = begin
  for (const step of steps) {
    const { customer, subscription, open } = rows
    const newFacts = invoiceFacts(step, rows, actor, nextInvoiceId)
    // A voided invoice returns its used balance.
    const returned = step.type === 'ended' ? open.reduce((sum, invoice) => sum + creditOf(invoice), 0) : 0
    const balance = (step.account.balance + returned) as Cents
    const next = { ...subscription, ...step.account.subscription }
    const changes = [updated('subscriptions', subscription, next)]
    if (balance !== customer.balance) changes.push(updated('customers', customer, { balance }))
    const fact = { stream: `subscription/${subscription.id}`, actor, ...wordsOf(step, rows, store), changes }
    facts.push(...[fact, ...newFacts].map((each) => ({ ...each, at: step.at })))
    rows = { ...rows, customer: { ...customer, balance }, subscription: next, open: openAfter(step, open, newFacts) }
  }
  return facts
}

/** Pays open invoices with the default card if it can be charged. */
export const settled = (customer: Customer, card: CardRow, actor: FactActor, store: Store): Decided[] => {
  const rows = billedRowsOf(customer, store)
  const step = rows && settledBy(accountFrom({ ...rows, card }), store.now())
  // Creates no invoice, so needs no id.
  return step ? stepFacts([step], { ...rows, card }, actor, store, () => 0) : []
}

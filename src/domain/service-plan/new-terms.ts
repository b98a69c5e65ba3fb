import { ownAmount } from '../money/own-amount'
import { capitalized, counted, listed } from '../text/wording'
import { type Day, formatDate } from '../time/calendar'
import { type Charged, nextBilling } from './charges'
import { type Account, calledOff, contractLine, finished, scheduledLine } from './consequences'
import type { PlanRow, PlanVisit, ServicePlan } from './plan'
import { firstFrom, isInSeries, VISIT_STEPS } from './rhythm'
import { amountDue } from './terms'
import type { PlanTerms } from './terms-form'
import { dueVisits, resumedFrom, visitsToCome, visitsUnderWay } from './visits'
import { chargeBillingHint, countedHint, cycleText } from './words'

const hasNewRhythm = (before: PlanTerms, after: PlanTerms): boolean =>
  before.frequency !== after.frequency || before.counted_from !== after.counted_from

/** Effect on upcoming visits: `off` are canceled; `patch` sets the due day from which others are scheduled. */
export type VisitsByTerms = {
  remaining: PlanVisit[]
  off: PlanVisit[]
  patch: Partial<Pick<PlanRow, 'next_visit_date'>>
}

/**
 * Applies new terms to a plan's visits. A new frequency cancels visits whose due days no longer fit; counted from completion, only the
 * first one stays. A paused plan has no upcoming visits.
 */
export const visitsByTerms = (
  before: PlanRow,
  after: PlanRow,
  visits: readonly PlanVisit[],
  today: Day,
): VisitsByTerms => {
  const coming = visitsToCome(visits)
  if (!hasNewRhythm(before, after) || after.status !== 'active') return { remaining: coming, off: [], patch: {} }
  const step = VISIT_STEPS[after.frequency]
  if (after.counted_from === 'calendar') {
    const fitsSeries = ({ due_date }: PlanVisit) => isInSeries(after.start_date, step, due_date)
    const next_visit_date = firstFrom(after.start_date, step, today)
    return {
      remaining: coming.filter(fitsSeries),
      off: coming.filter((each) => !fitsSeries(each)),
      patch: { next_visit_date },
    }
  }
  const remaining = coming.slice(0, visitsUnderWay(visits).length > 0 ? 0 : 1)
  const next_visit_date = remaining.length > 0 ? null : resumedFrom(after, visits, today)
  return { remaining, off: coming.slice(remaining.length), patch: { next_visit_date } }
}

/**
 * Applies new terms to a plan's billing. A new cycle starts where the previous one ends; a plan that was billed by the visit is billed by
 * the cycle from today.
 */
export const billingByTerms = (
  before: PlanRow,
  after: PlanRow,
  charges: readonly Charged[],
  today: Day,
): Partial<Pick<PlanRow, 'billed_since' | 'next_billing_date'>> => {
  if (before.billing_cycle === after.billing_cycle || after.status !== 'active') return {}
  const latest = after.start_date > today ? after.start_date : today
  const billed_since = before.next_billing_date ?? latest
  if (after.billing_cycle === 'per_service') return { next_billing_date: null }
  return { billed_since, next_billing_date: nextBilling({ ...after, billed_since }, billed_since, charges) }
}

const INHERITED_FIELDS = {
  plan_name: 'name',
  category: 'type',
  price_per_service: 'estimated cost',
  special_instructions: 'instructions',
} satisfies Partial<Record<keyof PlanTerms, string>>

const inheritedTermsText = (before: PlanTerms, after: PlanTerms, remaining: readonly PlanVisit[]): string[] => {
  const fields = (Object.keys(INHERITED_FIELDS) as (keyof typeof INHERITED_FIELDS)[]).filter(
    (key) => before[key] !== after[key],
  )
  if (fields.length === 0 || remaining.length === 0) return []
  const words = listed(fields.map((key) => INHERITED_FIELDS[key]))
  const visits = `${counted(remaining.length, 'scheduled visit')} ${remaining.length === 1 ? 'takes' : 'take'}`
  return [`${visits} on the new ${words}, unless someone changed that by hand.`]
}

const newDays = (before: PlanRow, after: PlanRow, { visits }: Account, today: Day): string[] => {
  if (!hasNewRhythm(before, after)) return []
  const { remaining, off, patch } = visitsByTerms(before, after, visits, today)
  const planned =
    dueVisits(
      { ...after, ...patch },
      visits.filter((each) => !off.includes(each)),
      today,
    )?.visits ?? []
  const underWay = visitsUnderWay(visits)
  return [
    ...calledOff(off),
    ...(remaining.length === 0
      ? []
      : [`Keeps ${counted(remaining.length, 'visit')} that ${remaining.length === 1 ? 'is' : 'are'} scheduled.`]),
    ...finished(underWay),
    planned.length === 0 && remaining.length + underWay.length > 0
      ? countedHint(after.counted_from, after.frequency)
      : scheduledLine(planned[0] ?? patch.next_visit_date ?? null, planned.length),
  ]
}

const visitLines = (before: PlanRow, after: PlanRow, account: Account, today: Day): string[] => {
  const { remaining } = visitsByTerms(before, after, account.visits, today)
  const lines = [
    ...newDays(before, after, account, today),
    ...inheritedTermsText(before, after, remaining),
    ...(before.visit_minutes === after.visit_minutes
      ? []
      : [`New visits take ${counted(after.visit_minutes, 'minute')}; those that are scheduled keep their times.`]),
  ]
  return lines.length === 0 ? ['Visits stay as they are.'] : lines
}

const billingLine = (before: PlanRow, after: PlanRow, { charges }: Account, today: Day): string => {
  const isSame = before.billing_cycle === after.billing_cycle && amountDue(before) === amountDue(after)
  if (isSame) return 'Charges stay the same.'
  const { next_billing_date } = { ...after, ...billingByTerms(before, after, charges, today) }
  const price = `${ownAmount(amountDue(after))} is charged ${cycleText(after.billing_cycle)}`
  const from =
    next_billing_date === null || next_billing_date <= today
      ? 'from today on'
      : `from ${formatDate(next_billing_date)} on`
  return `${capitalized(from)}, ${price}. Earlier charges stay the same.`
}

const PAUSED = 'While it is paused nothing is scheduled or charged. The new terms hold once it is resumed.'

/** Effects of new terms on upcoming visits and billing, shown before saving; empty when nothing changes. */
export const consequencesOfTerms = (plan: ServicePlan, terms: PlanTerms, account: Account, today: Day): string[] => {
  const after = { ...plan, ...terms }
  if ((Object.keys(terms) as (keyof PlanTerms)[]).every((key) => terms[key] === plan[key])) return []
  const contract = terms.min_contract_months === plan.min_contract_months ? [] : newContract(after, today)
  if (plan.status === 'paused') return [PAUSED, ...contract]
  return [
    ...visitLines(plan, after, account, today),
    billingLine(plan, after, account, today),
    ...(after.charge_billing === plan.charge_billing ? [] : [chargeBillingHint(after.charge_billing)]),
    ...contract,
  ]
}

const newContract = (after: ServicePlan, today: Day): string[] =>
  after.min_contract_months === 0 ? ['There is no minimum contract anymore.'] : contractLine(after, today)

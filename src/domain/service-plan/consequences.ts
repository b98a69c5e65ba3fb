import { ownAmount } from '../money/own-amount'
import { counted, firstListed } from '../text/wording'
import { type Day, formatDate, plusMonths } from '../time/calendar'
import { type Charged, nextBilling } from './charges'
import type { PlanCommand } from './commands'
import { isOwing, owedText } from './owed'
import type { PlanVisit, ServicePlan } from './plan'
import { amountDue } from './terms'
import { dueVisits, resumedFrom, visitsToCome, visitsUnderWay } from './visits'

const NAMED = 4

const named = (visits: readonly PlanVisit[]): string =>
  firstListed(
    visits.map(({ job_number, scheduled_date }) => `${job_number} on ${formatDate(scheduled_date)}`),
    NAMED,
  )

export const calledOff = (visits: readonly PlanVisit[]): string[] =>
  visits.length === 0 ? [] : [`Cancels ${counted(visits.length, 'visit')}: ${named(visits)}.`]

export const finished = (visits: readonly PlanVisit[]): string[] =>
  visits.length === 0 ? [] : [`A visit in progress finishes as planned: ${named(visits)}.`]

const allCalledOff = (visits: readonly PlanVisit[]): string[] => {
  const coming = visitsToCome(visits)
  return [
    ...(coming.length === 0 ? ['No scheduled visits to cancel.'] : calledOff(coming)),
    ...finished(visitsUnderWay(visits)),
  ]
}

const balanceLine = (plan: ServicePlan): string[] =>
  isOwing(plan) ? [`The outstanding balance of ${owedText(plan)} stays due.`] : []

export const contractLine = (
  { start_date, min_contract_months }: Pick<ServicePlan, 'start_date' | 'min_contract_months'>,
  today: Day,
): string[] => {
  const end = plusMonths(start_date, min_contract_months)
  return min_contract_months > 0 && today < end ? [`The minimum contract runs until ${formatDate(end)}.`] : []
}

export const scheduledLine = (first: Day | null, count: number): string => {
  if (first === null) return 'The next visit is scheduled once the one under way is done.'
  if (count === 0) return `The next visit is due on ${formatDate(first)}.`
  return `Schedules ${counted(count, 'visit')} in the next four weeks, the first on ${formatDate(first)}.`
}

export type Account = { visits: readonly PlanVisit[]; charges: readonly Charged[] }

const resumed = (plan: ServicePlan, { visits, charges }: Account, today: Day): string[] => {
  const first = resumedFrom(plan, visits, today)
  const active = { ...plan, status: 'active' as const, next_visit_date: first, unscheduled_dates: [] }
  const { length } = dueVisits(active, visits, today)?.visits ?? []
  const billed = nextBilling(plan, today, charges)
  const amount = amountDue(plan) > 0 ? ownAmount(amountDue(plan)) : 'charge'
  return [
    scheduledLine(first, length),
    billed === null
      ? `${amountDue(plan) > 0 ? amount : 'A charge'} is charged for each completed visit.`
      : `The next ${amount} is due on ${formatDate(billed)}. Nothing is charged for the time it was paused.`,
  ]
}

export const consequencesOf = (command: PlanCommand, plan: ServicePlan, account: Account, today: Day): string[] => {
  const { visits } = account
  switch (command) {
    case 'pause':
      return [...allCalledOff(visits), 'Nothing is charged while it is paused.', ...balanceLine(plan)]
    case 'resume':
      return resumed(plan, account, today)
    case 'cancel':
      return [
        ...allCalledOff(visits),
        'Nothing more is charged. Completed visits stay as they are.',
        ...balanceLine(plan),
        ...contractLine(plan, today),
      ]
    case 'complete': {
      const coming = visitsToCome(visits)
      return [
        coming.length === 0
          ? 'No more visits are scheduled.'
          : `Keeps ${counted(coming.length, 'visit')} that ${coming.length === 1 ? 'is' : 'are'} scheduled; no more are added.`,
        plan.billing_cycle === 'per_service'
          ? 'Visits that are still to be done are charged when they are completed.'
          : 'Nothing more is charged.',
        ...balanceLine(plan),
      ]
    }
  }
}

const allOwed = (plans: readonly ServicePlan[]): string[] =>
  plans.some(isOwing) ? [`Outstanding balances of ${owedText(...plans)} stay due.`] : []

export type StepOfMany = Exclude<PlanCommand, 'complete'>

export const consequencesOfMany = (command: StepOfMany, plans: readonly ServicePlan[], today: Day): string[] => {
  const off = 'Cancels their upcoming visits. Visits in progress finish as planned.'
  switch (command) {
    case 'pause':
      return [off, 'Nothing is charged while they are paused.', ...allOwed(plans)]
    case 'resume':
      return [
        'Schedules their visits of the next four weeks.',
        'Charges continue with their next cycles. Nothing is charged for the time they were paused.',
      ]
    case 'cancel': {
      const { length: bound } = plans.filter((plan) => contractLine(plan, today).length > 0)
      return [
        off,
        'Nothing more is charged. Completed visits stay as they are.',
        ...allOwed(plans),
        ...(bound === 0 ? [] : [`${counted(bound, 'minimum contract')} ${bound === 1 ? 'is' : 'are'} not over yet.`]),
      ]
    }
  }
}

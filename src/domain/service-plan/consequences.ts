import { type Day, formatDate, plusMonths } from '../calendar'
import { formatMoney } from '../money'
import { counted, firstListed } from '../wording'
import { nextBilling } from './charges'
import type { PlanCommand } from './commands'
import type { PlanCharge, PlanVisit, ServicePlan } from './plan'
import { amountDue } from './terms'
import { dueVisits, resumedFrom, visitsToCome, visitsUnderWay } from './visits'

/** Days that are named; the others are counted. */
const NAMED = 4

const named = (visits: readonly PlanVisit[]): string =>
  firstListed(
    visits.map(({ job_number, scheduled_date }) => `${job_number} on ${formatDate(scheduled_date)}`),
    NAMED,
  )

/** What becomes of visits to come when a plan rests or ends. */
const calledOff = (visits: readonly PlanVisit[]): string[] => {
  const [coming, underWay] = [visitsToCome(visits), visitsUnderWay(visits)]
  return [
    coming.length === 0
      ? 'No scheduled visits to call off.'
      : `Calls off ${counted(coming.length, 'visit')}: ${named(coming)}.`,
    ...(underWay.length === 0 ? [] : [`A visit under way is finished as planned: ${named(underWay)}.`]),
  ]
}

const balanceLine = ({ outstanding_balance }: ServicePlan): string[] =>
  outstanding_balance > 0 ? [`The outstanding balance of ${formatMoney(outstanding_balance)} stays due.`] : []

const contractLine = ({ start_date, min_contract_months }: ServicePlan, today: Day): string[] => {
  const end = plusMonths(start_date, min_contract_months)
  return min_contract_months > 0 && today < end ? [`The minimum contract runs until ${formatDate(end)}.`] : []
}

const scheduledLine = (first: Day | null, count: number): string => {
  if (first === null) return 'The next visit is scheduled once the one under way is done.'
  if (count === 0) return `The next visit is due on ${formatDate(first)}.`
  return `Schedules ${counted(count, 'visit')} in the next four weeks, the first on ${formatDate(first)}.`
}

/** What has come of a plan. */
type Account = { visits: readonly PlanVisit[]; charges: readonly PlanCharge[] }

const resumed = (plan: ServicePlan, { visits, charges }: Account, today: Day): string[] => {
  const first = resumedFrom(plan, visits, today)
  const active = { ...plan, status: 'active' as const, next_visit_date: first, unscheduled_dates: [] }
  const { length } = dueVisits(active, visits, today)?.visits ?? []
  const billed = nextBilling(plan, today, charges)
  const amount = formatMoney(amountDue(plan))
  return [
    scheduledLine(first, length),
    billed === null
      ? `${amount} falls due for each completed visit.`
      : `The next ${amount} falls due on ${formatDate(billed)}. Nothing is charged for the time it was paused.`,
  ]
}

/** What a command does to the visits to come and to billing: said before it is confirmed. */
export const consequencesOf = (command: PlanCommand, plan: ServicePlan, account: Account, today: Day): string[] => {
  const { visits } = account
  switch (command) {
    case 'pause':
      return [...calledOff(visits), 'Nothing falls due while it is paused.', ...balanceLine(plan)]
    case 'resume':
      return resumed(plan, account, today)
    case 'cancel':
      return [
        ...calledOff(visits),
        'Nothing more falls due. Completed visits stay as they are.',
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
          : 'Nothing more falls due.',
        ...balanceLine(plan),
      ]
    }
  }
}

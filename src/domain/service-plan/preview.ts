import { type Cents, sumOfCents } from '../money/money'
import { type Day, plusDays, plusMonths } from '../time/calendar'
import { CYCLE_STEPS, daysOn, VISIT_STEPS } from './rhythm'
import type { PlanTemplate } from './template'
import { priceIn } from './terms'
import type { BillingCycle } from './vocabulary'

export type PreviewMonth = {
  month: Day
  visits: Day[]
  charges: { day: Day; amount: Cents }[]
}

export type Preview = { months: PreviewMonth[]; visits: number; charges: number; total: Cents; amount: Cents }

const MONTHS = 12

type Terms = Pick<PlanTemplate, 'frequency' | 'price_per_cycle' | 'price_per_service' | 'billing_cycle'>

/** Visits and charges in the first twelve months of a plan. Counted from completion, each visit counts as done on its due day. */
export const previewOf = (template: Terms, start: Day, cycle: BillingCycle): Preview => {
  const year = { from: start, until: plusDays(plusMonths(start, MONTHS), -1) }
  const amount = priceIn(template, cycle)
  const visits = daysOn(start, VISIT_STEPS[template.frequency], year)
  const days = cycle === 'per_service' ? visits : daysOn(start, CYCLE_STEPS[cycle], year)
  const charges = days.map((day) => ({ day, amount }))
  const monthOf = (day: Day) => `${day.slice(0, 7)}-01`
  const months = [...new Set([...visits, ...days].map(monthOf))].sort()
  return {
    months: months.map((month) => ({
      month,
      visits: visits.filter((day) => monthOf(day) === month),
      charges: charges.filter(({ day }) => monthOf(day) === month),
    })),
    visits: visits.length,
    charges: charges.length,
    total: sumOfCents(charges.map((charge) => charge.amount)),
    amount,
  }
}

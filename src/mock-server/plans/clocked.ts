import { dueCharges } from '@/domain/service-plan/charges'
import type { PlanRow } from '@/domain/service-plan/plan'
import { dueVisits } from '@/domain/service-plan/visits'
import { counted } from '@/domain/text/wording'
import { type Day, formatDate } from '@/domain/time/calendar'
import type { Store } from '../core/log/store'
import { AUTOMATIC } from '../core/write/automatic'
import type { Decided } from '../core/write/execute'
import { fallenDue } from './decisions'
import { CLOCKED, planFacts } from './tables'
import { visitsPlanned } from './visit-jobs'
import { visitsOf } from './visits'

const lines = (days: readonly string[], passed: number, cycles: readonly string[]): string =>
  [
    days.length > 0 && `${counted(days.length, 'visit')} scheduled`,
    passed > 0 && `${counted(passed, 'visit')} went by without being scheduled`,
    cycles.length > 0 && `Charged for ${cycles.map((day) => formatDate(day)).join(', ')}`,
  ]
    .filter(Boolean)
    .join('; ') || 'The next visit is due'

export type Clocked = { plan: PlanRow; today: Day }

const alone = (fact: Decided): Decided => ({ ...fact, startsPart: true })

/** Due visits, charges and an invoice for them, each undone separately. Empty when nothing is due. */
export const clocked = ({ plan, today }: Clocked, store: Store): Decided[] => {
  if (store.isReadOnly(`service_plan/${plan.id}`)) return []
  const visits = dueVisits(plan, visitsOf(plan.id, store), today)
  const charges = dueCharges(plan, store.naming('plan_charges', 'plan_id', plan.id), today)
  if (!visits && !charges) return []
  const days = visits?.visits ?? []
  const passed = (visits?.patch.unscheduled_dates.length ?? 0) - plan.unscheduled_dates.length
  const due = charges?.days ?? []
  const patch = { ...visits?.patch, ...(charges && { next_billing_date: charges.next_billing_date }) }
  const { charges: newCharges, invoice } = fallenDue(
    plan,
    due.map((due_date) => ({ due_date, job_id: null })),
    AUTOMATIC,
    store,
  )
  const [draft, ...following] = invoice
  return [
    planFacts.changed(plan, CLOCKED, { actor: AUTOMATIC, note: lines(days, Math.max(0, passed), due), patch }),
    ...visitsPlanned(plan, days, { actor: AUTOMATIC, user: plan.created_by }, store),
    ...newCharges,
  ]
    .map(alone)
    .concat(draft ? [alone(draft), ...following] : [])
}

import { type Day, plusDays } from '@/domain/calendar'
import { groupedBy } from '@/domain/grouped-by'
import { isOpen } from '@/domain/job/commands'
import type { Job } from '@/domain/job/job'
import { nextBilling } from '@/domain/service-plan/charges'
import { NEW_PLAN, type PlanCharge, type PlanRow } from '@/domain/service-plan/plan'
import { CYCLE_STEPS, daysOn, firstFrom, VISIT_STEPS } from '@/domain/service-plan/rhythm'
import type { PlanTemplate } from '@/domain/service-plan/template'
import { amountDue } from '@/domain/service-plan/terms'
import { HORIZON_DAYS } from '@/domain/service-plan/visits'
import type { PlanStatus } from '@/domain/service-plan/vocabulary'
import { momentAt } from './moment'
import { PLAN_TEMPLATES } from './plan-templates'
import { WORK_LIST, type WorkKey } from './work-list'

/** A plan of the demo: its template, the work its visits do, when it began, and its status. */
type Listed = { template: number; work: WorkKey; status: PlanStatus; daysAgo: number; owes: boolean }

/** With start days chosen so that nothing is due on the demo's day. The first one has not begun yet. */
const LIST: readonly Listed[] = [
  { template: 1, work: 'sod', status: 'active', daysAgo: -45, owes: false },
  { template: 2, work: 'mowing', status: 'active', daysAgo: 98, owes: true },
  { template: 2, work: 'mowing', status: 'active', daysAgo: 140, owes: false },
  { template: 2, work: 'mowing', status: 'paused', daysAgo: 168, owes: false },
  { template: 2, work: 'mowing', status: 'cancelled', daysAgo: 182, owes: true },
  { template: 3, work: 'fertilizing', status: 'active', daysAgo: 200, owes: false },
  { template: 3, work: 'fertilizing', status: 'active', daysAgo: 80, owes: true },
  { template: 4, work: 'beds', status: 'active', daysAgo: 210, owes: false },
  { template: 4, work: 'beds', status: 'completed', daysAgo: 360, owes: false },
  { template: 5, work: 'irrigation', status: 'active', daysAgo: 80, owes: true },
]

const PAID_AFTER_DAYS = 4

const isOver = (status: PlanStatus) => status === 'cancelled' || status === 'completed'

const hasOpen = (jobs: readonly Job[]) => jobs.some(({ status }) => isOpen(status))

/**
 * Work of one kind, property by property. An active plan is best shown where a visit is upcoming, others where none is; after that, where
 * most of it is. Jobs of the demo's own day belong to no plan.
 */
const workOf = ({ work, status }: Listed, jobs: readonly Job[], anchor: Day): Job[][] => {
  const { title } = WORK_LIST[work]
  const done = jobs.filter((job) => job.title === title && job.scheduled_date !== anchor && job.property_id !== null)
  const fits = (of: Job[]) => Number(hasOpen(of) === (status === 'active'))
  return [...groupedBy(done, ({ property_id }) => property_id ?? 0).values()].sort(
    (a, b) => fits(b) - fits(a) || b.length - a.length,
  )
}

const rowOf = (id: number, { status, daysAgo }: Listed, template: PlanTemplate, job: Job, anchor: Day): PlanRow => {
  const { name, description: _, active: __, ...terms } = template
  const start_date = plusDays(anchor, -daysAgo)
  const runs = status === 'active'
  return {
    ...NEW_PLAN,
    ...terms,
    id,
    client_id: job.client_id,
    property_id: job.property_id,
    template_id: template.id,
    plan_name: name,
    status,
    start_date,
    next_visit_date: runs
      ? firstFrom(start_date, VISIT_STEPS[terms.frequency], plusDays(anchor, HORIZON_DAYS + 1))
      : null,
    next_billing_date: runs ? nextBilling({ ...NEW_PLAN, start_date, ...terms }, plusDays(anchor, 1)) : null,
    unscheduled_dates: [],
    special_instructions: '',
    created_at: momentAt(plusDays(anchor, -Math.max(daysAgo, 0) - 3), '10:00'),
    created_by: 1,
  }
}

type Due = Pick<PlanCharge, 'due_date' | 'job_id'>

/** What fell due of a plan until the demo's day: at most the last six. */
const dueOf = (plan: PlanRow, visits: readonly Job[], anchor: Day): Due[] => {
  const until = isOver(plan.status) || plan.status === 'paused' ? plusDays(anchor, -30) : anchor
  const due: Due[] =
    plan.billing_cycle === 'per_service'
      ? visits
          .filter(({ status }) => status === 'completed')
          .map(({ id, scheduled_date }) => ({ due_date: scheduled_date, job_id: id }))
      : daysOn(plan.start_date, CYCLE_STEPS[plan.billing_cycle], { from: plan.start_date, until }).map((due_date) => ({
          due_date,
          job_id: null,
        }))
  return due.slice(-6)
}

/** The visits that a plan has among the jobs: one a day, and of a plan that rests or is over none to come. */
const visitsAmong = (jobs: readonly Job[], { status }: Listed): Job[] => {
  const byDay = new Map(jobs.map((job) => [job.scheduled_date, job]))
  return [...byDay.values()].filter((job) => status === 'active' || !isOpen(job.status))
}

/** The service plans of the demo over work that is there: each takes the jobs of one property as its visits. */
export const planSeed = (jobs: readonly Job[], anchor: Day) => {
  const taken = new Set<number>()
  const visitOf = new Map<number, number>()
  const service_plans: PlanRow[] = []
  const plan_charges: PlanCharge[] = []
  for (const listed of LIST) {
    const template = PLAN_TEMPLATES.find(({ id }) => id === listed.template)
    const work = workOf(listed, jobs, anchor).find(([job]) => job && !taken.has(job.property_id ?? 0))
    const [first] = work ?? []
    if (!template || !work || !first) continue
    taken.add(first.property_id ?? 0)
    const visits = listed.daysAgo > 0 ? visitsAmong(work, listed) : []
    const plan = rowOf(service_plans.length + 1, listed, template, first, anchor)
    // One visit at a time: the next one waits for the one that is open.
    const waits = plan.counted_from === 'completion' && visits.some(({ status }) => isOpen(status))
    service_plans.push(waits ? { ...plan, next_visit_date: null } : plan)
    for (const { id } of visits) visitOf.set(id, plan.id)
    const due = dueOf(plan, visits, anchor)
    for (const [index, each] of due.entries()) {
      const isUnpaid = listed.owes && index === due.length - 1
      plan_charges.push({
        ...each,
        id: plan_charges.length + 1,
        business_id: plan.business_id,
        plan_id: plan.id,
        amount: amountDue(plan),
        paid_on: isUnpaid ? null : ([plusDays(each.due_date, PAID_AFTER_DAYS), anchor].sort()[0] ?? anchor),
        invoice_id: null,
      })
    }
  }
  return {
    plan_templates: [...PLAN_TEMPLATES],
    service_plans,
    plan_charges,
    jobs: jobs.map((job) => {
      const plan_id = visitOf.get(job.id)
      return plan_id === undefined ? job : { ...job, plan_id, plan_visit_date: job.scheduled_date }
    }),
  }
}

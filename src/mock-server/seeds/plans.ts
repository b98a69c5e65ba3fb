import { isOpen } from '@/domain/job/commands'
import type { Job } from '@/domain/job/job'
import { groupedBy } from '@/domain/record/grouped-by'
import { nextBilling } from '@/domain/service-plan/charges'
import { NEW_PLAN, OPEN_CHARGE, type PlanCharge, type PlanRow } from '@/domain/service-plan/plan'
import { CYCLE_STEPS, daysOn, firstFrom, isInSeries, VISIT_STEPS } from '@/domain/service-plan/rhythm'
import type { PlanTemplate } from '@/domain/service-plan/template'
import { amountDue } from '@/domain/service-plan/terms'
import { HORIZON_DAYS } from '@/domain/service-plan/visits'
import type { PlanStatus } from '@/domain/service-plan/vocabulary'
import { type Day, plusDays } from '@/domain/time/calendar'
import { earliestFirst } from '@/domain/time/day'
import { momentAt } from './moment'
import { PLAN_TEMPLATES } from './plan-templates'
import { WORK_LIST, type WorkKey } from './work-list'

type Listed = { template: number; work: WorkKey; status: PlanStatus; daysAgo: number; owes: boolean }

/** `daysAgo` is a minimum: the start moves back so that no visit is due on the anchor day. The first plan has not started. */
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
 * Jobs of one kind by property, best match first: active plans prefer properties with an upcoming visit, others those without, then the
 * most jobs. Excludes the anchor day's jobs.
 */
const workOf = ({ work, status }: Listed, jobs: readonly Job[], anchor: Day): Job[][] => {
  const { title } = WORK_LIST[work]
  const done = jobs.filter((job) => job.title === title && job.scheduled_date !== anchor && job.property_id !== null)
  const fits = (of: Job[]) => Number(hasOpen(of) === (status === 'active'))
  return [...groupedBy(done, ({ property_id }) => property_id ?? 0).values()].sort(
    (a, b) => fits(b) - fits(a) || b.length - a.length,
  )
}

type DueVisit = { job: Job; due: Day }

/**
 * Start and due days of a plan. By calendar, they align with the upcoming visit. Without one, the last visit covers the days up to the
 * horizon, so that the next isn't due on the anchor day.
 */
const rhythmOf = ({ status, daysAgo }: Listed, template: PlanTemplate, visits: readonly Job[], anchor: Day) => {
  const latest = plusDays(anchor, -daysAgo)
  const asPlanned = visits.map((job): DueVisit => ({ job, due: job.scheduled_date }))
  const last = visits.at(-1)
  if (status !== 'active' || template.counted_from !== 'calendar' || !last) return { start: latest, due: asPlanned }
  const step = VISIT_STEPS[template.frequency]
  const next = visits.find((job) => isOpen(job.status))
  const day = next?.scheduled_date ?? plusDays(anchor, HORIZON_DAYS + 1)
  let start = latest
  while (!isInSeries(start, step, day)) start = plusDays(start, -1)
  if (next) return { start, due: asPlanned }
  const [before = start] = daysOn(start, step, { from: start, until: plusDays(day, -1) }).slice(-1)
  return { start, due: asPlanned.map((visit) => (visit.job === last ? { ...visit, due: before } : visit)) }
}

type Begun = { status: PlanStatus; start_date: Day }

const rowOf = (id: number, { status, start_date }: Begun, template: PlanTemplate, job: Job, anchor: Day): PlanRow => {
  const { name, description: _, active: __, ...terms } = template
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
    created_at: momentAt(plusDays(start_date < anchor ? start_date : anchor, -3), '10:00'),
    created_by: 1,
  }
}

type Due = Pick<PlanCharge, 'due_date' | 'job_id'>

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

const visitsAmong = (jobs: readonly Job[], { status }: Listed): Job[] => {
  const byDay = new Map(jobs.map((job) => [job.scheduled_date, job]))
  return [...byDay.values()]
    .filter((job) => status === 'active' || !isOpen(job.status))
    .sort((a, b) => earliestFirst(a.scheduled_date, b.scheduled_date))
}

/** Each plan uses existing jobs of one property as its visits. */
export const planSeed = (jobs: readonly Job[], anchor: Day) => {
  const usedPropertyIds = new Set<number>()
  const visitOf = new Map<number, Pick<Job, 'plan_id' | 'plan_visit_date'>>()
  const service_plans: PlanRow[] = []
  const plan_charges: PlanCharge[] = []
  for (const listed of LIST) {
    const template = PLAN_TEMPLATES.find(({ id }) => id === listed.template)
    const work = workOf(listed, jobs, anchor).find(([job]) => job && !usedPropertyIds.has(job.property_id ?? 0))
    const [first] = work ?? []
    if (!template || !work || !first) continue
    usedPropertyIds.add(first.property_id ?? 0)
    const visits = listed.daysAgo > 0 ? visitsAmong(work, listed) : []
    const { start, due: dueVisits } = rhythmOf(listed, template, visits, anchor)
    const begun = { status: listed.status, start_date: start }
    const plan = rowOf(service_plans.length + 1, begun, template, first, anchor)
    // Counted from completion, the next visit waits for the open one.
    const waits = plan.counted_from === 'completion' && visits.some(({ status }) => isOpen(status))
    service_plans.push(waits ? { ...plan, next_visit_date: null } : plan)
    for (const { job, due } of dueVisits) visitOf.set(job.id, { plan_id: plan.id, plan_visit_date: due })
    const due = dueOf(plan, visits, anchor)
    for (const [index, each] of due.entries()) {
      const isUnpaid = listed.owes && index === due.length - 1
      plan_charges.push({
        ...OPEN_CHARGE,
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
      const visit = visitOf.get(job.id)
      return visit ? { ...job, ...visit } : job
    }),
  }
}

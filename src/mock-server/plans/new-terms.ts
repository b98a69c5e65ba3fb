import * as v from 'valibot'
import type { EditServicePlanArgs, ServicePlanInput } from '@/contract/graphql/generated/resolvers'
import type { Job } from '@/domain/job/job'
import { fieldChanges } from '@/domain/record/fact'
import { editRefusal, isRunning } from '@/domain/service-plan/commands'
import { billingByTerms, visitsByTerms } from '@/domain/service-plan/new-terms'
import type { PlanRow, PlanVisit } from '@/domain/service-plan/plan'
import { NO_PRICE } from '@/domain/service-plan/terms'
import { sentPlanTerms, UNPRICED, unpricedField } from '@/domain/service-plan/terms-form'
import { checkPricing } from '../catalog/checks'
import { byUser, updated } from '../core/log/changes'
import type { Store } from '../core/log/store'
import type { Requester } from '../core/write/command'
import { mergedEdit } from '../core/write/edits'
import type { Decided } from '../core/write/execute'
import { editedNote } from '../core/write/field-words'
import { invalid, Refusal, readBy } from '../core/write/refusal'
import type { Sent } from '../graphql/asking'
import { definedFields } from '../graphql/mutation'
import { jobFacts, VISIT_CHANGED } from '../jobs/tables'
import { begun, charged } from './decisions'
import { checkBilling } from './refusals'
import { PLAN_WORDS, planFacts } from './tables'
import { visitFields, visitsPlanned, visitsWithdrawn } from './visit-jobs'
import { visitsOf } from './visits'

const anyTerms = v.partial(v.object(sentPlanTerms))

/** Amounts in cents. Throws a 422 Refusal. */
const termsIn = (input: ServicePlanInput) => readBy(anyTerms, definedFields(input)) as Partial<PlanRow>

/** Only scheduled visits that weren't edited individually get the new terms. */
const updatedVisits = (
  before: PlanRow,
  after: PlanRow,
  visits: readonly PlanVisit[],
  requester: Requester,
  store: Store,
): Decided[] => {
  const [was, is] = [visitFields(before), visitFields(after)]
  const changed = (Object.keys(is) as (keyof typeof is)[]).filter((field) => was[field] !== is[field])
  return visits.flatMap(({ job_id }): Decided[] => {
    const job = store.find('jobs', job_id)
    if (!job || store.isReadOnly(`job/${job_id}`)) return []
    const fields = changed.filter((field) => job[field] === was[field])
    if (fields.length === 0) return []
    const patch = Object.fromEntries(fields.map((field) => [field, is[field]])) as Partial<Job>
    const note = `The terms of ${after.plan_name} changed`
    return [jobFacts.changed(job, VISIT_CHANGED, { actor: byUser(requester.actor), note, patch })]
  })
}

const following = (before: PlanRow, after: PlanRow, requester: Requester, store: Store) => {
  const today = store.today(requester.actor.time_zone)
  const visits = visitsOf(before.id, store)
  const { remaining: continuing, off, patch } = visitsByTerms(before, after, visits, today)
  const billing = billingByTerms(before, after, store.naming('plan_charges', 'plan_id', before.id), today)
  const renewed: PlanRow = { ...after, ...patch, ...billing }
  const remainingVisits = visits.filter((visit) => !off.includes(visit))
  return { kept: continuing, off, renewed, ...begun(renewed, remainingVisits, today, store) }
}

/** Changes a plan's terms, with the effects on upcoming visits and billing. Throws a 403, 409 or 422 Refusal. */
export const newTerms = async (
  { args, ...requester }: Sent<EditServicePlanArgs>,
  plan: PlanRow,
  store: Store,
): Promise<Decided[]> => {
  const { actor } = requester
  const refusal = editRefusal(actor, plan)
  if (refusal !== null) throw new Refusal(isRunning(plan.status) ? 403 : 409, refusal)
  const changed = termsIn(args.changed)
  checkPricing(actor, changed, { ...NO_PRICE, billing_cycle: null })
  checkBilling(actor, changed)
  const was = args.was ? termsIn(args.was) : undefined
  const after = await mergedEdit(`service_plan/${plan.id}`, { was, now: plan, mine: { ...plan, ...changed } }, store)
  const unpriced = unpricedField(after)
  if (unpriced !== null) throw invalid(unpriced, UNPRICED[unpriced])
  const fields = fieldChanges(updated('service_plans', plan, after)).map(({ field }) => field)
  if (fields.length === 0) return []
  const { kept, off, renewed, days, due, patch } = following(plan, after, requester, store)
  const by = byUser(actor)
  return [
    planFacts.changed(plan, 'service_plan.edited', {
      actor: by,
      note: editedNote(fields, PLAN_WORDS),
      patch: { ...renewed, ...patch },
    }),
    ...visitsWithdrawn(off, by, `Cancelled: the terms of ${after.plan_name} changed`, store),
    ...updatedVisits(plan, after, kept, requester, store),
    ...visitsPlanned(renewed, days, { actor: by, user: actor.user_id }, store),
    ...charged(renewed, due, by, store),
  ]
}

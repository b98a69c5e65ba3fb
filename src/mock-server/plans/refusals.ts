import type { Client } from '@/domain/client/client'
import type { Actor } from '@/domain/permissions/actor'
import { isUnsettled } from '@/domain/service-plan/charges'
import { isRunning } from '@/domain/service-plan/commands'
import { mayAutomateBilling } from '@/domain/service-plan/permissions'
import type { PlanCharge, PlanRow } from '@/domain/service-plan/plan'
import type { PlanTemplate } from '@/domain/service-plan/template'
import { isSameName } from '@/domain/text/same-name'
import type { Reader } from '../core/log/rows'
import { Refusal } from '../core/write/refusal'

type Refused = string | null

type Named = Pick<PlanTemplate, 'id' | 'business_id' | 'name'>

export const NAME_TAKEN = 'A template with this name already exists.'

/** Ignores case and spacing. */
export const isNameTaken = ({ id, business_id, name }: Named, store: Reader): boolean =>
  store
    .naming('plan_templates', 'business_id', business_id)
    .some((other) => other.id !== id && isSameName(other.name, name))

export const templateObstacle = ({ after }: { after: PlanTemplate }, store: Reader): Refused =>
  isNameTaken(after, store) ? NAME_TAKEN : null

type Wanted = Pick<PlanRow, 'id' | 'client_id' | 'template_id' | 'property_id'>

/** True when the client has an active or paused plan from the same template at the same property. */
export const hasSamePlan = ({ id, client_id, template_id, property_id }: Wanted, store: Reader): boolean =>
  store
    .naming('service_plans', 'client_id', client_id)
    .some(
      (plan) =>
        plan.id !== id &&
        plan.template_id === template_id &&
        plan.property_id === property_id &&
        isRunning(plan.status),
    )

export const SAME_PLAN = 'This client already has this plan.'

export const planObstacle = ({ after }: { after: PlanRow }, store: Reader): Refused => {
  if (!store.find('clients', after.client_id)) return 'Its client was deleted; bring the client back first.'
  return isRunning(after.status) && hasSamePlan(after, store) ? SAME_PLAN : null
}

export const planRemoval = ({ id }: PlanRow, storeAfter: Reader): Refused =>
  storeAfter.naming('jobs', 'plan_id', id).length > 0 || storeAfter.naming('plan_charges', 'plan_id', id).length > 0
    ? 'This plan has other visits or charges by now. Cancel it instead.'
    : null

/** Automatic billing requires the permission to create and send invoices. Throws a 403 Refusal. */
export const checkBilling = (actor: Actor, fields: object): void => {
  if ('charge_billing' in fields && !mayAutomateBilling(actor))
    throw new Refusal(403, 'Your role can’t change how charges are billed.')
}

export const ownerOf = ({ plan_id }: PlanCharge, store: Reader): Client | undefined => {
  const plan = store.find('service_plans', plan_id)
  return plan && store.find('clients', plan.client_id)
}

export const OWED_BY_NO_ONE = 'Its client was deleted; bring the client back first.'

/** A restored charge needs its plan and a client, and can't be both settled and invoiced. */
export const chargeObstacle = ({ after }: { after: PlanCharge }, store: Reader): Refused => {
  if (!store.find('service_plans', after.plan_id)) return 'Its plan is gone; bring the plan back first.'
  if (after.invoice_id === null) return isUnsettled(after) && !ownerOf(after, store) ? OWED_BY_NO_ONE : null
  if (isUnsettled(after)) return null
  const { invoice_number = 'an invoice' } = store.find('invoices', after.invoice_id) ?? {}
  return `It would be ${after.paid_on === null ? 'waived' : 'paid'} and on ${invoice_number}. Undo one of both first.`
}

export const chargedVisitRefusal = ({ id }: { id: number }, storeAfter: Reader): Refused =>
  storeAfter.naming('plan_charges', 'job_id', id).length > 0
    ? 'This visit was charged to its service plan. Undo its completion first.'
    : null

/** Active and paused plans block the deletion. Returns null otherwise. */
export const clientPlansRefusal = (clientId: number, store: Reader): Refused => {
  const { length } = store.naming('service_plans', 'client_id', clientId).filter(({ status }) => isRunning(status))
  if (length === 0) return null
  return length === 1
    ? 'This client has 1 service plan. Cancel it first.'
    : `This client has ${length} service plans. Cancel them first.`
}

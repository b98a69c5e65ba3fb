import {
  CatchUpPlansDocument,
  CreatePlanTemplateDocument,
  DeletePlanTemplateDocument,
  EditPlanTemplateDocument,
  EditServicePlanDocument,
  SettlePlanChargeDocument,
  WaivePlanChargeDocument,
} from '@/contract/graphql/generated/plans'
import { createPlan, pricesInDollars, toWirePlanDraft } from '@/contract/plans'
import type { Edit } from '@/domain/record/merge-edits'
import type { ChargePayment } from '@/domain/service-plan/charge-form'
import type { ServicePlan } from '@/domain/service-plan/plan'
import type { PlanDraft } from '@/domain/service-plan/plan-form'
import type { PlanTemplate } from '@/domain/service-plan/template'
import type { PlanTemplateDraft } from '@/domain/service-plan/template-form'
import type { PlanTerms } from '@/domain/service-plan/terms-form'
import type { GraphQL } from '../graphql/graphql'
import type { Http } from '../http/http'

type CreateResult = { id: number }

/** Writes of templates, plans and charges (EP-043, EP-111). `key` is the intent's id. */
export type PlanService = {
  templates: {
    /** @throws Failure 422 when the name is taken or a price is missing */
    create(draft: PlanTemplateDraft, key: string): Promise<CreateResult>
    /** @throws Failure 409 when someone else has changed the same, 422 */
    edit(id: number, edit: Edit<PlanTemplateDraft, PlanTemplate>, key: string): Promise<CreateResult>
    remove(id: number, key: string): Promise<void>
  }
  /** @throws Failure 422 when the client has the plan already */
  create(businessId: number, draft: PlanDraft, key: string): Promise<CreateResult>
  /** Changes the terms of a plan. @throws Failure 409 when it is over or someone else has changed the same, 422 */
  edit(id: number, edit: Edit<PlanTerms, ServicePlan>, key: string): Promise<CreateResult>
  /** Settles visits that went by without being scheduled; the answer is how many there are today. */
  catchUp(plans: number[], skip: boolean, key: string): Promise<number>
  /** A charge was paid, how and when; null where it is open again. @throws Failure 409 where it is on an invoice, 422 */
  settleCharge(id: number, payment: ChargePayment | null, key: string): Promise<void>
  /** @throws Failure 409 where it is on an invoice or paid, 422 */
  waiveCharge(id: number, reason: string, key: string): Promise<void>
}

/** Builds the service. The documents name no call for templates, so that these go by GraphQL. */
export const createPlanService = (http: Http, graphql: GraphQL): PlanService => ({
  templates: {
    create: async (draft, key) =>
      (await graphql.mutate(CreatePlanTemplateDocument, { template: pricesInDollars(draft), key })).createPlanTemplate,
    async edit(id, { changed, was }, key) {
      const { business_id: _, id: __, created_at: ___, ...before } = was
      const variables = { id, changed: pricesInDollars(changed), was: pricesInDollars(before), key }
      return (await graphql.mutate(EditPlanTemplateDocument, variables)).editPlanTemplate
    },
    async remove(id, key) {
      await graphql.mutate(DeletePlanTemplateDocument, { id, key })
    },
  },
  create: async (businessId, draft, key) =>
    (await http.call(createPlan, { params: { businessId }, body: toWirePlanDraft(draft), key })).plan,
  async edit(id, { changed, was }, key) {
    const variables = { id, changed: pricesInDollars(changed), was: pricesInDollars(was), key }
    await graphql.mutate(EditServicePlanDocument, variables)
    return { id }
  },
  catchUp: async (plans, skip, key) => (await graphql.mutate(CatchUpPlansDocument, { plans, skip, key })).catchUpPlans,
  async settleCharge(id, payment, key) {
    await graphql.mutate(SettlePlanChargeDocument, { id, paid: payment !== null, ...payment, key })
  },
  async waiveCharge(id, reason, key) {
    await graphql.mutate(WaivePlanChargeDocument, { id, reason, key })
  },
})

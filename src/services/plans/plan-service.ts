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

/** Template, plan and charge writes (EP-043, EP-111). Each `key` is the intent's id. */
export type PlanService = {
  templates: {
    /** Throws Failure 422 if the name exists already or a price is missing. */
    create(draft: PlanTemplateDraft, key: string): Promise<CreateResult>
    /** Throws Failure 409 on a conflicting change, 422. */
    edit(id: number, edit: Edit<PlanTemplateDraft, PlanTemplate>, key: string): Promise<CreateResult>
    remove(id: number, key: string): Promise<void>
  }
  /** Throws Failure 422 if the client has the plan already. */
  create(businessId: number, draft: PlanDraft, key: string): Promise<CreateResult>
  /** Throws Failure 409 if the plan is over or on a conflicting change, 422. */
  edit(id: number, edit: Edit<PlanTerms, ServicePlan>, key: string): Promise<CreateResult>
  /** Settles missed visits; answers with their number as of today. */
  catchUp(plans: number[], skip: boolean, key: string): Promise<number>
  /** A null payment reopens the charge. Throws Failure 409 if it is on an invoice, 422. */
  settleCharge(id: number, payment: ChargePayment | null, key: string): Promise<void>
  /** Throws Failure 409 if the charge is paid or on an invoice, 422. */
  waiveCharge(id: number, reason: string, key: string): Promise<void>
}

/** The documents specify no calls for templates, so these use GraphQL. */
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

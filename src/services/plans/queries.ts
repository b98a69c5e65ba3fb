import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { PlanAccountDocument, PlanTemplatesDocument } from '@/contract/graphql/generated/plans'
import { listPlans, planChargeCodec, planTemplateCodec } from '@/contract/plans'
import { failureFrom } from '@/domain/failure'
import type { PlanCharge, PlanVisit, ServicePlan } from '@/domain/service-plan/plan'
import type { PlanTemplate } from '@/domain/service-plan/template'
import type { GraphQL } from '../graphql/graphql'
import type { Http } from '../http/http'

declare module '../renewal' {
  interface Topics {
    /** A service plan, its charges or a template was written. */
    plans: true
  }
}

type Api = () => Promise<GraphQL>

/** The plans of the business, with those that can't be read. Their progress follows from jobs, their names from clients. */
export const plansQuery = (http: Http, businessId: number) =>
  queryOptions({
    queryKey: ['service-plans', businessId],
    meta: { renewedBy: ['plans', 'jobs', 'clients'] },
    async queryFn() {
      const { plans, damaged } = await http.call(listPlans, { params: { businessId } })
      return { items: plans as ServicePlan[], damaged }
    },
    staleTime: 60_000,
  })

/** What plans are made from. */
export const planTemplatesQuery = (graphql: Api, businessId: number) =>
  queryOptions({
    queryKey: ['plan-templates', businessId],
    meta: { renewedBy: ['plans'] },
    async queryFn(): Promise<PlanTemplate[]> {
      const { planTemplates } = await (await graphql()).query(PlanTemplatesDocument, {})
      return planTemplates.map((template) => v.parse(planTemplateCodec.wire, { ...template, business_id: businessId }))
    },
    staleTime: 60_000,
  })

/** One plan or template, for a link to one that the list does not hold: the documents name no call for one, so that the list is loaded again. */
export const singleOf = <R extends { id: number }>(
  kind: string,
  id: number,
  load: () => Promise<{ items: readonly R[] }>,
) =>
  queryOptions({
    queryKey: [kind, id],
    meta: { renewedBy: ['plans', 'jobs'] },
    queryFn: async (): Promise<R> => {
      const record = (await load()).items.find((each) => each.id === id)
      if (!record) throw failureFrom({ status: 404 })
      return record
    },
  })

/** What has come of a plan. */
export type PlanAccount = { visits: PlanVisit[]; charges: PlanCharge[] }

/** The visits and charges of a plan. */
export const planAccountQuery = (graphql: Api, businessId: number, plan: number) =>
  queryOptions({
    queryKey: ['plan-account', businessId, plan],
    meta: { renewedBy: ['plans', 'jobs'] },
    async queryFn(): Promise<PlanAccount> {
      const { visits, charges } = (await (await graphql()).query(PlanAccountDocument, { plan })).planAccount
      return {
        visits,
        charges: charges.map((charge) => v.parse(planChargeCodec.wire, { ...charge, business_id: businessId })),
      }
    },
  })

import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { PlanAccountDocument, PlanTemplatesDocument } from '@/contract/graphql/generated/plans'
import { listPlans, planChargeCodec, planTemplateCodec } from '@/contract/plans'
import type { PlanVisit, ReadCharge, ServicePlan } from '@/domain/service-plan/plan'
import type { PlanTemplate } from '@/domain/service-plan/template'
import type { GraphQL } from '../graphql/graphql'
import type { Http } from '../http/http'
import { singleRecord } from '../single-record'

declare module '../renewal' {
  interface Topics {
    plans: true
  }
}

/** Progress is derived from jobs, names from clients. */
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

export const planTemplatesQuery = (graphql: GraphQL, businessId: number) =>
  queryOptions({
    queryKey: ['plan-templates', businessId],
    meta: { renewedBy: ['plans'] },
    async queryFn(): Promise<PlanTemplate[]> {
      const { planTemplates } = await graphql.query(PlanTemplatesDocument, {})
      return planTemplates.map((template) => v.parse(planTemplateCodec.wire, { ...template, business_id: businessId }))
    },
    staleTime: 60_000,
  })

export const singleOf = <R extends { id: number }>(
  kind: string,
  id: number,
  load: () => Promise<{ items: readonly R[] }>,
) =>
  singleRecord(id, {
    queryKey: [kind],
    renewedBy: ['plans', 'jobs', 'clients'],
    load: async () => (await load()).items,
  })

export type PlanAccount = { visits: PlanVisit[]; charges: ReadCharge[] }

export const planAccountQuery = (graphql: GraphQL, businessId: number, plan: number) =>
  queryOptions({
    queryKey: ['plan-account', businessId, plan],
    meta: { renewedBy: ['plans', 'jobs'] },
    async queryFn(): Promise<PlanAccount> {
      const { visits, charges } = (await graphql.query(PlanAccountDocument, { plan })).planAccount
      return {
        visits,
        charges: charges.map((charge) => v.parse(planChargeCodec.wire, { ...charge, business_id: businessId })),
      }
    },
  })

import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { EquipmentPlacesDocument, PredictiveDocument } from '@/contract/graphql/generated/equipment'
import type { PredictiveAlert } from '@/domain/equipment/alerts'
import type { Equipment, EquipmentPlace } from '@/domain/equipment/equipment'
import type { Monitoring } from '@/domain/equipment/monitoring'
import type { Recommendation } from '@/domain/equipment/recommendations'
import { centsFromDollars } from '@/domain/money/money'
import type { Day } from '@/domain/time/calendar'
import type { GraphQL } from '../graphql/graphql'
import { singleRecord } from '../single-record'

declare module '../renewal' {
  interface Topics {
    equipment: true
  }
}

export type Predictive = {
  equipment: readonly Equipment[]
  alerts: readonly PredictiveAlert[]
  recommendations: readonly Recommendation[]
  monitoring: Monitoring
}

/** Answers differ from day to day. */
export const predictiveQuery = (graphql: GraphQL, businessId: number, today: Day) =>
  queryOptions({
    queryKey: ['predictive', businessId, today],
    // Completed jobs count as services, and equipment is named after its property and client.
    meta: { renewedBy: ['equipment', 'jobs', 'clients', 'facts'] },
    async queryFn(): Promise<Predictive> {
      const answer = await graphql.query(PredictiveDocument, {})
      return {
        monitoring: answer.equipmentMonitoring,
        equipment: answer.equipment.map((unit) => ({
          ...unit,
          business_id: businessId,
          service_cost: centsFromDollars(unit.service_cost),
          repair_cost: centsFromDollars(unit.repair_cost),
        })),
        alerts: answer.predictiveAlerts.map((alert) => ({
          ...alert,
          estimatedCost: centsFromDollars(alert.estimatedCost),
          preventionCost: centsFromDollars(alert.preventionCost),
          savings: centsFromDollars(alert.savings),
        })),
        recommendations: answer.equipmentRecommendations.map((each) => ({
          ...each,
          estimatedCost: centsFromDollars(each.estimatedCost),
        })),
      }
    },
    staleTime: 60_000,
  })

export const equipmentPlacesQuery = (graphql: GraphQL, businessId: number) =>
  queryOptions({
    queryKey: ['equipment-places', businessId],
    meta: { renewedBy: ['equipment', 'facts'] },
    queryFn: async (): Promise<readonly EquipmentPlace[]> =>
      (await graphql.query(EquipmentPlacesDocument, {})).equipmentPlaces,
    staleTime: 60_000,
  })

export const equipmentQuery = (graphql: GraphQL, client: QueryClient, businessId: number, today: Day, id: number) =>
  singleRecord<Equipment>(id, {
    queryKey: ['equipment', businessId, today],
    renewedBy: ['equipment', 'jobs', 'clients', 'facts'],
    load: async () =>
      (await client.fetchQuery({ ...predictiveQuery(graphql, businessId, today), staleTime: 0 })).equipment,
  })

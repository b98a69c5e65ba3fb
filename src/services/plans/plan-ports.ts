import { ChangePlanStatusDocument } from '@/contract/graphql/generated/plans'
import type { PlanCore } from '@/domain/service-plan/commands'
import type { PlanPorts } from '@/machines/service-plan/ports'
import type { GraphQL } from '../graphql/graphql'

/** `onPlan` receives every plan of a response. */
export const createPlanPorts = (graphql: GraphQL, onPlan: (plan: PlanCore) => void): PlanPorts => ({
  async changeStatus({ key, plan_id, command }) {
    const { changePlanStatus } = await graphql.mutate(ChangePlanStatusDocument, { id: plan_id, command, key })
    onPlan(changePlanStatus)
    return changePlanStatus
  },
})

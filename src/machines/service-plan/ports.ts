import type { PlanCommand, PlanCore } from '@/domain/service-plan/commands'
import type { Keyed } from '../port'

/** Each resolves with the plan's lifecycle data and rejects with a plain `Failure`. */
export type PlanPorts = {
  changeStatus(input: Keyed & { plan_id: number; command: PlanCommand }): Promise<PlanCore>
}

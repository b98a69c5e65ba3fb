import type { PlanCommand, PlanCore } from '@/domain/service-plan/commands'
import type { Keyed } from '../port'

/** The services of a plan's life. Each resolves with what a life needs of the plan as it is afterwards, and rejects with a plain `Failure`. */
export type PlanPorts = {
  changeStatus(input: Keyed & { plan_id: number; command: PlanCommand }): Promise<PlanCore>
}

import type { Actor } from '@/domain/permissions/actor'
import type { PlanCommand, PlanCore } from '@/domain/service-plan/commands'
import type { Commanding } from '../commanding/commanding'

export type PlanInput = {
  actor: Actor
  plan: PlanCore
}

export type PlanContext = PlanInput & Commanding<PlanIntent>

export type PlanIntent = { command: PlanCommand; key: string }

/** `id` becomes the idempotency key. */
export type PlanRequest =
  | { type: 'plan.pause'; id: string }
  | { type: 'plan.resume'; id: string }
  | { type: 'plan.cancel'; id: string }
  | { type: 'plan.complete'; id: string }

export type PlanChanged = { type: 'plan.changed'; plan: PlanCore }

export type PlanEvent = PlanRequest | PlanChanged | { type: 'plan.retry' } | { type: 'plan.dismiss' }

const COMMANDS = {
  'plan.pause': 'pause',
  'plan.resume': 'resume',
  'plan.cancel': 'cancel',
  'plan.complete': 'complete',
} as const satisfies Record<PlanRequest['type'], PlanCommand>

export const intentFrom = ({ type, id }: PlanRequest): PlanIntent => ({ command: COMMANDS[type], key: id })

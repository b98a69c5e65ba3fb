import type { Actor } from '@/domain/permissions/actor'
import type { PlanCommand, PlanCore } from '@/domain/service-plan/commands'
import type { Commanding } from '../commanding/commanding'

export type PlanInput = {
  actor: Actor
  /** The plan as the list shows it. */
  plan: PlanCore
}

export type PlanContext = PlanInput & Commanding<PlanIntent>

export type PlanIntent = { command: PlanCommand; key: string }

/** What a person can ask of a plan. `id` names the intent and becomes the idempotency key. */
export type PlanRequest =
  | { type: 'plan.pause'; id: string }
  | { type: 'plan.resume'; id: string }
  | { type: 'plan.cancel'; id: string }
  | { type: 'plan.complete'; id: string }

/** The plan was changed elsewhere. */
export type PlanChanged = { type: 'plan.changed'; plan: PlanCore }

export type PlanEvent =
  | PlanRequest
  | PlanChanged
  /** What a person does about a failure. */
  | { type: 'plan.retry' }
  | { type: 'plan.dismiss' }

const COMMANDS = {
  'plan.pause': 'pause',
  'plan.resume': 'resume',
  'plan.cancel': 'cancel',
  'plan.complete': 'complete',
} as const satisfies Record<PlanRequest['type'], PlanCommand>

/** Reads the intent out of a request. */
export const intentFrom = ({ type, id }: PlanRequest): PlanIntent => ({ command: COMMANDS[type], key: id })

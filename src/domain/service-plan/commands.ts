import type { Actor } from '../permissions/actor'
import { byStatus, notPermitted, type Verdict } from '../record/verdict'
import { plansRefusal } from './permissions'
import type { PlanRow } from './plan'
import type { PlanStatus } from './vocabulary'

/** Commands on an existing plan (PLAN-05). */
export const PLAN_COMMANDS = ['pause', 'resume', 'cancel', 'complete'] as const
export type PlanCommand = (typeof PLAN_COMMANDS)[number]

type Rule = {
  from: readonly PlanStatus[]
  to: PlanStatus
  /** `paused`, as in "can be paused". */
  participle: string
}

export const PLAN_RULES: Record<PlanCommand, Rule> = {
  pause: { from: ['active'], to: 'paused', participle: 'paused' },
  resume: { from: ['paused'], to: 'active', participle: 'resumed' },
  cancel: { from: ['active', 'paused'], to: 'cancelled', participle: 'cancelled' },
  complete: { from: ['active'], to: 'completed', participle: 'completed' },
}

/** The fields that decide which commands a plan allows, without personal data. */
export type PlanCore = Pick<PlanRow, 'id' | 'status'>

export const planCore = ({ id, status }: PlanCore): PlanCore => ({ id, status })

export const isRunning = (status: PlanStatus): boolean => status === 'active' || status === 'paused'

/** Checks the permission first, then the status. */
export const judgePlan = (actor: Actor, command: PlanCommand, { status }: Pick<PlanCore, 'status'>): Verdict => {
  const { from, participle } = PLAN_RULES[command]
  const refusal = plansRefusal(actor, 'service plans', participle)
  if (refusal !== null) return notPermitted(refusal)
  if (from.includes(status)) return byStatus(null)
  return byStatus(
    isRunning(status)
      ? `Only ${command === 'resume' ? 'a paused' : 'an active'} plan can be ${participle}; this one is ${status}.`
      : `This plan is ${status} already.`,
  )
}

export const editRefusal = (actor: Actor, { status }: Pick<PlanCore, 'status'>): string | null =>
  plansRefusal(actor, 'service plans', 'edited') ?? (isRunning(status) ? null : `This plan is ${status} already.`)

export const planStatusAfter = (command: PlanCommand): PlanStatus => PLAN_RULES[command].to

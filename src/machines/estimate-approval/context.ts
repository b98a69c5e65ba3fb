import type { Approval, Rejection } from '@/domain/estimate/answer'
import type { EstimateCommand, EstimateCore } from '@/domain/estimate/commands'
import type { JobSlot } from '@/domain/job/job'
import type { Actor } from '@/domain/permissions/actor'
import type { Commanding } from '../commanding/commanding'

export type EstimateInput = {
  actor: Actor
  estimate: EstimateCore
}

export type EstimateContext = EstimateInput & Commanding<EstimateIntent>

export type EstimateIntent =
  | { command: 'send' | 'resend' | 'revise'; key: string }
  | { command: 'approve'; key: string; approval: Approval }
  | { command: 'reject'; key: string; rejection: Rejection }
  | { command: 'convert'; key: string; slot: JobSlot }

/** `id` names the intent and becomes the idempotency key. */
export type EstimateRequest =
  | { type: 'estimate.send'; id: string }
  | { type: 'estimate.resend'; id: string }
  | { type: 'estimate.revise'; id: string }
  | { type: 'estimate.approve'; id: string; approval: Approval }
  | { type: 'estimate.reject'; id: string; rejection: Rejection }
  | { type: 'estimate.convert'; id: string; slot: JobSlot }

export type EstimateChanged = { type: 'estimate.changed'; estimate: EstimateCore }

export type EstimateEvent =
  | EstimateRequest
  | EstimateChanged
  | { type: 'estimate.retry' }
  | { type: 'estimate.dismiss' }

const PLAIN = {
  'estimate.send': 'send',
  'estimate.resend': 'resend',
  'estimate.revise': 'revise',
} as const satisfies Partial<Record<EstimateRequest['type'], EstimateCommand>>

export const intentFrom = (request: EstimateRequest): EstimateIntent => {
  const key = request.id
  switch (request.type) {
    case 'estimate.approve':
      return { command: 'approve', key, approval: request.approval }
    case 'estimate.reject':
      return { command: 'reject', key, rejection: request.rejection }
    case 'estimate.convert':
      return { command: 'convert', key, slot: request.slot }
    case 'estimate.send':
    case 'estimate.resend':
    case 'estimate.revise':
      return { command: PLAIN[request.type], key }
  }
}

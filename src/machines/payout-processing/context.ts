import type { PayoutCore } from '@/domain/payout/commands'
import type { Actor } from '@/domain/permissions/actor'
import type { Instant } from '@/domain/time/clock'
import type { Commanding } from '../commanding/commanding'

export type ProcessingInput = {
  actor: Actor
  payout: PayoutCore
}

/** The payload a retry repeats; `Intent.askedAt` holds the request time. */
export type ProcessingIntent = { command: 'process'; key: string } | { command: 'cancel'; key: string; reason: string }

export type ProcessingContext = ProcessingInput & Commanding<ProcessingIntent>

/** `id` becomes the idempotency key; `askedAt` is the request time. */
export type ProcessingRequest = { id: string; askedAt?: Instant } & (
  | { type: 'payout.process' }
  | { type: 'payout.cancel'; reason: string }
)

export type PayoutChanged = { type: 'payout.changed'; payout: PayoutCore }

export type ProcessingEvent = ProcessingRequest | PayoutChanged | { type: 'payout.retry' } | { type: 'payout.dismiss' }

export const intentFrom = (request: ProcessingRequest): ProcessingIntent =>
  request.type === 'payout.process'
    ? { command: 'process', key: request.id }
    : { command: 'cancel', key: request.id, reason: request.reason }

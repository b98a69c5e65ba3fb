import type { PayoutCore } from '@/domain/payout/commands'
import type { Actor } from '@/domain/permissions/actor'
import type { Instant } from '@/domain/time/clock'
import type { Commanding } from '../commanding/commanding'

export type ProcessingInput = {
  actor: Actor
  /** The payout as the list shows it. */
  payout: PayoutCore
}

/** The request, with what a retry sends; when it was first asked for comes beside that (`Intent.askedAt`). */
export type ProcessingIntent = { command: 'process'; key: string } | { command: 'cancel'; key: string; reason: string }

export type ProcessingContext = ProcessingInput & Commanding<ProcessingIntent>

/** What a person can ask of a payout. `id` names the intent and becomes the idempotency key; `askedAt` is when. */
export type ProcessingRequest = { id: string; askedAt?: Instant } & (
  | { type: 'payout.process' }
  | { type: 'payout.cancel'; reason: string }
)

/** The payout was changed elsewhere: by a colleague, or by the bank. */
export type PayoutChanged = { type: 'payout.changed'; payout: PayoutCore }

export type ProcessingEvent =
  | ProcessingRequest
  | PayoutChanged
  /** What a person does about a failure. */
  | { type: 'payout.retry' }
  | { type: 'payout.dismiss' }

/** Reads the intent out of a request. */
export const intentFrom = (request: ProcessingRequest): ProcessingIntent =>
  request.type === 'payout.process'
    ? { command: 'process', key: request.id }
    : { command: 'cancel', key: request.id, reason: request.reason }

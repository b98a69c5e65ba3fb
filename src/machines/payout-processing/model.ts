import type { AnyEventObject } from 'xstate'
import type { PayoutCore } from '@/domain/payout/commands'
import { PAYOUT_STATUSES, type PayoutStatus } from '@/domain/payout/vocabulary'
import { BUSY, type FlowModel, OWNER } from '../model'
import type { ProcessingEvent, ProcessingIntent } from './context'
import type { ProcessingSnapshot } from './selectors'

const payout = (status: PayoutStatus): PayoutCore => ({ id: 1, status, initiated_by: 1, needs_approval: false })

const events: ProcessingEvent[] = [
  { type: 'payout.process', id: 'intent-process' },
  { type: 'payout.cancel', id: 'intent-cancel', reason: 'Sent by check' },
  ...PAYOUT_STATUSES.map((status) => ({ type: 'payout.changed', payout: payout(status) }) as const),
  { type: 'payout.retry' },
  { type: 'payout.dismiss' },
]

const outcome = { done: PAYOUT_STATUSES.map(payout), failed: [BUSY] }

const LEADS_TO: Record<ProcessingIntent['command'], PayoutStatus> = { process: 'processing', cancel: 'cancelled' }

const follows = ({ context }: ProcessingSnapshot, answer: PayoutCore | undefined): boolean =>
  context.intent !== null && answer?.status === LEADS_TO[context.intent.command]

export const payoutProcessingModel: FlowModel = {
  input: { actor: OWNER, payout: payout('pending') },
  events,
  outcomes: { processPayout: outcome, cancelPayout: outcome },
  stateKey: ({ value, context }: ProcessingSnapshot) =>
    JSON.stringify([value, context.payout.status, context.intent?.command ?? null, context.failure !== null]),
  plausible: (snapshot: ProcessingSnapshot, event: AnyEventObject) =>
    event.type.startsWith('xstate.done.actor.') ? follows(snapshot, event.output as PayoutCore | undefined) : true,
}

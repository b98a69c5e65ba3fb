import type { AnyEventObject } from 'xstate'
import { computedStatusAfter, computedStatusOf, type EstimateCore } from '@/domain/estimate/commands'
import type { EstimateComputedStatus } from '@/domain/estimate/vocabulary'
import { BUSY, type FlowModel, OWNER } from '../model'
import type { EstimateEvent } from './context'
import type { EstimateSnapshot } from './selectors'

const NEWER = 2
const JOB = 17

const estimate = (computedStatus: EstimateComputedStatus): EstimateCore => ({
  id: 1,
  status: computedStatus === 'revised' || computedStatus === 'converted' ? 'approved' : computedStatus,
  job_id: computedStatus === 'converted' ? JOB : null,
  revised_by_id: computedStatus === 'revised' ? NEWER : null,
})

const answer = { answered_by: 'Helen Brandt', answered_via: 'phone' } as const
const choice = { package_id: null, line_ids: [] }

const LEARNED: readonly EstimateComputedStatus[] = ['viewed', 'expired', 'draft']

const events: EstimateEvent[] = [
  { type: 'estimate.send', id: 'intent-send' },
  { type: 'estimate.resend', id: 'intent-resend' },
  { type: 'estimate.revise', id: 'intent-revise' },
  { type: 'estimate.approve', id: 'intent-approve', approval: { ...answer, choice } },
  { type: 'estimate.reject', id: 'intent-reject', rejection: { ...answer, rejection_reason: 'Too much.' } },
  {
    type: 'estimate.convert',
    id: 'intent-convert',
    slot: { scheduled_date: '2026-12-01', scheduled_start_time: '08:00', scheduled_end_time: '10:00' },
  },
  ...LEARNED.map((computedStatus) => ({ type: 'estimate.changed', estimate: estimate(computedStatus) }) as const),
  { type: 'estimate.retry' },
  { type: 'estimate.dismiss' },
]

const follows = ({ context }: EstimateSnapshot, after: EstimateCore | undefined): boolean =>
  context.intent !== null &&
  after !== undefined &&
  computedStatusOf(after) === computedStatusAfter(context.intent.command, computedStatusOf(context.estimate))

const to = (...standings: EstimateComputedStatus[]) => ({ done: standings.map(estimate), failed: [BUSY] })

export const estimateApprovalModel: FlowModel = {
  input: { actor: OWNER, estimate: estimate('draft') },
  events,
  outcomes: {
    send: to('sent', 'viewed'),
    approve: to('approved'),
    reject: to('rejected'),
    revise: to('revised'),
    convert: to('converted'),
  },
  stateKey: ({ value, context }: EstimateSnapshot) =>
    JSON.stringify([
      value,
      computedStatusOf(context.estimate),
      context.intent?.command ?? null,
      context.failure !== null,
    ]),
  plausible: (snapshot: EstimateSnapshot, event: AnyEventObject) =>
    event.type.startsWith('xstate.done.actor.') ? follows(snapshot, event.output as EstimateCore | undefined) : true,
}

import { setup } from 'xstate'
import {
  computedStatusOf,
  type EstimateCommand,
  type EstimateCore,
  estimateCore,
  judgeEstimate,
} from '@/domain/estimate/commands'
import { ESTIMATE_COMPUTED_STATUSES } from '@/domain/estimate/vocabulary'
import { commanding, NO_INTENT } from '../commanding/commanding'
import { port } from '../port'
import {
  type EstimateChanged,
  type EstimateContext,
  type EstimateEvent,
  type EstimateInput,
  type EstimateIntent,
  intentFrom,
} from './context'
import type { EstimatePorts } from './ports'

type Types = {
  context: EstimateContext
  event: EstimateEvent
  intent: EstimateIntent
  command: EstimateCommand
  ports: EstimatePorts
  answer: EstimateCore
  report: EstimateChanged
}

const may = ({ actor, estimate }: EstimateContext, command: EstimateCommand) =>
  judgeEstimate(actor, command, estimate).ok

const commands = commanding<Types>({
  states: {
    send: 'sending',
    resend: 'resending',
    approve: 'approving',
    reject: 'rejecting',
    revise: 'revising',
    convert: 'converting',
  },
  intentFrom,
  may,
  statusOf: ({ estimate }) => computedStatusOf(estimate),
  accept: (_, estimate) => ({ estimate: estimateCore(estimate) }),
  learn: ({ estimate }) => ({ estimate: estimateCore(estimate) }),
  isMoot: (context, { command }) => !may(context, command),
})
const { ask, asking } = commands

const waiting = {
  on: {
    'estimate.resend': ask('resend'),
    'estimate.approve': ask('approve'),
    'estimate.reject': ask('reject'),
    'estimate.revise': ask('revise'),
  },
} as const

/**
 * The lifecycle of an estimate from draft to job (EST-09, X-52). Every status is a state, every command has a state that waits for the back
 * end, and any result goes through `routing` to the state of the new status. Expiry happens outside the machine, which learns of it like of
 * any external change.
 */
export const estimateApprovalMachine = setup({
  types: {
    context: {} as EstimateContext,
    events: {} as EstimateEvent,
    input: {} as EstimateInput,
  },
  actors: {
    send: port<EstimatePorts['send']>(),
    approve: port<EstimatePorts['approve']>(),
    reject: port<EstimatePorts['reject']>(),
    revise: port<EstimatePorts['revise']>(),
    convert: port<EstimatePorts['convert']>(),
  },
  guards: commands.guards,
  actions: commands.actions,
}).createMachine({
  id: 'estimate-approval',
  version: '2',
  context: ({ input }) => ({ actor: input.actor, estimate: input.estimate, ...NO_INTENT }),
  initial: 'routing',
  on: {
    'estimate.changed': commands.learned,
    'estimate.retry': commands.retry,
    'estimate.dismiss': commands.dismiss,
  },
  states: {
    routing: { always: commands.toStatus(ESTIMATE_COMPUTED_STATUSES) },
    retrying: commands.retrying,

    draft: { on: { 'estimate.send': ask('send') } },
    sent: waiting,
    viewed: waiting,
    approved: { on: { 'estimate.revise': ask('revise'), 'estimate.convert': ask('convert') } },
    rejected: { on: { 'estimate.revise': ask('revise') } },
    expired: { on: { 'estimate.revise': ask('revise') } },
    // Deleting the newer version or the job may reopen these.
    revised: {},
    converted: {},

    sending: asking('send', ['send'], ({ key }, { estimate }) => ({ key, estimate_id: estimate.id, again: false })),
    resending: asking('send', ['resend'], ({ key }, { estimate }) => ({ key, estimate_id: estimate.id, again: true })),
    approving: asking('approve', ['approve'], ({ key, approval }, { estimate }) => ({
      key,
      estimate_id: estimate.id,
      approval,
    })),
    rejecting: asking('reject', ['reject'], ({ key, rejection }, { estimate }) => ({
      key,
      estimate_id: estimate.id,
      rejection,
    })),
    revising: asking('revise', ['revise'], ({ key }, { estimate }) => ({ key, estimate_id: estimate.id })),
    converting: asking('convert', ['convert'], ({ key, slot }, { estimate }) => ({
      key,
      estimate_id: estimate.id,
      slot,
    })),
  },
})

import { setup } from 'xstate'
import { judgePayout, type PayoutCommand, type PayoutCore, payoutCore } from '@/domain/payout/commands'
import { PAYOUT_STATUSES } from '@/domain/payout/vocabulary'
import { commanding, NO_INTENT } from '../commanding/commanding'
import { port } from '../port'
import {
  intentFrom,
  type PayoutChanged,
  type ProcessingContext,
  type ProcessingEvent,
  type ProcessingInput,
  type ProcessingIntent,
} from './context'
import type { ProcessingPorts } from './ports'

type Types = {
  context: ProcessingContext
  event: ProcessingEvent
  intent: ProcessingIntent
  command: PayoutCommand
  ports: ProcessingPorts
  answer: PayoutCore
  report: PayoutChanged
}

const may = ({ actor, payout }: ProcessingContext, command: PayoutCommand) => judgePayout(actor, command, payout).ok

const commands = commanding<Types>({
  states: { process: 'sending', cancel: 'cancelling' },
  intentFrom,
  may,
  statusOf: ({ payout }) => payout.status,
  accept: (_, payout) => ({ payout: payoutCore(payout) }),
  learn: ({ payout }) => ({ payout: payoutCore(payout) }),
  isMoot: (context, { command }) => !may(context, command),
})
const { ask, asking } = commands

/**
 * The life of a payout (POUT-08). Every status is a state; every command has a state that calls the back end, whose answer goes through
 * `routing` to the new status. The bank's answer arrives as a change from elsewhere.
 */
export const payoutProcessingMachine = setup({
  types: {
    context: {} as ProcessingContext,
    events: {} as ProcessingEvent,
    input: {} as ProcessingInput,
  },
  actors: {
    processPayout: port<ProcessingPorts['processPayout']>(),
    cancelPayout: port<ProcessingPorts['cancelPayout']>(),
  },
  guards: commands.guards,
  actions: commands.actions,
}).createMachine({
  id: 'payout-processing',
  version: '1',
  context: ({ input }) => ({ actor: input.actor, payout: input.payout, ...NO_INTENT }),
  initial: 'routing',
  on: {
    'payout.changed': commands.learned,
    'payout.retry': commands.retry,
    'payout.dismiss': commands.dismiss,
  },
  states: {
    routing: { always: commands.toStatus(PAYOUT_STATUSES) },
    retrying: commands.retrying,

    pending: { on: { 'payout.process': ask('process'), 'payout.cancel': ask('cancel') } },
    // The bank answers within days; no command is allowed until then.
    processing: {},
    completed: {},
    failed: { on: { 'payout.process': ask('process') } },
    // An undo from the history may reopen it.
    cancelled: {},

    sending: asking('processPayout', ['process'], ({ key }, { payout }) => ({ key, payout_id: payout.id })),
    cancelling: asking('cancelPayout', ['cancel'], ({ key, reason }, { payout }) => ({
      key,
      reason,
      payout_id: payout.id,
    })),
  },
})

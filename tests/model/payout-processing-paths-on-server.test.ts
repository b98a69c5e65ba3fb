import { createPayout, getPayout } from '@/contract/payouts'
import { payoutCore } from '@/domain/payout/commands'
import { payoutProcessingMachine } from '@/machines/payout-processing/machine'
import { payoutProcessingModel } from '@/machines/payout-processing/model'
import { commandUnderWay, type ProcessingSnapshot } from '@/machines/payout-processing/selectors'
import { actorsFor } from '@/machines/port'
import { createProcessingPorts } from '@/services/payouts/processing-ports'
import { PAYOUT_DRAFT } from '../contract/payout-cases'
import { describeLives } from './lives-on-server'

/* The bank's later answers are covered by `tests/contract/payouts.test.ts`. */

describeLives({
  name: 'payout-processing',
  machine: payoutProcessingMachine,
  model: {
    ...payoutProcessingModel,
    events: payoutProcessingModel.events.filter(({ type }) => type !== 'payout.changed'),
  } as typeof payoutProcessingModel,
  record: 'payout',
  over: ({ http }) =>
    payoutProcessingMachine.provide({ actors: actorsFor(createProcessingPorts(http, () => undefined)) }),
  isBusy: (snapshot) => commandUnderWay(snapshot as ProcessingSnapshot) !== null,
  create: async ({ http }, key) =>
    payoutCore((await http.call(createPayout, { params: {}, body: PAYOUT_DRAFT, key })).payout),
  read: async ({ http }, payoutId) => payoutCore((await http.call(getPayout, { params: { payoutId } })).payout),
})

import { cancelPayout, processPayout } from '@/contract/payouts'
import { type PayoutCore, payoutCore } from '@/domain/payout/commands'
import { statedFailure } from '@/domain/record/failure'
import type { ProcessingPorts } from '@/machines/payout-processing/ports'
import type { Http } from '../http/http'

/** Services of the payout lifecycle (EP-083, EP-084). `onPayout` is called after each answer. */
export const createProcessingPorts = (http: Http, onPayout: () => void): ProcessingPorts => {
  const payoutFrom = async (answer: Promise<{ payout: PayoutCore }>, stated: string): Promise<PayoutCore> => {
    try {
      const { payout } = await answer
      onPayout()
      return payoutCore(payout)
    } catch (error) {
      throw statedFailure(error, stated)
    }
  }
  return {
    processPayout: ({ key, payout_id: payoutId }) =>
      payoutFrom(http.call(processPayout, { params: { payoutId }, key }), 'Failed to process payout'),
    cancelPayout: ({ key, payout_id: payoutId, reason }) =>
      payoutFrom(http.call(cancelPayout, { params: { payoutId }, query: { reason }, key }), 'Failed to cancel payout'),
  }
}

import type { PayoutCore } from '@/domain/payout/commands'
import type { Keyed } from '../port'

type OfPayout = Keyed & { payout_id: number }

/** Each resolves with the payout's new status and rejects with a plain `Failure`. */
export type ProcessingPorts = {
  processPayout(input: OfPayout): Promise<PayoutCore>
  cancelPayout(input: OfPayout & { reason: string }): Promise<PayoutCore>
}

import type { PayoutCore } from '@/domain/payout/commands'
import type { Keyed } from '../port'

type OfPayout = Keyed & { payout_id: number }

/** The services of a payout's life. Each resolves with the payout's new status, and rejects with a plain `Failure`. */
export type ProcessingPorts = {
  processPayout(input: OfPayout): Promise<PayoutCore>
  cancelPayout(input: OfPayout & { reason: string }): Promise<PayoutCore>
}

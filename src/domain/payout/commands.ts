import type { Cents } from '../money/money'
import type { Actor } from '../permissions/actor'
import { roleCannot } from '../permissions/role-cannot'
import { byStatus, notPermitted, type Verdict } from '../record/verdict'
import type { Payout } from './payout'
import { maySendPayouts } from './permissions'
import type { PayoutStatus } from './vocabulary'

/** Commands on an existing payout. A failed payout is processed again. */
export const PAYOUT_COMMANDS = ['process', 'cancel'] as const
export type PayoutCommand = (typeof PAYOUT_COMMANDS)[number]

/** The fields that decide which commands a payout allows, without personal data. */
export type PayoutCore = Pick<Payout, 'id' | 'status' | 'initiated_by' | 'needs_approval'>

export const payoutCore = ({ id, status, initiated_by, needs_approval }: PayoutCore): PayoutCore => ({
  id,
  status,
  initiated_by,
  needs_approval,
})

/** `limit` is the amount that one person may approve alone; 0 means no limit. */
export const needsApproval = (amount: Cents, limit: Cents): boolean => limit > 0 && amount > limit

const PROCESSED: Record<PayoutStatus, string | null> = {
  pending: null,
  failed: null,
  processing: 'This payout is already being processed.',
  completed: 'This payout is completed.',
  cancelled: 'This payout is cancelled. Create a new one.',
}

const CANCELLED: Record<PayoutStatus, string | null> = {
  pending: null,
  failed: 'This payout failed, so no money has moved. There is nothing to cancel.',
  processing: 'This payout is on its way to the bank and can’t be stopped.',
  completed: 'This payout is completed. Ask the client to send the money back.',
  cancelled: 'This payout is already cancelled.',
}

const SECOND =
  'This payout is above your approval limit. Someone other than the person who created it has to process it.'

const refusalOf = (actor: Actor, command: PayoutCommand, { status, ...payout }: PayoutCore): string | null => {
  if (command === 'cancel') return CANCELLED[status]
  const closed = PROCESSED[status]
  if (closed !== null) return closed
  return payout.needs_approval && payout.initiated_by === actor.user_id ? SECOND : null
}

/** Checks the permission first, then the status, then who created the payout (POUT-08). */
export const judgePayout = (actor: Actor, command: PayoutCommand, payout: PayoutCore): Verdict => {
  if (!maySendPayouts(actor)) {
    const participle = command === 'process' ? 'processed' : 'cancelled'
    return notPermitted(roleCannot('payouts', participle))
  }
  return byStatus(refusalOf(actor, command, payout))
}

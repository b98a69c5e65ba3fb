import { DEFAULT_TIME_ZONE } from '@/domain/account/business'
import { amountIn } from '@/domain/money/amount-in'
import { accountText } from '@/domain/payout/account'
import { processingFee } from '@/domain/payout/fee'
import type { PayoutAccountRow, PayoutRow } from '@/domain/payout/payout'
import { bySystem, inserted, updated } from '../core/log/changes'
import type { DatedFact } from '../core/log/store'
import { answeredAt, verifiedAt } from '../payouts/bank'
import { COMPLETED, FAILED, PROCESSED, VERIFIED } from '../payouts/tables'
import { by } from './job-history'

const BANK = bySystem('Bank')

const lifeOf = (row: PayoutRow): DatedFact[] => {
  const base = { stream: `payout/${row.id}`, cause: null }
  const pendingRow: PayoutRow = {
    ...row,
    ...{ status: 'pending', transaction_id: '', processed_at: null, processed_by: null, attempts: 0 },
    ...{ completed_at: null, failure_reason: '', cancel_reason: '' },
  }
  const created: DatedFact = {
    ...base,
    type: 'payout.created',
    actor: by(row.initiated_by),
    note: `${amountIn(row.amount, row.currency)} to ${row.paid_to}`,
    at: Date.parse(row.initiated_at),
    changes: [inserted('payouts', pendingRow)],
  }
  if (row.status === 'pending') return [created]
  if (row.status === 'cancelled')
    return [
      created,
      {
        ...base,
        type: 'payout.cancelled',
        actor: by(1),
        note: `Cancelled: ${row.cancel_reason}`,
        at: Date.parse(row.initiated_at) + 3_600_000,
        changes: [updated('payouts', pendingRow, row)],
      },
    ]
  const { transaction_id, processed_at, processed_by, attempts } = row
  const sent: PayoutRow = { ...pendingRow, status: 'processing', transaction_id, processed_at, processed_by, attempts }
  const out: DatedFact = {
    ...base,
    type: PROCESSED,
    actor: by(row.processed_by ?? 1),
    note: `Sent to the bank as ${transaction_id}, fee ${amountIn(processingFee(row.amount), row.currency)}`,
    at: Date.parse(processed_at ?? row.initiated_at),
    changes: [updated('payouts', pendingRow, sent)],
  }
  if (row.status === 'processing') return [created, out]
  const isThere = row.status === 'completed'
  return [
    created,
    out,
    {
      ...base,
      type: isThere ? COMPLETED : FAILED,
      actor: BANK,
      note: isThere ? `Completed: the money is with ${row.paid_to}` : `Failed: ${row.failure_reason}`,
      at: answeredAt(row, DEFAULT_TIME_ZONE) ?? Date.parse(row.initiated_at),
      changes: [updated('payouts', sent, row)],
    },
  ]
}

const accountLife = (row: PayoutAccountRow): DatedFact[] => {
  const base = { stream: `payout_account/${row.id}`, cause: null }
  const added: PayoutAccountRow = { ...row, is_verified: false }
  const addedFact: DatedFact = {
    ...base,
    type: 'payout_account.added',
    actor: by(7),
    note: `${accountText(row)} added`,
    at: Date.parse(row.created_at),
    changes: [inserted('payout_accounts', added)],
  }
  if (!row.is_verified) return [addedFact]
  return [
    addedFact,
    {
      ...base,
      type: VERIFIED,
      actor: BANK,
      note: `${accountText(row)} verified`,
      at: verifiedAt(row, DEFAULT_TIME_ZONE),
      changes: [updated('payout_accounts', added, row)],
    },
  ]
}

export const payoutHistory = ({
  payouts,
  payout_accounts,
}: {
  payouts: readonly PayoutRow[]
  payout_accounts: readonly PayoutAccountRow[]
}): DatedFact[] => [...payouts.flatMap(lifeOf), ...payout_accounts.flatMap(accountLife)]

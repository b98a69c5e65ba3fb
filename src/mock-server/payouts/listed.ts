import { fullName } from '@/domain/account/user'
import type { Cents } from '@/domain/money/money'
import { accountText } from '@/domain/payout/account'
import { needsApproval } from '@/domain/payout/commands'
import { netAmount, processingFee } from '@/domain/payout/fee'
import type { ListedPayout, Payout, PayoutRow } from '@/domain/payout/payout'
import type { Reader } from '../core/log/rows'

export const payoutFrom = ({ business_id, paid_to: _, ...row }: PayoutRow, store: Reader): Payout => ({
  ...row,
  processing_fee: processingFee(row.amount),
  net_amount: netAmount(row.amount),
  needs_approval: needsApproval(
    row.amount,
    store.find('businesses', business_id)?.payout_approval_limit ?? (0 as Cents),
  ),
})

export const listedPayout = (row: PayoutRow, store: Reader): ListedPayout => {
  const client = store.find('clients', row.client_id)
  const account = store.find('payout_accounts', row.payout_account_id)
  const user = store.find('users', row.initiated_by)
  return {
    ...payoutFrom(row, store),
    client_name: client ? fullName(client) : row.paid_to,
    account: account ? accountText(account) : '',
    initiated_by_name: user ? fullName(user) : '',
    invoice_number: store.find('invoices', row.reference_invoice_id ?? 0)?.invoice_number ?? '',
    job_number: store.find('jobs', row.reference_job_id ?? 0)?.job_number ?? '',
  }
}

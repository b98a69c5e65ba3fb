import { CURRENCIES } from '@/domain/account/vocabulary'
import type { PayoutRow } from '@/domain/payout/payout'
import { PAYOUT_REASONS, PAYOUT_STATUSES, payoutStatusLabel, reasonLabel } from '@/domain/payout/vocabulary'
import { asMoment, asMoney, asWord, type HistoryWords } from '@/ui/kit/records/page/history-words'

export const PAYOUT_HISTORY: HistoryWords<PayoutRow> = {
  fields: {
    id: null,
    business_id: null,
    client_id: null,
    payout_account_id: null,
    reference_invoice_id: null,
    reference_job_id: null,
    initiated_by: null,
    processed_by: null,
    paid_to: 'Customer',
    amount: ['Amount', asMoney],
    currency: ['Currency', asWord(CURRENCIES, String)],
    reason: ['Reason', asWord(PAYOUT_REASONS, reasonLabel)],
    description: 'Description',
    status: ['Status', asWord(PAYOUT_STATUSES, payoutStatusLabel)],
    transaction_id: 'Transaction ID',
    initiated_at: ['Initiated', asMoment],
    processed_at: ['Processed', asMoment],
    attempts: 'Attempts',
    completed_at: ['Completed', asMoment],
    failure_reason: 'Failure reason',
    cancel_reason: 'Why it was cancelled',
  },
  titles: {
    'payout.created': 'Payout created',
    'payout.processed': 'Payout processed',
    'payout.completed': 'Payout completed',
    'payout.failed': 'Payout failed',
    'payout.cancelled': 'Payout cancelled',
    'payout.client_merged': 'Customer merged',
  },
}

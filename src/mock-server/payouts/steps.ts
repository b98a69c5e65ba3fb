import { fullName } from '@/domain/account/user'
import type { InvoiceRow } from '@/domain/invoice/invoice'
import { amountIn } from '@/domain/money/amount-in'
import { accountRefusal, accountText, masked } from '@/domain/payout/account'
import type { AccountDraft } from '@/domain/payout/account-form'
import { judgePayout, type PayoutCommand } from '@/domain/payout/commands'
import { processingFee } from '@/domain/payout/fee'
import type { SentPayout } from '@/domain/payout/form'
import type { PayoutAccountRow, PayoutRow } from '@/domain/payout/payout'
import { currencyOf } from '../accounts/currency'
import { byUser, isoNow } from '../core/log/changes'
import type { Store } from '../core/log/store'
import type { Requester } from '../core/write/command'
import type { Decided } from '../core/write/execute'
import { checkVerdict, invalid, Refusal, recordOf } from '../core/write/refusal'
import { invoiceOfJob } from '../invoices/computed-invoice'
import { payoutFrom } from './listed'
import { referenceRefusal, sendRefusal } from './refusals'
import { PROCESSED, payoutAccountFacts, payoutFacts } from './tables'

/** The invoice of a payout: the one it references, else the one for its job. Throws a 422 Refusal. */
const referred = (requester: Requester, sent: SentPayout, store: Store): InvoiceRow | undefined => {
  const invoice = store.find('invoices', sent.reference_invoice_id ?? 0)
  const job = store.find('jobs', sent.reference_job_id ?? 0)
  const isOwn = (row: { business_id: number; client_id: number } | undefined) =>
    row?.business_id === requester.businessId && row.client_id === sent.customer_id
  if (sent.reference_invoice_id !== null && !isOwn(invoice))
    throw invalid('reference_invoice_id', 'This invoice is another customer’s or was deleted')
  if (sent.reference_job_id !== null && !isOwn(job))
    throw invalid('reference_job_id', 'This job is another customer’s or was deleted')
  return invoice ?? (job && invoiceOfJob(job, store))
}

/** Creates a pending payout (EP-080). Throws a 404 or 422 Refusal. */
export const created = (requester: Requester, sent: SentPayout, store: Store): Decided[] => {
  const client = recordOf('clients', String(sent.customer_id), requester, store)
  const account = store.find('payout_accounts', sent.payout_account_id)
  if (account?.client_id !== client.id)
    throw invalid('payout_account_id', 'This account is another customer’s or was deleted')
  const unusable = accountRefusal(account)
  if (unusable !== null) throw invalid('payout_account_id', unusable)
  const invoice = referred(requester, sent, store)
  const { customer_id: client_id, ...fields } = sent
  const row: PayoutRow = {
    ...fields,
    client_id,
    id: store.nextId('payouts'),
    business_id: requester.businessId,
    paid_to: fullName(client),
    currency: invoice?.currency ?? currencyOf(requester.businessId, store),
    status: 'pending',
    transaction_id: '',
    initiated_at: isoNow(store),
    initiated_by: requester.actor.user_id,
    processed_at: null,
    processed_by: null,
    attempts: 0,
    completed_at: null,
    failure_reason: '',
    cancel_reason: '',
  }
  const above = referenceRefusal({ ...row, id: null }, store)
  if (above !== null) throw invalid('amount', above)
  const note = `${amountIn(row.amount, row.currency)} to ${row.paid_to}`
  return [payoutFacts.created(row, 'payout.created', { actor: byUser(requester.actor), note })]
}

/** Throws a 403 or 409 Refusal. */
const judge = ({ actor }: Requester, command: PayoutCommand, row: PayoutRow, store: Store): void => {
  checkVerdict(judgePayout(actor, command, payoutFrom(row, store)))
}

/** `TXN-1012`, or `TXN-1012-2` for the second attempt. */
const transactionOf = ({ id, attempts }: PayoutRow): string =>
  `TXN-${1_000 + id}${attempts === 0 ? '' : `-${attempts + 1}`}`

/** Sends a payout to the bank, also as a retry after a failure (POUT-08, X-63). Throws a 403 or 409 Refusal. */
export const processed = (requester: Requester, row: PayoutRow, store: Store): Decided[] => {
  judge(requester, 'process', row, store)
  const refusal = sendRefusal(row, store)
  if (refusal !== null) throw new Refusal(409, refusal)
  const transaction_id = transactionOf(row)
  const fee = amountIn(processingFee(row.amount), row.currency)
  return [
    payoutFacts.changed(row, PROCESSED, {
      actor: byUser(requester.actor),
      note: `Sent to the bank as ${transaction_id}, fee ${fee}`,
      patch: {
        status: 'processing',
        transaction_id,
        processed_at: isoNow(store),
        processed_by: requester.actor.user_id,
        attempts: row.attempts + 1,
        failure_reason: '',
      },
    }),
  ]
}

/** Cancels a pending payout (POUT-08). Throws a 403 or 409 Refusal. */
export const cancelled = (requester: Requester, row: PayoutRow, reason: string, store: Store): Decided[] => {
  judge(requester, 'cancel', row, store)
  return [
    payoutFacts.changed(row, 'payout.cancelled', {
      actor: byUser(requester.actor),
      note: `Cancelled: ${reason}`,
      patch: { status: 'cancelled', cancel_reason: reason },
    }),
  ]
}

/** Stores only the masked account number. Throws a 422 Refusal. */
export const accountAdded = (
  requester: Requester,
  clientId: number,
  { account_number, ...draft }: AccountDraft,
  store: Store,
): Decided[] => {
  const own = store.naming('payout_accounts', 'client_id', clientId)
  const account_number_masked = masked(account_number)
  if (
    own.some(
      (row) => row.account_number_masked === account_number_masked && row.routing_number === draft.routing_number,
    )
  )
    throw invalid('account_number', 'This account already exists')
  const row: PayoutAccountRow = {
    ...draft,
    account_number_masked,
    id: store.nextId('payout_accounts'),
    business_id: requester.businessId,
    client_id: clientId,
    is_verified: false,
    is_default: own.length === 0,
    created_at: isoNow(store),
  }
  const meta = { actor: byUser(requester.actor), note: `${accountText(row)} added` }
  return [payoutAccountFacts.created(row, 'payout_account.added', meta)]
}

import * as v from 'valibot'
import { clientPageUrl } from '@/domain/client-page/client-link'
import type { InvoiceRow } from '@/domain/invoice/invoice'
import { amountIn } from '@/domain/money/amount-in'
import { EMAIL_NEEDED } from '@/domain/payment/request'
import { paymentAmount } from '@/domain/payment/rules'
import { isEmail } from '@/domain/text/field'
import { checkAddress } from '../billing/sessions'
import { linkFor, runningLink } from '../client-page/links'
import { noteOf } from '../communications/notices'
import { byUser, isoNow } from '../core/log/changes'
import type { Reader } from '../core/log/rows'
import type { Store } from '../core/log/store'
import type { Requester } from '../core/write/command'
import type { Decided } from '../core/write/execute'
import { invalid, Refusal, readBy } from '../core/write/refusal'
import { judge } from '../invoices/billing'
import { computedInvoiceIn } from '../invoices/computed-invoice'
import { sentRequest } from '../invoices/notices'
import { invoiceFacts } from '../invoices/tables'

type PaymentRequestInput = { customer_email: string; amount: number; description: string; return_url: string }

/**
 * Sends a payment request: marks a draft as sent; for other open invoices, adds to the history (PAY-05, X-58). Throws Refusal 403, 404,
 * 409, 422.
 */
export const paymentRequested = (
  requester: Requester,
  row: InvoiceRow,
  input: PaymentRequestInput,
  store: Store,
): Decided[] => {
  const isDraft = row.status === 'draft'
  judge(requester, isDraft ? 'send' : 'remind', row, store)
  const email = input.customer_email.trim()
  if (email === '') throw invalid('customer_email', EMAIL_NEEDED)
  if (!isEmail(email)) throw invalid('customer_email', 'Use an email address like name@example.com')
  checkAddress(input.return_url, 'return_url')
  if (!store.find('clients', row.client_id)) throw new Refusal(409, 'This client was deleted. Bring them back first.')
  const { amount } = readBy(
    v.object({ amount: paymentAmount(computedInvoiceIn(row, store).amount_due, row.currency) }),
    input,
  )
  const { actor } = requester
  const { link, facts } = linkFor(requester, row.client_id, store)
  const { description } = input
  const notice = sentRequest(row, { actor, link }, { amount, description, to: email }, store)
  const words = `Payment request of ${amountIn(amount, row.currency)}`
  return [
    invoiceFacts.changed(row, isDraft ? 'invoice.sent' : 'invoice.payment_requested', {
      actor: byUser(actor),
      note: noteOf(notice, { sent: `${words} sent`, unsent: words }),
      patch: isDraft ? { status: 'sent', sent_at: isoNow(store) } : {},
    }),
    ...notice.facts,
    ...facts,
  ]
}

/** The client's own page, on the origin of `returnUrl`. Throws Refusal 404. */
export const paymentUrlOf = ({ id, client_id }: InvoiceRow, returnUrl: string, store: Reader): string => {
  const link = runningLink(client_id, store)
  if (!link) throw new Refusal(404, 'Link not found')
  return clientPageUrl(new URL(returnUrl).origin, link.token, { invoice: id })
}

import * as v from 'valibot'
import { cents } from '@/domain/amount'
import { amountIn } from '@/domain/amount-in'
import { daySchema } from '@/domain/day'
import { isRetryable } from '@/domain/failure'
import { PAYMENT_METHODS } from '@/domain/invoice/vocabulary'
import type { Actor } from '@/domain/permissions/actor'
import type { LeftWrite } from '@/services/http/kept-writes'
import { invoiceQuery } from '@/services/invoices/queries'
import { announce } from '@/ui/kit/records/use-record-actions'
import type { Workspace } from '../-context'
import { requesting } from '../-records/plain-commands'
import { CLOSED_BEFORE, type Unfinished } from '../-records/unfinished'
import { CHANGED } from './use-invoice-commands'

/** A payment as it is kept while it is recorded. */
const keptPayment = v.tuple([
  v.literal('invoice'),
  v.literal('pay'),
  v.number(),
  v.object({
    amount: cents,
    payment_method: v.picklist(PAYMENT_METHODS),
    payment_date: daySchema,
    transaction_id: v.string(),
    notes: v.string(),
    again: v.boolean(),
  }),
])

const UNKNOWN: Unfinished = {
  text: 'A payment may have been recorded.',
  detail: 'The page was closed before the answer came. Look at the invoice before you record it again.',
  retry: null,
}

type Deps = { workspace: Workspace; actor: Actor }

/**
 * Finishes the record of a payment that a closed page left, under the key it was sent with, and says so. The invoice's flow may be doing the
 * same: it is done once.
 */
export const finishPayment = async (left: LeftWrite, { workspace, actor }: Deps): Promise<Unfinished | null> => {
  const { success, output } = v.safeParse(keptPayment, left.write)
  if (!success) {
    left.forget()
    return UNKNOWN
  }
  const [, , id, payment] = output
  const invoice = await workspace.queryClient
    .fetchQuery(invoiceQuery(workspace.graphql, actor.business_id, id))
    .catch(() => null)
  const called = invoice?.invoice_number ?? 'an invoice'
  const amount = invoice ? ` of ${amountIn(payment.amount, invoice.currency)}` : ''
  const { request } = requesting(workspace, CHANGED)
  const outcome = await request({ write: left.write, about: `invoice/${id}`, key: left.key }, (key) =>
    workspace.invoices.recordPayment(id, payment, key),
  )
  const unfinished = (detail: string, retry: Unfinished['retry']): Unfinished => ({
    text: `A payment${amount} was not recorded on ${called}.`,
    detail,
    retry,
  })
  if (!outcome.ok && isRetryable(outcome.failure))
    return unfinished(outcome.failure.message, () => finishPayment(left, { workspace, actor }))
  left.forget()
  if (!outcome.ok) return unfinished(outcome.failure.message, null)
  announce(`Payment${amount} recorded on ${called}`, {
    description: CLOSED_BEFORE,
    undo: outcome.undo,
    about: `invoice/${id}`,
  })
  return null
}

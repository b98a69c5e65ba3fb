import * as v from 'valibot'
import { RecordInvoicePaymentDocument } from '@/contract/graphql/generated/invoices'
import { standingCodec } from '@/contract/invoices'
import type { KnownInvoice } from '@/domain/invoice/commands'
import type { PaymentDraft } from '@/domain/invoice/payment-form'
import { dollarsFromCents } from '@/domain/money'
import type { GraphQL } from '../graphql/graphql'

/** A payment to record; `again` if it is meant though the same was recorded a moment ago. */
type Asked = PaymentDraft & { again: boolean }

/** Records a payment of an invoice, once under its key. @throws Failure 409, 422 */
export const recordPayment = async (
  graphql: GraphQL,
  id: number,
  payment: Asked,
  key: string,
): Promise<KnownInvoice> => {
  const asked = { ...payment, id, key, amount: dollarsFromCents(payment.amount) }
  return v.parse(standingCodec.wire, (await graphql.mutate(RecordInvoicePaymentDocument, asked)).recordInvoicePayment)
}

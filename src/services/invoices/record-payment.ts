import * as v from 'valibot'
import { RecordInvoicePaymentDocument } from '@/contract/graphql/generated/invoices'
import { standingCodec } from '@/contract/invoices'
import type { KnownInvoice } from '@/domain/invoice/commands'
import type { AskedPayment } from '@/domain/invoice/payment-form'
import { dollarsFromCents } from '@/domain/money'
import type { GraphQL } from '../graphql/graphql'

/** Records a payment of an invoice, once under its key. @throws Failure 409, 422 */
export const recordPayment = async (
  graphql: GraphQL,
  id: number,
  payment: AskedPayment,
  key: string,
): Promise<KnownInvoice> => {
  const asked = { ...payment, id, key, amount: dollarsFromCents(payment.amount) }
  return v.parse(standingCodec.wire, (await graphql.mutate(RecordInvoicePaymentDocument, asked)).recordInvoicePayment)
}

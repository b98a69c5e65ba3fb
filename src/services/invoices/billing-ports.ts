import * as v from 'valibot'
import {
  ApplyCreditDocument,
  CreditInvoiceDocument,
  GiveBackInvoicePaymentDocument,
  RecordInvoicePaymentDocument,
  RemindInvoiceDocument,
  SendInvoiceDocument,
  VoidInvoiceDocument,
} from '@/contract/graphql/generated/invoices'
import { computedStatusCodec } from '@/contract/invoices'
import { createRefund } from '@/contract/payments'
import type { InvoiceCore } from '@/domain/invoice/commands'
import { dollarsFromCents } from '@/domain/money/money'
import type { BillingPorts } from '@/machines/invoice-billing/ports'
import type { GraphQL } from '../graphql/graphql'
import type { Http } from '../http/http'

export const createBillingPorts = (
  { graphql, http }: { graphql: GraphQL; http: Http },
  onInvoice: () => void,
): BillingPorts => {
  const receiveInvoice = (state: unknown): InvoiceCore => {
    onInvoice()
    return v.parse(computedStatusCodec.wire, state)
  }
  return {
    async sendInvoice({ key, invoice_id: id }) {
      return receiveInvoice((await graphql.mutate(SendInvoiceDocument, { id, key })).sendInvoice)
    },
    async remindInvoice({ key, invoice_id: id }) {
      return receiveInvoice((await graphql.mutate(RemindInvoiceDocument, { id, key })).remindInvoice)
    },
    async recordPayment({ key, invoice_id: id, payment }) {
      const variables = { ...payment, id, key, amount: dollarsFromCents(payment.amount) }
      return receiveInvoice((await graphql.mutate(RecordInvoicePaymentDocument, variables)).recordInvoicePayment)
    },
    async refundPayment({ key, invoice_id, refund: { invoice_payment_id, payment_id, amount, reason } }) {
      const refundFields = { amount: dollarsFromCents(amount), reason }
      if (payment_id !== null) {
        const { invoice } = await http.call(createRefund, { params: {}, body: { payment_id, ...refundFields }, key })
        onInvoice()
        return invoice
      }
      const variables = { id: invoice_id, payment: invoice_payment_id, key, ...refundFields }
      return receiveInvoice((await graphql.mutate(GiveBackInvoicePaymentDocument, variables)).giveBackInvoicePayment)
    },
    async creditInvoice({ key, invoice_id: id, credit: { amount, reason } }) {
      const variables = { id, key, reason, amount: dollarsFromCents(amount) }
      return receiveInvoice((await graphql.mutate(CreditInvoiceDocument, variables)).creditInvoice)
    },
    async applyCredit({ key, invoice_id: id, amount }) {
      const variables = { id, key, amount: dollarsFromCents(amount) }
      return receiveInvoice((await graphql.mutate(ApplyCreditDocument, variables)).applyCredit)
    },
    async voidInvoice({ key, invoice_id: id, reason }) {
      return receiveInvoice((await graphql.mutate(VoidInvoiceDocument, { id, key, reason })).voidInvoice)
    },
  }
}

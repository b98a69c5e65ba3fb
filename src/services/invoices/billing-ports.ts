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
import { standingCodec } from '@/contract/invoices'
import { createRefund } from '@/contract/payments'
import type { KnownInvoice } from '@/domain/invoice/commands'
import { dollarsFromCents } from '@/domain/money/money'
import type { BillingPorts } from '@/machines/invoice-billing/ports'
import type { GraphQL } from '../graphql/graphql'
import type { Http } from '../http/http'

/** The services of an invoice's life. `onInvoice` is called whenever one has answered. */
export const createBillingPorts = (
  { graphql, http }: { graphql: GraphQL; http: Http },
  onInvoice: () => void,
): BillingPorts => {
  const told = (standing: unknown): KnownInvoice => {
    onInvoice()
    return v.parse(standingCodec.wire, standing)
  }
  return {
    async sendInvoice({ key, invoice_id: id }) {
      return told((await graphql.mutate(SendInvoiceDocument, { id, key })).sendInvoice)
    },
    async remindInvoice({ key, invoice_id: id }) {
      return told((await graphql.mutate(RemindInvoiceDocument, { id, key })).remindInvoice)
    },
    async recordPayment({ key, invoice_id: id, payment }) {
      const asked = { ...payment, id, key, amount: dollarsFromCents(payment.amount) }
      return told((await graphql.mutate(RecordInvoicePaymentDocument, asked)).recordInvoicePayment)
    },
    async refundPayment({ key, invoice_id, refund: { invoice_payment_id, payment_id, amount, reason } }) {
      const given = { amount: dollarsFromCents(amount), reason }
      if (payment_id !== null) {
        const { invoice } = await http.call(createRefund, { params: {}, body: { payment_id, ...given }, key })
        onInvoice()
        return invoice
      }
      const asked = { id: invoice_id, payment: invoice_payment_id, key, ...given }
      return told((await graphql.mutate(GiveBackInvoicePaymentDocument, asked)).giveBackInvoicePayment)
    },
    async creditInvoice({ key, invoice_id: id, credit: { amount, reason } }) {
      const asked = { id, key, reason, amount: dollarsFromCents(amount) }
      return told((await graphql.mutate(CreditInvoiceDocument, asked)).creditInvoice)
    },
    async applyCredit({ key, invoice_id: id, amount }) {
      const asked = { id, key, amount: dollarsFromCents(amount) }
      return told((await graphql.mutate(ApplyCreditDocument, asked)).applyCredit)
    },
    async voidInvoice({ key, invoice_id: id, reason }) {
      return told((await graphql.mutate(VoidInvoiceDocument, { id, key, reason })).voidInvoice)
    },
  }
}

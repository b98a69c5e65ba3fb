import * as contract from '@/contract/billing'
import type { Http } from '../http/http'

/** Writes to cards, and the way to an invoice's file. `key` is the intent's id. */
export type BillingService = {
  setDefault(customerId: string, cardId: string, key: string): Promise<void>
  remove(customerId: string, cardId: string, key: string): Promise<void>
  /** Where the PDF of an invoice is (BILL-08). */
  invoiceUrl(customerId: string, invoiceId: string): Promise<string>
}

/** Builds the service; `onChanged` is told when cards or what they pay for have changed (API-10, API-11). */
export const createBillingService = (http: Http, onChanged: () => void): BillingService => ({
  async setDefault(customer_id, paymentMethodId, key) {
    await http.call(contract.setDefaultPaymentMethod, { params: { paymentMethodId }, query: { customer_id }, key })
    onChanged()
  },
  async remove(customer_id, paymentMethodId, key) {
    await http.call(contract.removePaymentMethod, { params: { paymentMethodId }, query: { customer_id }, key })
    onChanged()
  },
  async invoiceUrl(customer_id, invoiceId) {
    const query = { customer_id }
    return (await http.call(contract.downloadInvoice, { params: { invoiceId }, query })).download_url
  },
})

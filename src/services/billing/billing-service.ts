import * as contract from '@/contract/billing'
import { payOpenInvoices } from '@/contract/subscription'
import type { CardSetupPorts } from '@/machines/card-setup/ports'
import type { CardProvider } from '../cards/card-provider'
import type { Http } from '../http/http'

/** `key` is the intent's id. */
export type BillingService = {
  setDefault(customerId: string, cardId: string, key: string): Promise<void>
  remove(customerId: string, cardId: string, key: string): Promise<void>
  /** Charges the past-due amount to the default card immediately. */
  payOpen(customerId: string, key: string): Promise<void>
  /** The URL of the invoice's PDF (BILL-08). */
  invoiceUrl(customerId: string, invoiceId: string): Promise<string>
}

/** API-10, API-11 */
export const createBillingService = (http: Http): BillingService => ({
  async setDefault(customer_id, paymentMethodId, key) {
    await http.call(contract.setDefaultPaymentMethod, { params: { paymentMethodId }, query: { customer_id }, key })
  },
  async remove(customer_id, paymentMethodId, key) {
    await http.call(contract.removePaymentMethod, { params: { paymentMethodId }, query: { customer_id }, key })
  },
  async payOpen(customer_id, key) {
    await http.call(payOpenInvoices, { params: {}, query: { customer_id }, key })
  },
  async invoiceUrl(customer_id, invoiceId) {
    const query = { customer_id }
    return (await http.call(contract.downloadInvoice, { params: { invoiceId }, query })).download_url
  },
})

type CardSetup = {
  http: Http
  provider: () => Promise<CardProvider>
  onAdded(): void
}

/** API-10 */
export const createCardSetupPorts = ({ http, provider, onAdded }: CardSetup): CardSetupPorts => ({
  takeCard: async () => (await provider()).takeCard(),
  confirmCard: async (input) => (await provider()).confirmCard(input),
  async addCard({ key, ...body }) {
    const { payment_method } = await http.call(contract.addPaymentMethod, { params: {}, body, key })
    onAdded()
    return payment_method
  },
})

import { createIntent, getBusinessAccount, getPayment } from '@/contract/payments'
import { knownInvoice } from '@/domain/invoice/commands'
import { dollarsFromCents } from '@/domain/money'
import type { PaymentOrder, PaymentPorts } from '@/machines/invoice-payment/ports'
import type { CardProvider } from '../cards/card-provider'
import type { Http } from '../http/http'

type Deps = {
  http: Http
  provider: () => Promise<CardProvider>
  businessId: () => number
  /** Where a payer comes back to whose bank led them away: the page of receipts. */
  returnUrl: string
  /** Called when money may have moved. */
  onPaid(): void
}

/** The services of paying by card. The payers' secrets are in this closure's memory and go to the provider alone. */
export const createPaymentPorts = ({ http, provider, businessId, returnUrl, onPaid }: Deps): PaymentPorts => {
  const secrets = new Map<string, string>()

  const begin = async (key: string, { amount, ...order }: PaymentOrder) => {
    const { connected_account } = await http.call(getBusinessAccount, { params: { businessId: businessId() } })
    // Without an account the back end says what to do.
    const connected_account_id = connected_account?.id ?? 'acct_0'
    const body = { ...order, amount: dollarsFromCents(amount), connected_account_id }
    const { payment_intent_id, client_secret } = await http.call(createIntent, { params: {}, body, key })
    secrets.set(payment_intent_id, client_secret)
    return { payment_intent_id, client_secret }
  }

  /** The secret of a payment; after a reload it is asked for again, under the key that the payment was begun with. */
  const proven = async (payment_intent_id: string, key: string, order: PaymentOrder) => {
    const client_secret = secrets.get(payment_intent_id)
    return client_secret === undefined ? begin(key, order) : { payment_intent_id, client_secret }
  }

  return {
    async takeCard() {
      const { payment_method_id } = await (await provider()).takeCard()
      return { payment_method_id }
    },
    async createIntent({ key, order }) {
      const { payment_intent_id } = await begin(key, order)
      return { payment_intent_id }
    },
    async confirmPayment({ key, order, payment_intent_id, payment_method_id }) {
      const proof = await proven(payment_intent_id, key, order)
      return (await provider()).confirmPayment({ ...proof, payment_method_id, return_url: returnUrl })
    },
    async authenticate({ key, order, payment_intent_id, confirmed }) {
      const proof = await proven(payment_intent_id, key, order)
      await (await provider()).authenticate({ ...proof, confirmed })
    },
    async readPayment({ payment_intent_id }) {
      const { payment, invoice } = await http.call(getPayment, { params: { paymentId: payment_intent_id } })
      const { status, failure, card_brand, card_last4, transaction_id } = payment
      if (status === 'succeeded') onPaid()
      return { status, failure, card_brand, card_last4, transaction_id, invoice: knownInvoice(invoice) }
    },
  }
}

import { createIntent, getBusinessAccount, getPayment } from '@/contract/payments'
import { invoiceCore } from '@/domain/invoice/commands'
import { dollarsFromCents } from '@/domain/money/money'
import type { PaymentOrder, PaymentPorts, Settlement } from '@/machines/invoice-payment/ports'
import type { CardProvider } from '../cards/card-provider'
import type { Http } from '../http/http'

/** The implementer decides on whose behalf the calls are made. */
export type PaymentCalls = {
  /** Throws Failure 409 when the invoice can't be paid, 422. */
  begin(order: PaymentOrder, key: string): Promise<{ payment_intent_id: string; client_secret: string }>
  read(payment_intent_id: string): Promise<Settlement>
}

export const officeCalls = (http: Http, businessId: () => number): PaymentCalls => ({
  async begin({ amount, ...order }, key) {
    const { connected_account } = await http.call(getBusinessAccount, { params: { businessId: businessId() } })
    // Without an account the back end's answer tells what to do.
    const connected_account_id = connected_account?.id ?? 'acct_0'
    const body = { ...order, amount: dollarsFromCents(amount), connected_account_id }
    return http.call(createIntent, { params: {}, body, key })
  },
  async read(paymentId) {
    const { payment, invoice } = await http.call(getPayment, { params: { paymentId } })
    const { status, failure, failure_code, card_brand, card_last4, transaction_id } = payment
    return { status, failure, failure_code, card_brand, card_last4, transaction_id, invoice: invoiceCore(invoice) }
  },
})

type Deps = {
  calls: PaymentCalls
  provider: () => Promise<Pick<CardProvider, 'takeCard' | 'confirmPayment' | 'authenticate'>>
  returnUrl(): string
  /** Called when money may have moved. */
  onPaid(): void
}

/** Client secrets stay in this closure's memory and go only to the provider. */
export const createPaymentPorts = ({ calls, provider, returnUrl, onPaid }: Deps): PaymentPorts => {
  const secrets = new Map<string, string>()

  const begin = async (key: string, order: PaymentOrder) => {
    const begun = await calls.begin(order, key)
    secrets.set(begun.payment_intent_id, begun.client_secret)
    return begun
  }

  /** The payment's secret; after a reload it is requested again under the payment's original key. */
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
      return (await provider()).confirmPayment({ ...proof, payment_method_id, return_url: returnUrl() })
    },
    async authenticate({ key, order, payment_intent_id, confirmed }) {
      const proof = await proven(payment_intent_id, key, order)
      await (await provider()).authenticate({ ...proof, confirmed })
    },
    async readPayment({ payment_intent_id }) {
      const settlement = await calls.read(payment_intent_id)
      // Every further try is a new payment with its own secret.
      if (settlement.status !== 'requires_action') secrets.delete(payment_intent_id)
      if (settlement.status === 'succeeded') onPaid()
      return settlement
    },
  }
}

import * as contract from '@/contract/payments'
import type { Invoice } from '@/domain/invoice/invoice'
import { type Cents, dollarsFromCents } from '@/domain/money/money'
import type { ConnectDraft } from '@/domain/payment/connected-account'
import { statedFailure } from '@/domain/record/failure'
import type { Http } from '../http/http'
import { webPage } from '../http/web-page'

/** `key` is the intent's id. */
export type PaymentService = {
  /** Asks the client to pay and returns the link for them (PAY-05). Throws Failure with the specified messages (PAY-07, PAY-08). */
  request(
    invoice: Pick<Invoice, 'id' | 'client_email' | 'invoice_number'>,
    amount: Cents,
    returnUrl: string,
    key: string,
  ): Promise<string>
  connect(businessId: number, draft: ConnectDraft, key: string): Promise<void>
  onboardingUrl(accountId: string, back: string, key: string): Promise<string>
  refresh(accountId: string, key: string): Promise<void>
}

const REQUEST_FAILED = 'Failed to send payment request'

/** API-25, API-27 */
export const createPaymentService = (http: Http): PaymentService => ({
  async request({ id: invoice_id, client_email: customer_email, invoice_number }, amount, return_url, key) {
    const description = `Invoice ${invoice_number}`
    const body = { invoice_id, customer_email, amount: dollarsFromCents(amount), description, return_url }
    try {
      return (await http.call(contract.requestPayment, { params: {}, body, key })).payment_url
    } catch (error) {
      throw statedFailure(error, REQUEST_FAILED)
    }
  },
  async connect(business_id, draft, key) {
    await http.call(contract.connectAccount, { params: {}, body: { business_id, ...draft }, key })
  },
  async onboardingUrl(accountId, back, key) {
    const query = { return_url: back, refresh_url: back }
    const { url } = await http.call(contract.openOnboarding, { params: { accountId }, query, key })
    return webPage(url)
  },
  async refresh(accountId, key) {
    await http.call(contract.refreshAccount, { params: { accountId }, key })
  },
})

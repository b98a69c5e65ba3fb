import * as contract from '@/contract/accounts'
import type { AnswerOf } from '@/contract/endpoint'
import type { Receipt } from '@/domain/payment/payment'
import { failureFrom } from '@/domain/record/failure'
import type { Http } from '../http/http'

/** An invitation: the person inviting, the business and the roles. */
export type Invitation = AnswerOf<typeof contract.getInvitation>

/** The calls for people who are not signed in, except signing in itself. Each rejects with a plain `Failure`. */
export type AccountService = {
  /** Asks for a link to set a new password; gives the path at which the letter can be read, where no mail is sent. */
  askForReset(email: string): Promise<{ letter: string | undefined }>
  /** Whether a link still sets a password. @throws Failure 404 for one that no one sent, 410 when it has expired or was used. */
  checkReset(token: string): Promise<void>
  /** @throws Failure 404, 410 as `checkReset` does */
  resetPassword(token: string, password: string): Promise<void>
  /** @throws Failure 404 for a link that no one sent, 410 for one that was used or has expired. */
  invitation(token: string): Promise<Invitation>
  /** The receipt that a card payment's own id opens. @throws Failure 404 */
  receipt(paymentIntentId: string): Promise<Receipt>
}

/** Builds the service of accounts. */
export const createAccountService = (http: Http): AccountService => ({
  async askForReset(email) {
    const { letter } = await http.call(contract.forgotPassword, { params: {}, body: { email } })
    return { letter }
  },
  async checkReset(token) {
    await http.call(contract.getPasswordReset, { params: { token } })
  },
  async resetPassword(token, password) {
    await http.call(contract.resetPassword, { params: {}, body: { token, password } })
  },
  invitation: (token) => http.call(contract.getInvitation, { params: { token } }),
  async receipt(token) {
    if (token === '') throw failureFrom({ status: 404 })
    const { getReceipt } = await import('@/contract/payments')
    return (await http.call(getReceipt, { params: { token } })).receipt
  },
})

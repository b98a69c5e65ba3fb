import * as contract from '@/contract/accounts'
import type { AnswerOf } from '@/contract/endpoint'
import type { Receipt } from '@/domain/payment/payment'
import { failureFrom } from '@/domain/record/failure'
import type { Http } from '../http/http'

export type Invitation = AnswerOf<typeof contract.getInvitation>

/** Calls for people who are not signed in, except sign-in. Each rejects with a plain `Failure`. */
export type AccountService = {
  /** Requests a password reset link; returns the path of the email when none is sent. */
  askForReset(email: string): Promise<{ letter: string | undefined }>
  /** Throws Failure 404 for an unknown link, 410 for an expired or used one. */
  checkReset(token: string): Promise<void>
  /** Throws Failure 404 or 410 like `checkReset`. */
  resetPassword(token: string, password: string): Promise<void>
  /** Throws Failure 404 for an unknown link, 410 for a used or expired one. */
  invitation(token: string): Promise<Invitation>
  /** The payment's id grants access. Throws Failure 404. */
  receipt(paymentIntentId: string): Promise<Receipt>
}

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

import { letterBody, type Notice, type NoticeParties } from './notice'

export type PaymentRequestNotice = NoticeParties & {
  number: string
  amount: string
  /** What the business wrote about it; may be empty. */
  description: string
  link: string
}

export const paymentRequestNotice = (asked: PaymentRequestNotice): Notice => {
  const { number, amount, description, link, business } = asked
  return {
    subject: `Payment of ${amount} for invoice ${number}`,
    body: letterBody(asked, [
      `${business} asks you to pay ${amount} for invoice ${number}.`,
      ...(description.trim() === '' ? [] : [description.trim()]),
      `Pay by card on your page:\n${link}`,
    ]),
  }
}

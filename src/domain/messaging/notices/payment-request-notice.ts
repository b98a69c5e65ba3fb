import { letterBody, type Notice, type NoticeParties } from './notice'

type PaymentRequestNotice = NoticeParties & {
  number: string
  amount: string
  /** What the business wrote about it; may be empty. */
  description: string
  link: string
}

export const paymentRequestNotice = (request: PaymentRequestNotice): Notice => {
  const { number, amount, description, link, business } = request
  return {
    subject: `Payment of ${amount} for invoice ${number}`,
    body: letterBody(request, [
      `${business} asks you to pay ${amount} for invoice ${number}.`,
      ...(description.trim() === '' ? [] : [description.trim()]),
      `Pay by card on your page:\n${link}`,
    ]),
  }
}

import { letterBody, type Notice, type NoticeParties } from './notice'

type ReceiptNotice = NoticeParties & {
  number: string
  amount: string
  /** `Visa ending in 4242`, `check`. */
  method: string
  /** What is still to be paid; null when nothing is. */
  stillDue: string | null
  link: string
}

export const receiptNotice = (payment: ReceiptNotice): Notice => {
  const { number, amount, method, stillDue, link } = payment
  const rest = stillDue === null ? 'It is paid in full.' : `${stillDue} is still to be paid.`
  return {
    subject: `Receipt: ${amount} for invoice ${number}`,
    body: letterBody(payment, [
      `We received your payment of ${amount} for invoice ${number} by ${method}. ${rest}`,
      `Your invoices and payments are on your page:\n${link}`,
    ]),
  }
}

import { formatDate } from '../../time/calendar'
import type { Day } from '../../time/day'
import { letterBody, type Notice, type NoticeParties } from './notice'

export type InvoiceNotice = NoticeParties & {
  number: string
  total: string
  /** What is still to be paid. */
  due: string
  dueDate: Day
  link: string
}

/** Names what is left to pay where a part is paid already. */
export const invoiceNotice = (invoice: InvoiceNotice): Notice => {
  const { number, total, due, dueDate, link, business } = invoice
  const rest = due === total ? '' : ` ${due} is still to be paid.`
  return {
    subject: `Invoice ${number} from ${business}`,
    body: letterBody(invoice, [
      `Here is your invoice ${number} for ${total}, due on ${formatDate(dueDate)}.${rest}`,
      `See the details and pay on your page:\n${link}`,
    ]),
  }
}

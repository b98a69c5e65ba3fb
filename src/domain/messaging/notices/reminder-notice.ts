import { formatDate } from '../../time/calendar'
import type { Day } from '../../time/day'
import type { InvoiceNotice } from './invoice-notice'
import { letterBody, type Notice } from './notice'

/** Before the due date it is a friendly note; after it, it says since when the invoice is due. */
export const reminderNotice = (invoice: InvoiceNotice, today: Day): Notice => {
  const { number, due, dueDate, link, business } = invoice
  const verb = dueDate < today ? 'was' : 'is'
  return {
    subject: `Reminder: invoice ${number} from ${business}`,
    body: letterBody(invoice, [
      `This is a reminder that ${due} of invoice ${number} ${verb} due on ${formatDate(dueDate)}.`,
      `See the details and pay on your page:\n${link}`,
      'If you have already paid, thank you, and please ignore this email.',
    ]),
  }
}

import type { Client } from '@/domain/client/client'
import type { CreditNote, InvoiceRow } from '@/domain/invoice/invoice'
import { formatMoney } from '@/domain/money/money'
import { plusDays } from '@/domain/time/calendar'
import type { ExchangeLine } from './commands'
import {
  BILL_QUESTIONS,
  COMPLAINT_ANSWERS,
  COMPLAINTS,
  INVOICE_MAILS,
  RECEIPTS,
  REMINDERS_TO_PAY,
  THANKS,
} from './invoice-mails'
import { at, inOffice, instantOf, type Moment, momentOf, workdayAfter } from './moments'
import { invoiceWords, owedAt, paymentWords } from './money-words'
import type { Records } from './sample-records'
import type { Script } from './script'
import { BILLING } from './staff-of'

const isoOf = (moment: Moment): string => new Date(instantOf(moment)).toISOString()

type Telling = { invoice: InvoiceRow; client: Client; records: Records; script: Script }

const base = ({ invoice, client }: Telling) => ({
  client,
  author: BILLING,
  about: { table: 'invoices', id: invoice.id },
})

/** The mail of an invoice, once. False for one that never went out. */
const tellMail = (telling: Telling): boolean => {
  const { invoice, client, records, script } = telling
  const { sent_at, invoice_number, created_by } = invoice
  if (sent_at === null) return false
  const from = momentOf(Date.parse(sent_at))
  const words = invoiceWords(invoice, client, records, owedAt(invoice, sent_at, records))
  return script.send({
    ...base(telling),
    author: created_by,
    from,
    text: script.next(INVOICE_MAILS)(words),
    cause: 'invoice',
    subject: `Invoice ${invoice_number} from Green Valley Landscaping`,
  })
}

const REMINDED_AFTER_DAYS = 4

const tellReminder = (telling: Telling): boolean => {
  const { invoice, client, records, script } = telling
  const from = inOffice(at(plusDays(invoice.due_date, REMINDED_AFTER_DAYS), '09:35'))
  const answered = isoOf(at(plusDays(from.day, 1), '12:00'))
  const owed = owedAt(invoice, answered, records)
  if (owed <= 0) return false
  const lines = script.next(REMINDERS_TO_PAY)(invoiceWords(invoice, client, records, owed))
  return script.tell({ ...base(telling), from, lines, channel: 'email', stays_open: lines.length === 1 })
}

const tellQuestion = (telling: Telling): boolean => {
  const { invoice, client, records, script } = telling
  const from = at(workdayAfter(invoice.invoice_date), '10:05', script.choices.between(0, 240))
  const words = invoiceWords(invoice, client, records, owedAt(invoice, isoOf(from), records))
  return script.tell({ ...base(telling), from, lines: script.next(BILL_QUESTIONS)(words), channel: 'email' })
}

/** By card on the client's page, the receipt is automatic; the office thanks for the others on the next morning. */
const tellPayment = (telling: Telling): boolean => {
  const { invoice, client, records, script } = telling
  const payment = records.paymentsOf(invoice).at(-1)
  if (!payment) return false
  const words = paymentWords(payment, invoice, client, records)
  const paid = momentOf(Date.parse(payment.created_at))
  if (records.payments.some(({ invoice_payment_id }) => invoice_payment_id === payment.id))
    return script.send({
      ...base(telling),
      author: null,
      from: paid,
      text: script.next(RECEIPTS)(words),
      cause: 'receipt',
    })
  const from = at(workdayAfter(paid.day), '09:10', script.choices.between(0, 60))
  const lines: ExchangeLine[] = [['us', 0, script.next(THANKS)(words)]]
  return script.tell({ ...base(telling), from, lines, channel: 'sms' })
}

const tellCredit = (credit: CreditNote, telling: Telling): boolean => {
  const { invoice, client, script } = telling
  const complaint = COMPLAINTS[credit.reason]
  const credited = momentOf(Date.parse(credit.created_at))
  if (complaint === undefined || credited.day <= invoice.invoice_date) return false
  const words = { first: client.first_name, number: invoice.invoice_number, amount: formatMoney(credit.amount) }
  const lines: ExchangeLine[] = [
    ['them', 0, complaint],
    ['us', 75, script.next(COMPLAINT_ANSWERS)(words)],
    ['them', 50, '{Thank you for making it right|That is fair, thank you|I appreciate how you handled this}.'],
  ]
  const from = at(credited.day, '10:40')
  const isTold = script.tell({ ...base(telling), author: credit.created_by, from, lines, channel: 'email' })
  if (isTold)
    script.add({
      does: 'note',
      party: { client: client.id },
      at: instantOf(inOffice(at(credited.day, '11:20'))),
      author: BILLING,
      body: `Complaint about ${words.number}. The crew confirms it: ${credit.reason.toLowerCase()}. Credit of ${words.amount} is fine.`,
    })
  return isTold
}

/** How many of each are told; the invoices of the last weeks first. */
const MOST = { mails: 30, reminders: 7, questions: 5, payments: 14 }

/** A complaint about a weekend's bill is answered on the workday. */
export const tellInvoices = (records: Records, script: Script): void => {
  const mailed = new Set<number>()
  const mailOf = (telling: Telling): boolean => {
    if (mailed.has(telling.invoice.id)) return true
    mailed.add(telling.invoice.id)
    return tellMail(telling)
  }
  for (const credit of records.credit_notes) {
    const invoice = records.invoice(credit.invoice_id)
    const client = invoice && records.client(invoice.client_id)
    if (!invoice || !client) continue
    const telling = { invoice, client, records, script }
    if (mailOf(telling)) tellCredit(credit, telling)
  }
  const counts = { reminders: 0, questions: 0, payments: 0 }
  for (const client of records.clients) {
    const sent = records.invoicesOf(client)
    const invoice = sent.at(-(1 + (client.id % 3))) ?? sent.at(-1)
    if (!invoice || mailed.size >= MOST.mails) continue
    const telling = { invoice, client, records, script }
    if (!mailOf(telling)) continue
    if (counts.reminders < MOST.reminders && invoice.due_date < script.anchor && tellReminder(telling)) {
      counts.reminders += 1
      continue
    }
    if (client.id % 3 !== 0 && counts.payments < MOST.payments && tellPayment(telling)) {
      counts.payments += 1
      continue
    }
    if (counts.questions < MOST.questions && tellQuestion(telling)) counts.questions += 1
  }
}

import BadgeDollarSign from 'lucide-react/icons/badge-dollar-sign'
import BellRing from 'lucide-react/icons/bell-ring'
import CreditCard from 'lucide-react/icons/credit-card'
import Send from 'lucide-react/icons/send'
import { editRefusal, type InvoiceCommand, judgeInvoice, remindedRefusal } from '@/domain/invoice/commands'
import { filterInvoices, type InvoiceFilter } from '@/domain/invoice/filter'
import type { ListedInvoice } from '@/domain/invoice/invoice'
import { AGES, ageLabel, INVOICE_STATUSES, statusLabel } from '@/domain/invoice/vocabulary'
import { amountIn } from '@/domain/money/amount-in'
import { dollarsFromCents } from '@/domain/money/money'
import { canRequestPayment, EMAIL_NEEDED } from '@/domain/payment/request'
import { counted } from '@/domain/text/wording'
import { type Day, dayAt, formatColumnDay, formatDate, formatDay } from '@/domain/time/calendar'
import { earliestFirst } from '@/domain/time/day'
import { TextLink } from '@/ui/kit/actions/text-link'
import { defineRecords, type RecordContext, verdictOf } from '@/ui/kit/records/actions/definition'
import type { MessageNotice } from '@/ui/kit/records/actions/run-on-many'
import { lastWordFirst } from '@/ui/kit/records/list/cells'
import { choiceOf, clientChoice } from '@/ui/kit/records/list/choices'
import { byNumber, byRank, byText } from '@/ui/kit/records/list/sort'
import { Due, DueOfTotal, InvoiceStatusTags, lateText } from './invoice-tags'
import type { InvoiceAction, InvoiceColumn } from './types'

const judged =
  (command: InvoiceCommand) =>
  (invoice: ListedInvoice, { actor }: Pick<RecordContext, 'actor'>) =>
    judgeInvoice(actor, command, invoice)

const judgeReminder = (invoice: ListedInvoice, { actor, today }: RecordContext) => {
  const verdict = judgeInvoice(actor, 'remind', invoice)
  if (!verdict.ok) return verdict
  const last = invoice.reminded_at === null ? null : dayAt(Date.parse(invoice.reminded_at), actor.time_zone)
  return verdictOf(remindedRefusal(last, today))
}

/** `Reminder sent for INV-1017`, `5 reminders sent`, and how many could not be. */
const remindersSent = (invoices: readonly ListedInvoice[], notices: readonly MessageNotice[]): string => {
  const unsent = notices.filter(({ isSent }) => !isSent).length
  const [only, second] = invoices
  if (only && !second) return `${unsent > 0 ? 'No reminder sent' : 'Reminder sent'} for ${only.invoice_number}`
  const sent = invoices.length - unsent
  if (sent === 0) return 'No reminders sent'
  return `${counted(sent, 'reminder')} sent${unsent > 0 ? `, ${unsent} not` : ''}`
}

const isNone = ({ status }: ListedInvoice) => status === 'draft' || status === 'cancelled' || status === 'paid'

/** Dollars for a CSV file, without a currency sign. */
const plain = (read: (invoice: ListedInvoice) => ListedInvoice['amount_due']) => (invoice: ListedInvoice) =>
  dollarsFromCents(read(invoice))

const runsOf = (invoices: readonly ListedInvoice[]): Day[] =>
  [...new Set(invoices.flatMap(({ run_on }) => run_on ?? []))].sort().reverse()

const runLabel = (day: Day): string => `Made by plans on ${formatDate(day)}`

type Options = { invoices: readonly ListedInvoice[]; seesClients: boolean; today: string; timeZone: string }

/** Invoice list definition (INV-02) for table, cards, toolbar and export. */
export const invoiceRecords = ({ invoices, seesClients, today, timeZone }: Options) =>
  defineRecords<ListedInvoice, InvoiceAction, InvoiceColumn, Omit<InvoiceFilter, 'search'>>({
    noun: ['invoice', 'invoices'],
    short: ({ invoice_number }) => invoice_number,
    title: ({ client_name }) => client_name,
    cardGrid: true,
    columns: {
      number: {
        label: 'Invoice',
        alwaysShown: true,
        cell: ({ invoice_number }) => invoice_number,
        compare: byText(({ invoice_number }) => invoice_number),
      },
      client: {
        label: 'Client',
        width: 220,
        roomy: 300,
        hideBelow: 760,
        under: ({ client_name }) => client_name,
        cell: ({ client_id, client_name }) => (
          <span className="clip" title={client_name}>
            {seesClients ? <TextLink to={`/dashboard/clients/${client_id}`}>{client_name}</TextLink> : client_name}
          </span>
        ),
        compare: byText(({ client_name }) => lastWordFirst(client_name)),
      },
      date: {
        label: 'Date',
        width: 130,
        hideBelow: 980,
        cell: ({ invoice_date }, { today: day }) => formatColumnDay(invoice_date, day),
        compare: byText(({ invoice_date }) => invoice_date),
      },
      due_date: {
        label: 'Due',
        width: 130,
        hideBelow: 860,
        cell: ({ due_date }, { today: day }) => formatColumnDay(due_date, day),
        compare: byText(({ due_date }) => due_date),
      },
      status: {
        label: 'Status',
        width: 230,
        cell: (invoice, { today: day }) => <InvoiceStatusTags invoice={invoice} today={day} />,
        compare: byRank(INVOICE_STATUSES, ({ status }) => status),
      },
      total: {
        label: 'Total',
        width: 110,
        end: true,
        hideBelow: 900,
        cell: ({ total_amount, currency }) => amountIn(total_amount, currency),
        compare: byNumber(({ total_amount }) => total_amount),
      },
      due: {
        label: 'Amount due',
        width: 120,
        end: true,
        cell: (invoice, { today: day }) => <Due invoice={invoice} today={day} />,
        compare: byNumber(({ amount_due }) => amount_due),
      },
    },
    opens: 'number',
    statusColumn: 'status',
    defaultOrder: () => (a, b) => earliestFirst(b.invoice_date, a.invoice_date) || b.id - a.id,
    searchHint: 'Invoice number or client',
    shortSearchHint: 'Search invoices',
    filters: {
      status: choiceOf('Status', 'All Status', INVOICE_STATUSES, statusLabel),
      client: clientChoice(invoices, ({ client_name }) => client_name),
      age: choiceOf('Age', 'Any age', AGES, ageLabel),
      run: { ...choiceOf('Plan invoices', 'All invoices', runsOf(invoices), runLabel), hiddenWithoutOptions: true },
    },
    narrow: (records, filter) => filterInvoices(records, filter, today),
    actions: {
      send: {
        label: 'Send…',
        busyLabel: 'Sending…',
        done: 'sent',
        failure: 'Failed to send invoice. Please try again.',
        judge: judged('send'),
        passed: ({ status }) => status !== 'draft',
        icon: Send,
        bulk: true,
      },
      pay: {
        label: 'Record Payment…',
        busyLabel: 'Recording…',
        done: 'payment recorded',
        failure: 'Failed to record payment. Please try again.',
        judge: judged('pay'),
        passed: isNone,
        icon: BadgeDollarSign,
      },
      charge: {
        label: 'Pay Invoice…',
        busyLabel: 'Opening…',
        done: 'opened',
        failure: 'Failed to open the card form. Please try again.',
        judge: judged('pay'),
        passed: isNone,
        icon: CreditCard,
      },
      request: {
        label: 'Send payment request…',
        busyLabel: 'Sending…',
        done: 'payment requested',
        failure: 'Failed to send payment request',
        judge: (invoice, context) =>
          canRequestPayment(invoice)
            ? judged(invoice.status === 'draft' ? 'send' : 'remind')(invoice, context)
            : verdictOf(EMAIL_NEEDED),
        passed: (invoice) => !canRequestPayment(invoice),
        page: 'menu',
      },
      remind: {
        label: 'Remind…',
        busyLabel: 'Reminding…',
        done: 'reminder sent',
        says: remindersSent,
        failure: 'Failed to send the reminder. Please try again.',
        judge: judgeReminder,
        passed: isNone,
        icon: BellRing,
        aside: true,
        bulk: true,
      },
      edit: {
        label: 'Edit…',
        busyLabel: 'Opening…',
        done: 'opened',
        failure: 'Failed to open invoice. Please try again.',
        judge: (invoice, { actor }) => verdictOf(editRefusal(actor, invoice)),
        passed: ({ status }) => status !== 'draft',
      },
      print: {
        label: 'Print/PDF',
        busyLabel: 'Opening…',
        done: 'opened',
        failure: 'Failed to open invoice. Please try again.',
        judge: () => ({ ok: true }),
      },
      refund: {
        label: 'Refund…',
        busyLabel: 'Refunding…',
        done: 'refunded',
        failure: 'Failed to refund. Please try again.',
        judge: judged('refund'),
        passed: ({ amount_paid }) => amount_paid <= 0,
        page: 'menu',
      },
      apply: {
        label: 'Apply credit…',
        busyLabel: 'Applying…',
        done: 'credit applied',
        failure: 'Failed to apply the credit. Please try again.',
        judge: (invoice, context) =>
          invoice.credit_available > 0
            ? judged('apply')(invoice, context)
            : verdictOf('This client has no credit to apply.'),
        passed: ({ credit_available }) => credit_available <= 0,
      },
      credit: {
        label: 'Credit note…',
        busyLabel: 'Crediting…',
        done: 'credited',
        failure: 'Failed to write the credit note. Please try again.',
        judge: judged('credit'),
        passed: ({ status }) => status === 'draft' || status === 'cancelled',
        page: 'menu',
      },
      void: {
        label: 'Void…',
        busyLabel: 'Voiding…',
        done: 'voided',
        failure: 'Failed to void invoice. Please try again.',
        judge: judged('void'),
        tone: 'danger',
        page: 'menu',
      },
    },
    over: ({ status }) => (status === 'cancelled' ? 'This invoice is void.' : null),
    card: {
      head: (invoice) => (
        <>
          <span className="number">{invoice.invoice_number}</span>
          <span style={{ marginInlineStart: 'auto' }}>
            <InvoiceStatusTags invoice={invoice} today={today} />
          </span>
        </>
      ),
      who: (invoice) => <DueOfTotal invoice={invoice} today={today} />,
      lines: (invoice, { today: day }) => [
        `Dated ${formatDay(invoice.invoice_date, day)}`,
        `Due ${formatDay(invoice.due_date, day)}`,
      ],
      steps: (invoice) => {
        if (invoice.status === 'draft') return ['send']
        return isNone(invoice) ? [] : ['pay']
      },
    },
    csv: [
      ['Invoice', ({ invoice_number }) => invoice_number],
      ['Client', ({ client_name }) => client_name],
      ['Date', ({ invoice_date }) => invoice_date],
      ['Due date', ({ due_date }) => due_date],
      ['Status', ({ status }) => statusLabel(status)],
      ['Late', (invoice) => lateText(invoice, today) ?? ''],
      ['Currency', ({ currency }) => currency],
      ['Subtotal', plain(({ subtotal }) => subtotal), 'amount'],
      ['Tax', plain(({ tax_amount }) => tax_amount), 'amount'],
      ['Discount', plain(({ discount_amount }) => discount_amount), 'amount'],
      ['Total', plain(({ total_amount }) => total_amount), 'amount'],
      ['Paid', plain(({ amount_paid }) => amount_paid), 'amount'],
      ['Credited', plain(({ amount_credited }) => amount_credited), 'amount'],
      ['Amount due', plain(({ amount_due }) => amount_due), 'amount'],
      ['Paid on', ({ paid_at }) => (paid_at === null ? '' : dayAt(Date.parse(paid_at), timeZone))],
      ['Notes', ({ notes }) => notes],
    ],
  })

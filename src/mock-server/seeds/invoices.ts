import { NEW_BUSINESS } from '@/domain/account/business-details'
import { fullName } from '@/domain/account/user'
import type { Client } from '@/domain/client/client'
import { jobLine } from '@/domain/invoice/billable'
import {
  type CreditNote,
  type InvoiceLine,
  type InvoicePayment,
  type InvoiceRow,
  NEW_INVOICE,
} from '@/domain/invoice/invoice'
import { dueBy } from '@/domain/invoice/invoice-form'
import type { Job } from '@/domain/job/job'
import { documentTotals } from '@/domain/line-items/totals'
import { type Cents, centsFromDollars } from '@/domain/money/money'
import { groupedBy } from '@/domain/record/grouped-by'
import { type Day, daysBetween, plusDays, weekOf } from '@/domain/time/calendar'
import { earliestFirst } from '@/domain/time/day'
import { type Choices, createChoices } from './choices'
import { workdayFrom } from './past-work'
import { GREEN_VALLEY } from './staff'

const OFFICE = [1, 7] as const
/** Work of the last days stays unbilled, so the demo has something to do. */
const UNBILLED_DAYS = 4
/** The client with a sign-in and one without upcoming work have no open invoices. */
const PAID_UP: readonly number[] = [1, 42]
const FIRST_NUMBER = 1_001

type Fate = 'paid' | 'partial' | 'open' | 'credited' | 'draft' | 'void'

type Planned = { client: Client; day: Day; lines: InvoiceLine[]; property_id: number | null; fate: Fate }

/** Office time of a day, ignoring daylight saving time. Invoices are written after the day's work. */
const at = (day: Day, time: string): string => `${day}T${time}:00.000Z`

/** Outcomes of each earlier month's first invoices, latest month first; the rest are paid. */
const EARLIER_FATES: readonly (readonly Fate[])[] = [
  ['open', 'paid', 'partial'],
  ['partial', 'open', 'credited'],
  ['partial', 'void'],
  ['open'],
]

const fateOf = (day: Day, anchor: Day, choices: Choices): Fate =>
  day >= plusDays(anchor, -8)
    ? choices.pick(['draft', 'open', 'open', 'paid'] as const)
    : choices.pick(['paid', 'paid', 'paid', 'open', 'partial', 'open'] as const)

const ofClient = ({ id }: Client, fate: Fate): Fate => (PAID_UP.includes(id) ? 'paid' : fate)

type Billed = { work: readonly Job[]; client: Client; day: Day; fate: Fate }

const billOf = ({ work, client, day, fate }: Billed): Planned => ({
  client,
  day,
  lines: work.map((job, index) => jobLine(job, index + 1)),
  property_id: work.every(({ property_id }) => property_id === work[0]?.property_id)
    ? (work[0]?.property_id ?? null)
    : null,
  fate: ofClient(client, fate),
})

/** Invoices of finished jobs, one per client and week, dated Saturday. */
const ofJobs = (jobs: readonly Job[], clients: readonly Client[], anchor: Day, choices: Choices): Planned[] => {
  const done = jobs.filter(
    ({ status, plan_id, scheduled_date }) =>
      status === 'completed' && plan_id === null && scheduled_date < plusDays(anchor, -UNBILLED_DAYS),
  )
  const weeks = groupedBy(done, ({ client_id, scheduled_date }) => `${client_id} ${weekOf(scheduled_date).first}`)
  return [...weeks.values()].flatMap((work) => {
    const [first] = work
    const client = clients.find(({ id }) => id === first?.client_id)
    const day = first && plusDays(weekOf(first.scheduled_date).last, -1)
    if (!client || !day || day >= anchor) return []
    return [billOf({ work, client, day, fate: fateOf(day, anchor, choices) })]
  })
}

/** Invoices of work before the calendar, one per client and month, on the evening of the last visit or some days later. */
const ofEarlier = (jobs: readonly Job[], clients: readonly Client[], choices: Choices): Planned[] => {
  const done = jobs.filter(({ status }) => status === 'completed')
  const months = groupedBy(done, ({ scheduled_date }) => scheduled_date.slice(0, 7))
  return [...months.values()].reverse().flatMap((ofMonth, ago) =>
    [...groupedBy(ofMonth, ({ client_id }) => client_id).values()].flatMap((work, place) => {
      const last = work.at(-1)
      const client = clients.find(({ id }) => id === last?.client_id)
      if (!last || !client) return []
      const meant = workdayFrom(plusDays(last.scheduled_date, choices.between(0, 3)))
      const day = meant.slice(0, 7) === last.scheduled_date.slice(0, 7) ? meant : last.scheduled_date
      const fate = EARLIER_FATES[ago]?.[place] ?? 'paid'
      if (fate !== 'void') return [billOf({ work, client, day, fate })]
      const bill = billOf({ work, client, day, fate: 'paid' })
      return [bill, { ...bill, day: workdayFrom(plusDays(day, 1)), fate }]
    }),
  )
}

const rowOf = ({ client, day, lines, property_id, fate }: Planned, id: number, choices: Choices): InvoiceRow => ({
  id,
  business_id: GREEN_VALLEY,
  invoice_number: `INV-${FIRST_NUMBER + id - 1}`,
  client_id: client.id,
  billed_to: fullName(client),
  property_id,
  invoice_date: day,
  due_date: dueBy(client.payment_terms, day),
  status:
    fate === 'draft'
      ? 'draft'
      : fate === 'void'
        ? 'cancelled'
        : fate === 'open' && choices.chance(0.4)
          ? 'viewed'
          : 'sent',
  line_items: lines,
  tax_rate: NEW_BUSINESS.tax_rate,
  discount_amount: centsFromDollars(choices.chance(0.08) ? 10 : 0),
  ...NEW_INVOICE,
  currency: NEW_BUSINESS.currency,
  payment_terms: client.payment_terms,
  notes: '',
  created_at: at(day, '23:50'),
  created_by: choices.pick(OFFICE),
  sent_at: fate === 'draft' ? null : at(day, '23:55'),
  reminded_at: null,
  void_reason: fate === 'void' ? 'Billed twice' : '',
})

const PARTS: Partial<Record<Fate, number>> = { paid: 1, partial: 0.4, credited: 0.75 }

const paidOn = ({ due_date, invoice_date }: InvoiceRow, anchor: Day, choices: Choices): Day => {
  const yesterday = plusDays(anchor, -1)
  const meant = plusDays(due_date, choices.between(-4, 9))
  if (meant < invoice_date) return invoice_date
  return meant <= yesterday ? meant : plusDays(invoice_date, choices.between(0, daysBetween(invoice_date, yesterday)))
}

const paymentOf = (row: InvoiceRow, { client, fate }: Planned, id: number, anchor: Day, choices: Choices) => {
  const { total_amount } = documentTotals(row.line_items, row)
  const part = PARTS[fate]
  if (part === undefined || total_amount === 0) return []
  const payment_date = paidOn(row, anchor, choices)
  const payment_method = client.preferred_payment_method
  const payment: InvoicePayment = {
    id,
    business_id: GREEN_VALLEY,
    invoice_id: row.id,
    amount: Math.round(total_amount * part) as Cents,
    payment_method,
    payment_date,
    transaction_id: payment_method === 'check' ? String(choices.between(1_020, 4_980)) : '',
    notes: '',
    processed_by: choices.pick(OFFICE),
    // Immediate payments still come after sending.
    created_at: at(payment_date, payment_date === row.invoice_date ? '23:58' : '20:30'),
  }
  return [payment]
}

const creditOf = (row: InvoiceRow, { fate }: Planned, id: number, paid: readonly InvoicePayment[]): CreditNote[] => {
  const [payment] = paid
  if (fate !== 'credited' || !payment) return []
  const { total_amount } = documentTotals(row.line_items, row)
  return [
    {
      id,
      business_id: GREEN_VALLEY,
      invoice_id: row.id,
      credit_number: `CN-${1_000 + id}`,
      credit_date: payment.payment_date,
      amount: (total_amount - payment.amount) as Cents,
      reason: 'Part of the work had to be done again',
      created_by: 1,
      created_at: at(payment.payment_date, '23:59'),
    },
  ]
}

/** A year of invoices for finished jobs. Some are overdue or partly paid, one is void. */
export const invoiceSeed = (
  { jobs, earlier }: { jobs: readonly Job[]; earlier: readonly Job[] },
  clients: readonly Client[],
  anchor: Day,
) => {
  const choices = createChoices(3_011)
  const planned = [...ofEarlier(earlier, clients, choices), ...ofJobs(jobs, clients, anchor, choices)].sort((a, b) =>
    earliestFirst(a.day, b.day),
  )
  const invoices: InvoiceRow[] = []
  const invoice_payments: InvoicePayment[] = []
  const credit_notes: CreditNote[] = []
  for (const each of planned) {
    const row = rowOf(each, invoices.length + 1, choices)
    const paid = paymentOf(row, each, invoice_payments.length + 1, anchor, choices)
    invoices.push(row)
    invoice_payments.push(...paid)
    credit_notes.push(...creditOf(row, each, credit_notes.length + 1, paid))
  }
  return { invoices, invoice_payments, credit_notes }
}

import { DEFAULT_TIME_ZONE } from '@/domain/account/business'
import { NEW_BUSINESS } from '@/domain/account/business-details'
import { fullName } from '@/domain/account/user'
import type { Client } from '@/domain/client/client'
import type { CreditNote, InvoicePayment, InvoiceRow } from '@/domain/invoice/invoice'
import { centsFromDollars } from '@/domain/money/money'
import { masked } from '@/domain/payout/account'
import type { PayoutAccountRow, PayoutRow } from '@/domain/payout/payout'
import { needsReference, type PayoutReason, type PayoutStatus } from '@/domain/payout/vocabulary'
import { type Day, dayAt, plusDays } from '@/domain/time/calendar'
import { answeredAt, bankRefusal } from '../payouts/bank'
import { workdayUpTo } from './job-history'
import { momentAt } from './moment'
import { GREEN_VALLEY } from './staff'

type Invoiced = {
  invoices: readonly InvoiceRow[]
  invoice_payments: readonly InvoicePayment[]
  credit_notes: readonly CreditNote[]
}

type Planned = {
  /** Days before the anchor; one with an invoice comes after its payment. */
  ago: number
  client: number
  status: PayoutStatus
  reason: PayoutReason
  dollars: number
  description: string
  /** Last digits of an account with a special test outcome; by default every payout succeeds. */
  digits?: string
  because?: string
}

const PLANNED: readonly Planned[] = [
  {
    ago: 320,
    client: 5,
    status: 'completed',
    reason: 'loyalty_reward',
    dollars: 50,
    description: 'Five years with us',
  },
  {
    ago: 240,
    client: 8,
    status: 'completed',
    reason: 'overpayment_refund',
    dollars: 40,
    description: 'Paid twice for the same visit',
  },
  {
    ago: 205,
    client: 11,
    status: 'completed',
    reason: 'damage_compensation',
    dollars: 185,
    description: 'Sprinkler head broken while edging',
  },
  {
    ago: 150,
    client: 14,
    status: 'cancelled',
    reason: 'promotional_credit',
    dollars: 25,
    description: 'Spring mailing',
    because: 'The credit was used on the next invoice',
  },
  {
    ago: 120,
    client: 17,
    status: 'completed',
    reason: 'service_credit',
    dollars: 35,
    description: 'Second visit left out',
  },
  {
    ago: 90,
    client: 9,
    status: 'completed',
    reason: 'referral_bonus',
    dollars: 75,
    description: 'Brought two neighbors',
  },
  {
    ago: 60,
    client: 20,
    status: 'completed',
    reason: 'cancellation_refund',
    dollars: 45,
    description: 'Cleanup cancelled after it was paid',
  },
  {
    ago: 34,
    client: 23,
    status: 'failed',
    reason: 'damage_compensation',
    dollars: 240,
    description: 'Fence panel',
    digits: '0002',
  },
  {
    ago: 20,
    client: 12,
    status: 'failed',
    reason: 'referral_bonus',
    dollars: 75,
    description: 'Brought a neighbor',
    digits: '0003',
  },
  {
    ago: 2,
    client: 6,
    status: 'processing',
    reason: 'loyalty_reward',
    dollars: 100.01,
    description: 'Ten years with us',
  },
  {
    ago: 1,
    client: 15,
    status: 'pending',
    reason: 'damage_compensation',
    dollars: 320,
    description: 'Flower bed driven over',
  },
  {
    ago: 0,
    client: 10,
    status: 'pending',
    reason: 'other',
    dollars: 60,
    description: 'Returned planter, as agreed by phone',
  },
]

const BANKS = ['Lone Star Bank', 'Hill Country Credit Union', 'Travis National'] as const
const ROUTING = '111000025'

const accountOf = (
  { client, digits = String(3_100 + 97 * client) }: Planned,
  id: number,
  name: string,
  before: Day,
) => ({
  id,
  business_id: GREEN_VALLEY,
  client_id: client,
  account_type: id % 3 === 0 ? ('savings' as const) : ('checking' as const),
  account_name: name,
  bank_name: BANKS[id % BANKS.length] ?? BANKS[0],
  account_number_masked: masked(digits),
  routing_number: ROUTING,
  is_verified: true,
  is_default: true,
  created_at: momentAt(workdayUpTo(plusDays(before, -10)), '10:20'),
})

const paidInvoice = (
  { invoices, invoice_payments, credit_notes }: Invoiced,
  { dollars }: Planned,
  by: Day,
  usedInvoiceIds: readonly number[],
) => {
  const payment = invoice_payments.findLast(
    ({ invoice_id, payment_date, amount }) =>
      payment_date < by &&
      amount >= centsFromDollars(dollars) &&
      !usedInvoiceIds.includes(invoice_id) &&
      !NOT_PAID_BACK.includes(invoices.find(({ id }) => id === invoice_id)?.client_id ?? 0) &&
      !credit_notes.some((note) => note.invoice_id === invoice_id),
  )
  return invoices.find(({ id }) => id === payment?.invoice_id)
}

/** Clients who paid for everything keep a zero balance, and clients with an account in the list keep that one. */
const NOT_PAID_BACK: readonly number[] = [1, 42, ...PLANNED.filter(({ digits }) => digits).map(({ client }) => client)]

const withStatus = (planned: Planned, row: PayoutRow, account: PayoutAccountRow): PayoutRow => {
  if (planned.status === 'pending') return row
  if (planned.status === 'cancelled') return { ...row, status: 'cancelled', cancel_reason: planned.because ?? '' }
  const day = dayAt(Date.parse(row.initiated_at), DEFAULT_TIME_ZONE)
  const sent: PayoutRow = {
    ...row,
    status: 'processing',
    transaction_id: `TXN-${1_000 + row.id}`,
    processed_at: momentAt(day, '15:30'),
    processed_by: 1,
    attempts: 1,
  }
  if (planned.status === 'processing') return sent
  const failure_reason = bankRefusal(sent, account)
  if (failure_reason !== null) return { ...sent, status: 'failed', failure_reason }
  const at = answeredAt(sent, DEFAULT_TIME_ZONE)
  return { ...sent, status: 'completed', completed_at: at === null ? null : new Date(at).toISOString() }
}

export const payoutSeed = <Rows extends Invoiced>(invoiced: Rows, clients: readonly Client[], anchor: Day) => {
  const credit_notes = [...invoiced.credit_notes]
  const payouts: PayoutRow[] = []
  const payout_accounts: PayoutAccountRow[] = []
  for (const planned of PLANNED) {
    const day = workdayUpTo(plusDays(anchor, -planned.ago))
    const id = payouts.length + 1
    const usedInvoiceIds = payouts.flatMap(({ reference_invoice_id }) => reference_invoice_id ?? [])
    const invoice = needsReference(planned.reason) ? paidInvoice(invoiced, planned, day, usedInvoiceIds) : undefined
    const client = clients.find((each) => each.id === (invoice?.client_id ?? planned.client))
    if (!client || (needsReference(planned.reason) && !invoice)) continue
    const to = { ...planned, client: client.id }
    const existing = payout_accounts.find(({ client_id }) => client_id === client.id)
    const account = existing ?? accountOf(to, payout_accounts.length + 1, fullName(client), day)
    if (!existing) payout_accounts.push(account)
    const amount = centsFromDollars(planned.dollars)
    const row: PayoutRow = {
      id,
      business_id: GREEN_VALLEY,
      client_id: client.id,
      paid_to: fullName(client),
      payout_account_id: account.id,
      amount,
      currency: invoice?.currency ?? NEW_BUSINESS.currency,
      reason: planned.reason,
      description: planned.description,
      reference_invoice_id: invoice?.id ?? null,
      reference_job_id: null,
      status: 'pending',
      transaction_id: '',
      initiated_at: momentAt(day, '09:05'),
      initiated_by: 7,
      processed_at: null,
      processed_by: null,
      attempts: 0,
      completed_at: null,
      failure_reason: '',
      cancel_reason: '',
    }
    payouts.push(withStatus(planned, row, account))
    if (invoice) {
      const note = credit_notes.length + 1
      credit_notes.push({
        id: note,
        business_id: GREEN_VALLEY,
        invoice_id: invoice.id,
        credit_number: `CN-${1_000 + note}`,
        credit_date: day,
        amount,
        reason: planned.description,
        created_by: 1,
        created_at: momentAt(day, '09:00'),
      })
    }
  }
  // One client has a second account awaiting verification.
  const first = payout_accounts[0]
  if (first)
    payout_accounts.push({
      ...first,
      id: payout_accounts.length + 1,
      account_type: 'savings',
      account_number_masked: masked('7788'),
      is_verified: false,
      is_default: false,
      created_at: momentAt(anchor, '08:00'),
    })
  return { ...invoiced, credit_notes, payouts, payout_accounts }
}

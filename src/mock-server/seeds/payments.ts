import type { CreditNote, InvoicePayment, InvoiceRow } from '@/domain/invoice/invoice'
import type { Cents } from '@/domain/money/money'
import type { AccountRow } from '@/domain/payment/connected-account'
import type { PaymentRow, Refund } from '@/domain/payment/payment'
import { GREEN_VALLEY } from './staff'

/** The first business accepts cards; all others still have to connect. */
export const CONNECTED_ACCOUNTS: readonly AccountRow[] = [
  {
    id: 1,
    business_id: GREEN_VALLEY,
    business_name: 'Green Valley Landscaping',
    business_type: 'company',
    status: 'active',
    requirements: [],
    created_at: '2025-02-03T16:20:00.000Z',
    submitted_at: '2025-02-03T16:32:00.000Z',
    onboarding_token: null,
    return_url: '',
    refresh_url: '',
    user_id: 1,
  },
]

type Invoices = {
  invoices: InvoiceRow[]
  invoice_payments: InvoicePayment[]
  credit_notes: CreditNote[]
}

const CARDS = [
  { card_brand: 'visa', card_last4: '4242' },
  { card_brand: 'mastercard', card_last4: '4444' },
  { card_brand: 'amex', card_last4: '0005' },
] as const
const EVERY = 2
/** Partly refunded payments, with a credit note of the same amount and the reason. */
const REFUNDED = [
  { of: 4, cents: 2_500, reason: 'The bags of leaves were not taken away' },
  { of: 9, cents: 4_000, reason: 'One bed was left out' },
] as const

const code = (id: number): string => (id * 2_654_435_761).toString(16).padStart(12, '0').slice(-12)

const rowOf = (entry: InvoicePayment, invoice: InvoiceRow, id: number): PaymentRow => ({
  ...(CARDS[id % CARDS.length] ?? CARDS[0]),
  id,
  business_id: entry.business_id,
  invoice_id: entry.invoice_id,
  intent_id: `pi_sample_${code(id)}`,
  client_secret: `pi_sample_${code(id)}_secret`,
  connected_account_id: 1,
  amount: entry.amount,
  currency: invoice.currency,
  description: `Invoice ${invoice.invoice_number}`,
  status: 'succeeded',
  payer: 'client',
  payer_name: invoice.billed_to,
  user_id: entry.processed_by,
  failure: '',
  transaction_id: `ch_${code(id)}`,
  invoice_payment_id: entry.id,
  created_at: entry.created_at,
  paid_at: entry.created_at,
})

export const paymentSeed = ({ invoices, invoice_payments, credit_notes }: Invoices) => {
  const byId = new Map(invoices.map((invoice) => [invoice.id, invoice]))
  const payments = invoice_payments
    .filter(({ payment_method }) => payment_method === 'credit_card')
    .filter((_, index) => index % EVERY === 0)
    .flatMap((entry, index) => {
      const invoice = byId.get(entry.invoice_id)
      return invoice ? [rowOf(entry, invoice, index + 1)] : []
    })
  const charged = new Map(payments.map((payment) => [payment.invoice_payment_id, payment.transaction_id]))
  const refunds: Refund[] = REFUNDED.flatMap(({ of, cents, reason }, index) => {
    const payment = payments[of]
    if (!payment || payment.amount < cents) return []
    return [
      {
        id: index + 1,
        business_id: payment.business_id,
        invoice_id: payment.invoice_id,
        invoice_payment_id: payment.invoice_payment_id ?? 0,
        payment_id: payment.id,
        amount: cents as Cents,
        reason,
        status: 'succeeded',
        transaction_id: `re_${code(index + 1)}`,
        refund_date: payment.created_at.slice(0, 10),
        created_by: 1,
        created_at: payment.created_at,
      },
    ]
  })
  const credits = refunds.map((refund, index): CreditNote => {
    const id = credit_notes.length + index + 1
    return {
      id,
      business_id: refund.business_id,
      invoice_id: refund.invoice_id,
      credit_number: `CN-${1_000 + id}`,
      credit_date: refund.refund_date,
      amount: refund.amount,
      reason: refund.reason,
      created_by: 1,
      created_at: refund.created_at,
    }
  })
  return {
    invoices,
    invoice_payments: invoice_payments.map((entry) => {
      const transaction_id = charged.get(entry.id)
      return transaction_id === undefined ? entry : { ...entry, transaction_id }
    }),
    credit_notes: [...credit_notes, ...credits],
    payments,
    refunds,
  }
}

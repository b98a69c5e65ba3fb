import { amountIn } from '@/domain/money/amount-in'
import { type AccountRow, accountRowSchema } from '@/domain/payment/connected-account'
import { type PaymentRow, paymentRowSchema, type Refund, refundSchema } from '@/domain/payment/payment'
import { maySeeAccount, maySeePayments } from '@/domain/payment/permissions'
import type { Actor } from '@/domain/permissions/actor'
import { type RecordRules, table } from '../core/log/registry'
import { factsOf } from '../core/write/facts'

declare module '../core/log/rows' {
  interface TableRows {
    payments: PaymentRow
    refunds: Refund
    connected_accounts: AccountRow
  }
}

/** The only payment step that moves money. */
export const CARD_CHARGED = 'payment.succeeded'

export const ACCOUNT_PREFIX = 'acct_'

const ofBusiness = ({ business_id }: { business_id: number }) => business_id
const toBilling = (_row: unknown, actor: Actor) => maySeePayments(actor)
const pageOf = ({ invoice_id }: { invoice_id: number }) => `/dashboard/invoicing?invoice=${invoice_id}`
const ofInvoice = { table: 'invoices', id: ({ invoice_id }: { invoice_id: number }) => invoice_id } as const

const paymentRecord: RecordRules<PaymentRow> = {
  stream: 'payment',
  nouns: ['payment', 'payments'],
  business: ofBusiness,
  name: ({ amount, currency }) => `Card payment of ${amountIn(amount, currency)}`,
  visible: toBilling,
  // One authorizes the payment, the other opens its receipt.
  hides: () => ({ client_secret: '', intent_id: '' }),
  page: pageOf,
  partOf: ofInvoice,
}

const refundRecord: RecordRules<Refund> = {
  stream: 'refund',
  nouns: ['refund', 'refunds'],
  business: ofBusiness,
  name: ({ amount, invoice_id }, store) =>
    `Refund of ${amountIn(amount, store.find('invoices', invoice_id)?.currency ?? 'USD')}`,
  visible: toBilling,
  page: pageOf,
  partOf: ofInvoice,
}

const accountRecord: RecordRules<AccountRow> = {
  stream: 'connected_account',
  prefix: ACCOUNT_PREFIX,
  nouns: ['connected account', 'connected accounts'],
  business: ofBusiness,
  name: ({ business_name }) => `Card payments of ${business_name}`,
  visible: (_row, actor) => maySeeAccount(actor),
  // The token alone allows submitting business details to the provider.
  hides: () => ({ onboarding_token: null, return_url: '', refresh_url: '' }),
  page: () => '/dashboard/settings?tab=payments',
}

export const paymentFacts = factsOf('payments', paymentRecord)

export const refundFacts = factsOf('refunds', refundRecord)

export const accountFacts = factsOf('connected_accounts', accountRecord)

export const paymentTables = {
  payments: table(paymentRowSchema, paymentRecord),
  refunds: table(refundSchema, refundRecord),
  connected_accounts: table(accountRowSchema, accountRecord),
}

import { accountText } from '@/domain/payout/account'
import {
  type PayoutAccountRow,
  type PayoutRow,
  payoutAccountRowSchema,
  payoutNumber,
  payoutRowSchema,
} from '@/domain/payout/payout'
import { maySeePayouts } from '@/domain/payout/permissions'
import type { Actor } from '@/domain/permissions/actor'
import { type RecordRules, table } from '../core/log/registry'
import { factsOf } from '../core/write/facts'

declare module '../core/log/rows' {
  interface TableRows {
    payouts: PayoutRow
    payout_accounts: PayoutAccountRow
  }
}

export const PAYOUT_MERGED = 'payout.client_merged'
export const ACCOUNT_MERGED = 'payout_account.client_merged'
export const PROCESSED = 'payout.processed'
export const COMPLETED = 'payout.completed'
export const FAILED = 'payout.failed'
export const VERIFIED = 'payout_account.verified'

const ofBusiness = ({ business_id }: { business_id: number }) => business_id
const toBilling = (_row: unknown, actor: Actor) => maySeePayouts(actor)

const payoutRecord: RecordRules<PayoutRow> = {
  stream: 'payout',
  nouns: ['payout', 'payouts'],
  business: ofBusiness,
  name: payoutNumber,
  words: { failure_reason: 'failure reason', cancel_reason: 'why it was cancelled' },
  visible: toBilling,
  page: ({ id }) => `/dashboard/payouts?payout=${id}`,
  follows: [PAYOUT_MERGED],
}

const accountRecord: RecordRules<PayoutAccountRow> = {
  stream: 'payout_account',
  nouns: ['payout account', 'payout accounts'],
  business: ofBusiness,
  name: accountText,
  visible: toBilling,
  page: () => '/dashboard/payouts',
  follows: [ACCOUNT_MERGED],
}

export const payoutFacts = factsOf('payouts', payoutRecord)

export const payoutAccountFacts = factsOf('payout_accounts', accountRecord)

export const payoutTables = {
  payouts: table(payoutRowSchema, payoutRecord),
  payout_accounts: table(payoutAccountRowSchema, accountRecord),
}

import { mayEditClients } from '@/domain/client/permissions'
import { accountText } from '@/domain/payout/account'
import {
  type PayoutAccountRow,
  type PayoutRow,
  payoutAccountRowSchema,
  payoutNumber,
  payoutRowSchema,
} from '@/domain/payout/payout'
import { maySeePayouts, maySendPayouts } from '@/domain/payout/permissions'
import type { Actor } from '@/domain/permissions/actor'
import { factsOf } from '../core/facts'
import { type RecordRules, table } from '../core/registry'
import { accountRemoval, payoutObstacle, payoutRemoval } from './refusals'

declare module '../core/rows' {
  interface TableRows {
    payouts: PayoutRow
    payout_accounts: PayoutAccountRow
  }
}

/** The client of a payout, or of an account, became another one. */
export const PAYOUT_MERGED = 'payout.client_merged'
export const ACCOUNT_MERGED = 'payout_account.client_merged'
/** Sent to the bank, and what the bank has made of it. */
export const PROCESSED = 'payout.processed'
export const COMPLETED = 'payout.completed'
export const FAILED = 'payout.failed'
/** The bank has verified an account. */
export const VERIFIED = 'payout_account.verified'

const ofBusiness = ({ business_id }: { business_id: number }) => business_id
const toBilling = (_row: unknown, actor: Actor) => maySeePayouts(actor)

/** Why no one can take back what was done with a payout, and what to do instead. */
const KEPT: Readonly<Record<string, string>> = {
  [PROCESSED]: 'The money is with the bank and can’t be called back. Ask the client to send it back.',
  [COMPLETED]: 'The client has the money. Ask them to send it back.',
  [FAILED]: 'The bank did this. Retry the payout.',
}

const payoutRecord: RecordRules<PayoutRow> = {
  stream: 'payout',
  nouns: ['payout', 'payouts'],
  business: ofBusiness,
  name: payoutNumber,
  words: { failure_reason: 'failure reason', cancel_reason: 'why it was cancelled' },
  visible: toBilling,
  page: ({ id }) => `/dashboard/payouts?payout=${id}`,
  removal: payoutRemoval,
  follows: [PAYOUT_MERGED],
  undo: {
    may: (actor, { type }) => (type === PAYOUT_MERGED ? mayEditClients(actor) : maySendPayouts(actor)),
    keeps: (type) => KEPT[type] ?? null,
    obstacle: payoutObstacle,
  },
}

const accountRecord: RecordRules<PayoutAccountRow> = {
  stream: 'payout_account',
  nouns: ['payout account', 'payout accounts'],
  business: ofBusiness,
  name: accountText,
  visible: toBilling,
  page: () => '/dashboard/payouts',
  removal: accountRemoval,
  follows: [ACCOUNT_MERGED],
  undo: {
    may: (actor, { type }) => (type === ACCOUNT_MERGED ? mayEditClients(actor) : maySendPayouts(actor)),
    keeps: (type) => (type === VERIFIED ? 'The bank did this.' : null),
  },
}

/** Facts of a payout. */
export const payoutFacts = factsOf('payouts', payoutRecord)

/** Facts of an account that payouts go to. */
export const payoutAccountFacts = factsOf('payout_accounts', accountRecord)

/** Money that goes to clients, and the accounts it goes to. */
export const payoutTables = {
  payouts: table(payoutRowSchema, payoutRecord),
  payout_accounts: table(payoutAccountRowSchema, accountRecord),
}

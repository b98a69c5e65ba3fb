import { accountText } from '@/domain/payout/account'
import type { PayoutAccountRow, PayoutRow } from '@/domain/payout/payout'
import type { Instant } from '@/domain/time/clock'
import { bySystem } from '../core/log/changes'
import { byId, inOrder, type Order } from '../core/log/rows'
import type { DatedFact, Store } from '../core/log/store'
import type { Decided } from '../core/write/execute'
import { answeredAt, bankRefusal, verifiedAt } from './bank'
import { COMPLETED, FAILED, payoutAccountFacts, payoutFacts, VERIFIED } from './tables'

const BANK = bySystem('Bank')

const zoneOf = ({ business_id }: { business_id: number }, store: Store): string | undefined =>
  store.find('businesses', business_id)?.timezone

/** Cached per time zone: every request needs it and time zone arithmetic is slow. */
const answerTimes = new WeakMap<PayoutRow, { zone: string; at: Instant | null }>()

const answerTime = (row: PayoutRow, zone: string): Instant | null => {
  const cached = answerTimes.get(row)
  if (cached?.zone === zone) return cached.at
  const at = answeredAt(row, zone)
  answerTimes.set(row, { zone, at })
  return at
}

const answered = (row: PayoutRow, store: Store): DatedFact | null => {
  const zone = zoneOf(row, store)
  const at = zone !== undefined ? answerTime(row, zone) : null
  if (at === null || at > store.now() || store.isReadOnly(`payout/${row.id}`)) return null
  const refusal = bankRefusal(row, store.find('payout_accounts', row.payout_account_id))
  const moment = new Date(at).toISOString()
  const fact: Decided =
    refusal === null
      ? payoutFacts.changed(row, COMPLETED, {
          actor: BANK,
          note: `Completed: the money is with ${row.paid_to}`,
          patch: { status: 'completed', completed_at: moment },
        })
      : payoutFacts.changed(row, FAILED, {
          actor: BANK,
          note: `Failed: ${refusal}`,
          patch: { status: 'failed', failure_reason: refusal },
        })
  return { ...fact, cause: null, at }
}

const verified = (row: PayoutAccountRow, store: Store): DatedFact | null => {
  const zone = zoneOf(row, store)
  if (zone === undefined || store.isReadOnly(`payout_account/${row.id}`)) return null
  const at = verifiedAt(row, zone)
  if (at > store.now()) return null
  const meta = { actor: BANK, note: `${accountText(row)} verified` }
  return { ...payoutAccountFacts.changed(row, VERIFIED, { ...meta, patch: { is_verified: true } }), cause: null, at }
}

/** Index of payouts and accounts at the bank, so that requests skip settled ones. */
const WITH_BANK = 1
const SETTLED = 0
const PAYOUTS_AT_BANK: Order<PayoutRow> = {
  group: ({ status }) => (status === 'processing' ? WITH_BANK : SETTLED),
  compare: byId,
}
const ACCOUNTS_AT_BANK: Order<PayoutAccountRow> = {
  group: ({ is_verified }) => (is_verified ? SETTLED : WITH_BANK),
  compare: byId,
}

/** Records the bank's answers, each once. Must run before every answer. */
export const createPayoutSweep = (store: Store) => async (): Promise<void> => {
  const due = () => [
    ...inOrder(store.table('payouts'), PAYOUTS_AT_BANK, WITH_BANK).flatMap((row) => answered(row, store) ?? []),
    ...inOrder(store.table('payout_accounts'), ACCOUNTS_AT_BANK, WITH_BANK).flatMap(
      (row) => verified(row, store) ?? [],
    ),
  ]
  if (due().length === 0) return
  await store.exclusively(async () => {
    await store.commit(due())
  })
}

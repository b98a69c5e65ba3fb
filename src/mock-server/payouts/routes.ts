import {
  cancelPayout,
  createPayout,
  getPayout,
  listCustomerPayouts,
  payoutSummary,
  processPayout,
  toWirePayout,
  toWireSummary,
} from '@/contract/payouts'
import { sumOfCents } from '@/domain/money/money'
import { processingFee } from '@/domain/payout/fee'
import type { PayoutRow } from '@/domain/payout/payout'
import { maySeePayouts, maySendPayouts } from '@/domain/payout/permissions'
import type { Route } from '../core/call'
import type { Store } from '../core/log/store'
import { command } from '../core/write/command'
import { permitReading, recordOf } from '../core/write/refusal'
import { reading } from '../rest/answer'
import { writing } from '../rest/writing'
import { payoutFrom } from './listed'
import { cancelled, created, processed } from './steps'

const answered = (row: PayoutRow, store: Store) => ({ payout: toWirePayout(payoutFrom(row, store)) })

export const payoutRoutes: readonly Route[] = [
  // Must precede the route with a payout id, which would match as well.
  reading(payoutSummary, ({ actor, businessId }, store) => {
    permitReading('payouts', maySeePayouts(actor), store)
    const rows = store.naming('payouts', 'business_id', businessId)
    const countOf = (status: PayoutRow['status']) => rows.filter((row) => row.status === status).length
    return toWireSummary({
      total_payouts: rows.length,
      total_amount: sumOfCents(rows.map(({ amount }) => amount)),
      total_fees: sumOfCents(rows.map(({ amount }) => processingFee(amount))),
      pending_payouts: countOf('pending'),
      processing_payouts: countOf('processing'),
      completed_payouts: countOf('completed'),
      failed_payouts: countOf('failed'),
      cancelled_payouts: countOf('cancelled'),
    })
  }),

  reading(listCustomerPayouts, ({ params, query, ...requester }, store) => {
    permitReading('payouts', maySeePayouts(requester.actor), store)
    const client = recordOf('clients', params.clientId, requester, store)
    const own = store.naming('payouts', 'client_id', client.id).toReversed()
    return {
      payouts: own.slice(query.skip, query.skip + query.limit).map((row) => toWirePayout(payoutFrom(row, store))),
      total: own.length,
    }
  }),

  reading(getPayout, ({ params, ...requester }, store) => {
    permitReading('payouts', maySeePayouts(requester.actor), store)
    return answered(recordOf('payouts', params.payoutId, requester, store), store)
  }),

  writing(
    createPayout,
    command('payouts', {
      may: { rule: maySendPayouts, participle: 'created' },
      facts: ({ body, ...requester }, store) => created(requester, body, store),
      answer: ({ row }, _request, store) => answered(row(), store),
    }),
  ),

  writing(
    processPayout,
    command('payouts', {
      id: ({ params }) => params.payoutId,
      may: { rule: maySendPayouts, participle: 'processed' },
      facts: (requester, store, row) => processed(requester, row, store),
      answer: ({ record }, _request, store) => answered(record(), store),
    }),
  ),

  writing(
    cancelPayout,
    command('payouts', {
      id: ({ params }) => params.payoutId,
      may: { rule: maySendPayouts, participle: 'cancelled' },
      facts: ({ query, ...requester }, store, row) => cancelled(requester, row, query.reason, store),
      answer: ({ record }, _request, store) => answered(record(), store),
    }),
  ),
]

import * as v from 'valibot'
import { cancelFields, payoutFields } from '@/domain/payout/form'
import { payoutOptionsSchema, referenceOptionSchema } from '@/domain/payout/options'
import { listedPayoutSchema, payoutSchema } from '@/domain/payout/payout'
import { count } from '@/domain/text/field'
import { endpoint } from './endpoint'
import { codec, inDollars, listIn, paging } from './wire'

const base = '/payment/api/v1/payouts'
const shared = { service: 'payment', bearer: true } as const
const amounts = { amount: inDollars, processing_fee: inDollars, net_amount: inDollars }

const payoutCodec = codec(payoutSchema, amounts)
export const toWirePayout = payoutCodec.write

export const listedPayoutCodec = codec(listedPayoutSchema, amounts)

const referenceCodec = codec(referenceOptionSchema, { left: inDollars })
export const payoutOptionsCodec = codec(payoutOptionsSchema, {
  invoices: listIn(referenceCodec),
  jobs: listIn(referenceCodec),
})

const onePayout = v.object({ payout: payoutCodec.wire })

export const createPayout = endpoint({
  ...shared,
  id: 'EP-080',
  method: 'POST',
  path: base,
  summary: 'Create a payout to a customer; it is pending until it is processed',
  body: payoutFields,
  answer: onePayout,
  status: 201,
  idempotent: true,
  failures: [403, 404, 422],
})

export const getPayout = endpoint({
  ...shared,
  id: 'EP-081',
  method: 'GET',
  path: `${base}/:payoutId`,
  summary: 'A payout',
  answer: onePayout,
  idempotent: false,
  failures: [403, 404],
})

export const listCustomerPayouts = endpoint({
  ...shared,
  id: 'EP-082',
  method: 'GET',
  path: `${base}/customer/:clientId`,
  summary: 'The payouts to a customer, newest first',
  query: v.object(paging),
  answer: v.object({ payouts: v.array(payoutCodec.wire), total: count }),
  idempotent: false,
  failures: [403, 404, 422],
})

export const processPayout = endpoint({
  ...shared,
  id: 'EP-083',
  method: 'POST',
  path: `${base}/:payoutId/process`,
  summary: 'Send a pending payout to the bank, or a failed one once more',
  answer: onePayout,
  idempotent: true,
  failures: [403, 404, 409],
})

export const cancelPayout = endpoint({
  ...shared,
  id: 'EP-084',
  method: 'POST',
  path: `${base}/:payoutId/cancel`,
  summary: 'Cancel a pending payout, with the reason',
  query: cancelFields,
  answer: onePayout,
  idempotent: true,
  failures: [403, 404, 409, 422],
})

const summaryCodec = codec(
  v.object({
    total_payouts: count,
    total_amount: payoutSchema.entries.amount,
    total_fees: payoutSchema.entries.amount,
    pending_payouts: count,
    processing_payouts: count,
    completed_payouts: count,
    failed_payouts: count,
    cancelled_payouts: count,
  }),
  { total_amount: inDollars, total_fees: inDollars },
)
export const toWireSummary = summaryCodec.write

export const payoutSummary = endpoint({
  ...shared,
  id: 'EP-085',
  method: 'GET',
  path: `${base}/analytics/summary`,
  summary: 'The figures of all payouts',
  answer: summaryCodec.wire,
  idempotent: false,
  failures: [403],
})

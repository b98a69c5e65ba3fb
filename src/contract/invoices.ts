import * as v from 'valibot'
import { taxRate } from '@/domain/account/tax-rate'
import { CURRENCIES } from '@/domain/account/vocabulary'
import {
  invoiceLineSchema,
  invoicePayoutSchema,
  invoiceSchema,
  invoiceStateSchema,
  listedInvoiceSchema,
  movedCreditSchema,
  recordedPaymentSchema,
  refundSummarySchema,
  writtenCreditSchema,
} from '@/domain/invoice/invoice'
import type { InvoiceDraft } from '@/domain/invoice/invoice-form'
import { cents } from '@/domain/money/amount'
import { dollarsFromCents } from '@/domain/money/money'
import { standaloneChargeSchema } from '@/domain/service-plan/plan'
import { id } from '@/domain/text/field'
import { daySchema } from '@/domain/time/day'
import { codec, inDollars, inPercent, listIn } from './wire'

const lineCodec = codec(invoiceLineSchema, { unit_price: inDollars, total_price: inDollars })
const refundCodec = codec(refundSummarySchema, { amount: inDollars })
const paymentCodec = codec(recordedPaymentSchema, { amount: inDollars, refunds: listIn(refundCodec) })
const movedCodec = codec(movedCreditSchema, { amount: inDollars })
const payoutCodec = codec(invoicePayoutSchema, { amount: inDollars })
const creditCodec = codec(writtenCreditSchema, { amount: inDollars })

const amounts = {
  subtotal: inDollars,
  tax_amount: inDollars,
  discount_amount: inDollars,
  total_amount: inDollars,
  amount_paid: inDollars,
  amount_credited: inDollars,
  amount_applied: inDollars,
  amount_due: inDollars,
  credit_available: inDollars,
} as const

export const invoiceCodec = codec(invoiceSchema, {
  ...amounts,
  line_items: listIn(lineCodec),
  payment_history: listIn(paymentCodec),
  credit_notes: listIn(creditCodec),
  moved_credit: listIn(movedCodec),
  payouts: listIn(payoutCodec),
  credit_left: inDollars,
  tax_rate: inPercent,
  billed_before: inDollars,
})

const countedCodec = codec(listedInvoiceSchema.entries.payment_history.item, {
  amount: inDollars,
  refunds: listIn(codec(listedInvoiceSchema.entries.payment_history.item.entries.refunds.item, { amount: inDollars })),
})

export const listedInvoiceCodec = codec(listedInvoiceSchema, { ...amounts, payment_history: listIn(countedCodec) })

export const computedStatusCodec = codec(invoiceStateSchema, {
  total_amount: inDollars,
  amount_paid: inDollars,
  amount_credited: inDollars,
  amount_applied: inDollars,
  amount_due: inDollars,
})

const billableJob = codec(
  v.object({
    ...{ id, job_number: v.string(), title: v.string(), client_id: id, client_name: v.string() },
    ...{ property_id: v.nullable(id), scheduled_date: daySchema, amount: cents },
  }),
  { amount: inDollars },
)
const billableCharge = codec(
  v.object({
    ...{ id, plan_id: id, plan_name: v.string(), client_id: id, client_name: v.string() },
    ...{ due_date: daySchema, amount: cents },
  }),
  { amount: inDollars },
)
export const standaloneChargeCodec = codec(standaloneChargeSchema, { amount: inDollars })
const billableEstimate = codec(
  v.object({
    ...{ id, estimate_number: v.string(), title: v.string(), client_id: id, client_name: v.string() },
    ...{ job_id: v.nullable(id), amount: cents, currency: v.picklist(CURRENCIES) },
  }),
  { amount: inDollars },
)
export const billableCodec = codec(
  v.object({
    jobs: v.array(billableJob.wire),
    charges: v.array(billableCharge.wire),
    estimates: v.array(billableEstimate.wire),
    tax_rate: taxRate,
    currency: v.picklist(CURRENCIES),
  }),
  {
    jobs: listIn(billableJob),
    charges: listIn(billableCharge),
    estimates: listIn(billableEstimate),
    tax_rate: inPercent,
  },
)
export type BillableWork = v.InferOutput<typeof billableCodec.wire>

export const toWireInvoice = <Fields extends Partial<InvoiceDraft>>({
  line_items,
  tax_rate,
  discount_amount,
  ...fields
}: Fields) => ({
  ...fields,
  ...(line_items === undefined
    ? {}
    : {
        line_items: line_items.map(({ total_price: _, ...line }) => ({
          ...line,
          unit_price: dollarsFromCents(line.unit_price),
        })),
      }),
  ...(tax_rate === undefined ? {} : { tax_rate: tax_rate / 1_000 }),
  ...(discount_amount === undefined ? {} : { discount_amount: dollarsFromCents(discount_amount) }),
})

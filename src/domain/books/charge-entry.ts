import type { Currency } from '../account/vocabulary'
import { chargeNumber, type PlanCharge } from '../service-plan/plan'
import type { Day } from '../time/calendar'
import { type BookEntry, credit, debit, PAID_INTO, reversed, UNTOLD } from './entry'

export type BillingInvoice = { invoice_id: number; invoice_number: string; from: Day; until: Day | null }

type Alone = { from: Day; voided: BillingInvoice | null; billed: BillingInvoice | null }

type Lasting = Pick<PlanCharge, 'due_date' | 'paid_on' | 'waived_on'> & { billings: readonly BillingInvoice[] }

export const isOwedAloneAt = ({ due_date, paid_on, waived_on, billings }: Lasting, day: Day): boolean =>
  (paid_on === null || paid_on > day) &&
  (waived_on === null || waived_on > day) &&
  timesAlone(due_date, billings).some(({ from, billed }) => from <= day && (billed === null || billed.from > day))

/** Periods in which a charge is owed without an invoice: from its due day, except while an invoice bills it. */
const timesAlone = (due: Day, billings: readonly BillingInvoice[]): Alone[] => {
  const times: Alone[] = []
  let from = due
  let voided: BillingInvoice | null = null
  for (const billing of billings.toSorted((a, b) => (a.from < b.from ? -1 : 1))) {
    if (billing.until !== null && (billing.until <= from || billing.until <= billing.from)) continue
    if (billing.from > from) times.push({ from, voided, billed: billing })
    if (billing.until === null) return times
    from = billing.until
    voided = billing
  }
  return [...times, { from, voided, billed: null }]
}

export type BookedCharge = Pick<
  PlanCharge,
  'id' | 'due_date' | 'amount' | 'paid_on' | 'payment_method' | 'waived_on' | 'waive_reason'
> & {
  client_id: number
  plan_name: string
  currency: Currency
  billings: readonly BillingInvoice[]
}

/**
 * A charge is owed from its due day until it is paid, waived or billed by an invoice, which posts it from then on. So it counts exactly
 * once on every day, and past days never change.
 */
export const chargeEntries = (charge: BookedCharge): BookEntry[] => {
  const { amount, paid_on, payment_method, waived_on, waive_reason, plan_name } = charge
  const about = {
    ...{ ...UNTOLD, client_id: charge.client_id, invoice_id: null, currency: charge.currency },
    document: chargeNumber(charge),
  }
  const owed = [debit('receivable', amount), credit('revenue', amount)]
  return [
    ...timesAlone(charge.due_date, charge.billings).flatMap(({ from, voided, billed }): BookEntry[] => [
      {
        ...about,
        kind: 'charge',
        day: from,
        text: plan_name,
        reference: voided?.invoice_number ?? '',
        postings: owed,
      },
      ...(billed === null
        ? []
        : [
            {
              ...about,
              kind: 'charge_billed' as const,
              day: billed.from,
              invoice_id: billed.invoice_id,
              reference: billed.invoice_number,
              postings: reversed(owed),
            },
          ]),
    ]),
    ...(paid_on === null
      ? []
      : [
          {
            ...about,
            kind: 'payment' as const,
            day: paid_on,
            method: payment_method,
            postings: [debit(PAID_INTO[payment_method ?? 'other'], amount), credit('receivable', amount)],
          },
        ]),
    ...(waived_on === null
      ? []
      : [{ ...about, kind: 'charge_waived' as const, day: waived_on, text: waive_reason, postings: reversed(owed) }]),
  ]
}

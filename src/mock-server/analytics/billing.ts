import { fullName } from '@/domain/account/user'
import { CURRENCIES, type Currency } from '@/domain/account/vocabulary'
import { answerOf, latestAnswers } from '@/domain/analytics/estimates-won'
import { type DatedInvoice, daysToPay, dueAt, owedAge, paidInFullOn } from '@/domain/analytics/receivables'
import type { Entry } from '@/domain/analytics/report'
import type { BillingReport } from '@/domain/analytics/vocabulary'
import { isOwedAloneAt } from '@/domain/books/charge-entry'
import { type EstimateRow, withTotals } from '@/domain/estimate/estimate'
import { documentNumber } from '@/domain/estimate/number'
import type { InvoiceRow } from '@/domain/invoice/invoice'
import { methodLabel } from '@/domain/invoice/vocabulary'
import { chargeNumber, type PlanCharge } from '@/domain/service-plan/plan'
import { type Day, dayAt } from '@/domain/time/calendar'
import { currencyOf } from '../accounts/currency'
import { billingsIn, voidedOn } from '../books/entries'
import type { Store } from '../core/log/store'
import { currencyOfCharge } from '../invoices/balances'
import { computedInvoiceIn, settlementsOf } from '../invoices/computed-invoice'

type ReportScope = { businessId: number; zone: string; isAsked: (day: Day) => boolean }

/** Reports that count by day; receivables have no such day. */
type Dated = Exclude<BillingReport, 'receivables'>

const nameOf = ({ invoice_number, billed_to }: InvoiceRow): string => `${invoice_number} ${billed_to}`

const entryOf = (row: InvoiceRow, day: Day, value: number, group: string): Entry => ({
  record: 'invoice',
  id: row.id,
  name: nameOf(row),
  day,
  value,
  groups: [group],
})

/** Excludes other currencies than the business's, because amounts in several aren't added up. */
const inCurrency = <Row extends { currency: Currency }>(rows: readonly Row[], businessId: number, store: Store) => {
  const own = currencyOf(businessId, store)
  return rows.filter(({ currency }) => currency === own)
}

/** Currencies of sent invoices and estimates that no report counts. */
export const excludedCurrencies = (businessId: number, store: Store): Currency[] => {
  const own = currencyOf(businessId, store)
  const used = new Set(
    [...store.naming('invoices', 'business_id', businessId), ...store.naming('estimates', 'business_id', businessId)]
      .filter(({ sent_at }) => sent_at !== null)
      .map(({ currency }) => currency),
  )
  return CURRENCIES.filter((currency) => currency !== own && used.has(currency))
}

const invoicesIn = (businessId: number, store: Store): InvoiceRow[] =>
  inCurrency(store.naming('invoices', 'business_id', businessId), businessId, store)

/** Totals with tax of sent, non-void invoices, on the invoice date. */
const invoiced = (row: InvoiceRow, { isAsked }: ReportScope, store: Store): Entry[] =>
  row.sent_at === null || row.status === 'cancelled' || !isAsked(row.invoice_date)
    ? []
    : [entryOf(row, row.invoice_date, computedInvoiceIn(row, store).total_amount, row.billed_to)]

/** Payments by payment day, and refunds as negative amounts by refund day. */
const collected = (row: InvoiceRow, { isAsked }: ReportScope, store: Store): Entry[] =>
  store
    .naming('invoice_payments', 'invoice_id', row.id)
    .flatMap(({ id, payment_date, amount, payment_method }) => [
      entryOf(row, payment_date, amount, methodLabel(payment_method)),
      ...store
        .naming('refunds', 'invoice_payment_id', id)
        .map((refund) => entryOf(row, refund.refund_date, 0 - refund.amount, methodLabel(payment_method))),
    ])
    .filter(({ day }) => isAsked(day))

const dated = (row: InvoiceRow, zone: string, store: Store): DatedInvoice | null =>
  row.sent_at === null
    ? null
    : { ...row, ...settlementsOf(row.id, store), issued: row.invoice_date, voided: voidedOn(row, zone) }

/** A fully paid invoice with its payment day and the days it took. */
const paid = (row: InvoiceRow, { zone, isAsked }: ReportScope, store: Store): { day: Day; days: number }[] => {
  const invoice = dated(row, zone, store)
  const day = invoice && paidInFullOn(invoice, store.today(zone))
  if (!invoice?.sent_at || !day || !isAsked(day)) return []
  return [{ day, days: daysToPay(dayAt(Date.parse(invoice.sent_at), zone), day) }]
}

const chargesIn = (businessId: number, store: Store) =>
  inCurrency(
    store
      .naming('plan_charges', 'business_id', businessId)
      .map((charge) => ({ ...charge, currency: currencyOfCharge(charge, store) })),
    businessId,
    store,
  )

const entryOfCharge = (charge: PlanCharge, day: Day, group: string, store: Store): Entry => {
  const plan = store.find('service_plans', charge.plan_id)
  const client = plan && store.find('clients', plan.client_id)
  const name = [chargeNumber(charge), client && fullName(client)].filter(Boolean).join(' ')
  return { record: 'plan', id: charge.plan_id, name, day, value: charge.amount, groups: [group] }
}

/** Payments of charges that are on no invoice, by payment day. */
const collectedByItself = ({ businessId, isAsked }: ReportScope, store: Store): Entry[] =>
  chargesIn(businessId, store).flatMap((charge) =>
    charge.paid_on !== null && isAsked(charge.paid_on)
      ? [entryOfCharge(charge, charge.paid_on, methodLabel(charge.payment_method ?? 'other'), store)]
      : [],
  )

const ofInvoices =
  (rule: (row: InvoiceRow, asking: ReportScope, store: Store) => Entry[]) =>
  (asking: ReportScope, store: Store): Entry[] =>
    invoicesIn(asking.businessId, store).flatMap((row) => rule(row, asking, store))

const ofAnswers =
  (worth: (row: EstimateRow) => number) =>
  ({ businessId, zone, isAsked }: ReportScope, store: Store): Entry[] =>
    inCurrency(latestAnswers(store.naming('estimates', 'business_id', businessId)), businessId, store).flatMap(
      (row): Entry[] => {
        const [answer, day] = [answerOf(row), dayAt(Date.parse(row.answered_at ?? row.created_at), zone)]
        if (answer === null || !isAsked(day)) return []
        const name = `${documentNumber(row)} ${row.title}`
        return [{ record: 'estimate', id: row.id, name, day, value: worth(row), groups: [answer] }]
      },
    )

const RULES: Record<Dated, (asking: ReportScope, store: Store) => Entry[]> = {
  invoiced: ofInvoices(invoiced),
  collected: (asking, store) => [...ofInvoices(collected)(asking, store), ...collectedByItself(asking, store)],
  paid_in_full: ofInvoices((row, asking, store) =>
    paid(row, asking, store).map(({ day }) => entryOf(row, day, 1, row.billed_to)),
  ),
  days_to_pay: ofInvoices((row, asking, store) =>
    paid(row, asking, store).map(({ day, days }) => entryOf(row, day, days, row.billed_to)),
  ),
  estimates_answered: ofAnswers(() => 1),
  estimates_value: ofAnswers((row) => withTotals(row).total_amount),
}

export const billingEntries = (type: Dated, asking: ReportScope, store: Store): Entry[] => RULES[type](asking, store)

const earliest = (days: readonly Day[]): Day | null =>
  days.reduce<Day | null>((a, b) => (a === null || b < a ? b : a), null)

/** The day of the first sent invoice or first estimate. */
export const billingBegins = (
  type: BillingReport,
  { businessId, zone }: Omit<ReportScope, 'isAsked'>,
  store: Store,
): Day | null => {
  if (type === 'estimates_answered' || type === 'estimates_value') {
    const sent = store.naming('estimates', 'business_id', businessId).flatMap(({ sent_at }) => sent_at ?? [])
    return earliest(sent.map((at) => dayAt(Date.parse(at), zone)))
  }
  return earliest(invoicesIn(businessId, store).flatMap(({ sent_at, invoice_date }) => (sent_at ? invoice_date : [])))
}

/** Amounts owed at the end of a day, with their due dates. */
export const owedAt = (day: Day, { businessId, zone }: Omit<ReportScope, 'isAsked'>, store: Store): Entry[] => {
  const billings = billingsIn(store.naming('invoices', 'business_id', businessId), zone)
  return [
    ...invoicesIn(businessId, store).flatMap((row) => {
      const invoice = dated(row, zone, store)
      const due = invoice ? dueAt(invoice, day) : 0
      return due > 0 ? [entryOf(row, row.due_date, due, owedAge(row.due_date, day))] : []
    }),
    ...chargesIn(businessId, store)
      .filter((charge) => isOwedAloneAt({ ...charge, billings: billings.get(charge.id) ?? [] }, day))
      .map((charge) => entryOfCharge(charge, charge.due_date, owedAge(charge.due_date, day), store)),
  ]
}

import { DEFAULT_TIME_ZONE } from '@/domain/account/business'
import { fullName } from '@/domain/account/user'
import type { Currency } from '@/domain/account/vocabulary'
import { clientBalances, planBalances } from '@/domain/invoice/balance'
import { chargesBilled } from '@/domain/invoice/billable'
import type { InvoiceRow } from '@/domain/invoice/invoice'
import type { Cents } from '@/domain/money/money'
import { isOwedAlone } from '@/domain/service-plan/charges'
import type { PlanCharge, ReadCharge, StandaloneCharge } from '@/domain/service-plan/plan'
import { dayAt } from '@/domain/time/day-at'
import { currencyOf } from '../accounts/currency'
import type { Reader } from '../core/log/rows'
import { computedInvoiceIn, invoicesOf } from './computed-invoice'

const NOTHING = 0 as Cents

const invoiceOfCharge = ({ id, invoice_id }: PlanCharge, store: Reader): InvoiceRow | undefined => {
  const invoice = invoice_id === null ? undefined : store.find('invoices', invoice_id)
  return invoice && chargesBilled(invoice).includes(id) ? invoice : undefined
}

/** The currency in which it was settled, or that of its invoice, or that of the business if it has none. */
export const currencyOfCharge = (charge: PlanCharge, store: Reader): Currency =>
  charge.settled_currency ?? invoiceOfCharge(charge, store)?.currency ?? currencyOf(charge.business_id, store)

/** A charge on an invoice has its payment status and currency. */
export const chargeAsPaid = (charge: PlanCharge, store: Reader): ReadCharge => {
  const { settled_currency: _, ...row } = charge
  const read = { ...row, currency: currencyOfCharge(charge, store) }
  const invoice = invoiceOfCharge(charge, store)
  if (!invoice) return read
  const { paid_at } = computedInvoiceIn(invoice, store)
  const { timezone = DEFAULT_TIME_ZONE } = store.find('businesses', invoice.business_id) ?? {}
  return { ...read, paid_on: paid_at === null ? null : dayAt(Date.parse(paid_at), timezone) }
}

/** True for an open charge that no sent invoice includes. */
const isOwedByItself = (charge: PlanCharge, store: Reader): boolean =>
  isOwedAlone(charge, invoiceOfCharge(charge, store))

export const chargesOwedBy = (clientId: number, store: Reader) =>
  store
    .naming('service_plans', 'client_id', clientId)
    .flatMap(({ id }) => store.naming('plan_charges', 'plan_id', id))
    .filter((charge) => isOwedByItself(charge, store))
    .map((charge) => ({ amount: charge.amount, currency: currencyOfCharge(charge, store) }))

/** The client's total balance by currency, that of the business first. */
export const balancesIn = ({ id, business_id }: { id: number; business_id: number }, store: Reader) =>
  clientBalances(
    {
      entries: store.naming('balance_entries', 'client_id', id),
      invoices: invoicesOf(id, store).map((row) => ({ ...computedInvoiceIn(row, store), currency: row.currency })),
      charges: chargesOwedBy(id, store),
      payouts: store.naming('payouts', 'client_id', id),
    },
    currencyOf(business_id, store),
  )

/** The plan's open balance by currency, that of the business first. */
export const planBalancesIn = ({ id, business_id }: { id: number; business_id: number }, store: Reader) => {
  const currency = currencyOf(business_id, store)
  return planBalances(
    store.naming('plan_charges', 'plan_id', id),
    (invoiceId) => {
      const invoice = store.find('invoices', invoiceId)
      return invoice
        ? { amount: computedInvoiceIn(invoice, store).amount_due, currency: invoice.currency }
        : { amount: NOTHING, currency }
    },
    currency,
  )
}

/** Charges that no sent invoice includes: those that are open, and those marked as paid this month. */
export const standaloneCharges = (businessId: number, zone: string, store: Reader): StandaloneCharge[] => {
  const month = store.today(zone).slice(0, 7)
  return store
    .naming('plan_charges', 'business_id', businessId)
    .filter((charge) => isOwedByItself(charge, store) || charge.paid_on?.startsWith(month))
    .flatMap((charge) => {
      const { id, plan_id, due_date, amount, paid_on } = charge
      const plan = store.find('service_plans', plan_id)
      const client = plan && store.find('clients', plan.client_id)
      if (!plan) return []
      const { plan_name, client_id } = plan
      const client_name = client ? fullName(client) : ''
      const currency = currencyOfCharge(charge, store)
      return [{ id, plan_id, plan_name, client_id, client_name, due_date, amount, currency, paid_on }]
    })
}

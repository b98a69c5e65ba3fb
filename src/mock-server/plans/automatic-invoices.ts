import { fullName } from '@/domain/account/user'
import type { Client } from '@/domain/client/client'
import { chargeLine } from '@/domain/invoice/billable'
import { invoiceTotals } from '@/domain/invoice/computed-invoice'
import type { InvoiceRow } from '@/domain/invoice/invoice'
import { dueBy } from '@/domain/invoice/invoice-form'
import { totalsRefusal } from '@/domain/line-items/totals'
import type { Cents } from '@/domain/money/money'
import { notSentBecause } from '@/domain/service-plan/automatic-billing'
import type { PlanCharge, PlanRow } from '@/domain/service-plan/plan'
import { formatDate } from '@/domain/time/calendar'
import type { Store } from '../core/log/store'
import { AUTOMATIC } from '../core/write/automatic'
import type { Decided } from '../core/write/execute'
import { sentTo } from '../invoices/billing'
import { newInvoice } from '../invoices/decisions'
import { DRAFTED_BY_PLAN, invoiceFacts, SENT_BY_PLAN } from '../invoices/tables'
import { CHARGE_BILLED, chargeFacts } from './tables'

const draftOf = (plan: PlanRow, client: Client, charges: readonly PlanCharge[], store: Store): InvoiceRow | null => {
  const business = store.find('businesses', plan.business_id)
  if (!business) return null
  const today = store.today(business.timezone)
  const isTheirs = plan.property_id !== null && store.find('properties', plan.property_id)?.client_id === client.id
  return newInvoice(
    business,
    {
      client_id: client.id,
      billed_to: fullName(client),
      property_id: isTheirs ? plan.property_id : null,
      invoice_date: today,
      due_date: dueBy(client.payment_terms, today),
      payment_terms: client.payment_terms,
      notes: '',
      line_items: charges.map((charge, index) => chargeLine(charge, plan.plan_name, index + 1)),
      tax_rate: business.tax_rate,
      discount_amount: 0 as Cents,
      run_on: today,
      not_sent_because: plan.charge_billing === 'send' ? notSentBecause(client, business) : '',
    },
    plan.created_by,
    store,
  )
}

/**
 * Invoices charges that just fell due, by the plan's terms: a draft, sent at once when possible. Does nothing when billing is manual or no
 * invoice can be made. Runs once per charge.
 */
export const invoicedByPlan = (plan: PlanRow, charges: readonly PlanCharge[], store: Store): Decided[] => {
  const client = store.find('clients', plan.client_id)
  if (plan.charge_billing === 'by_hand' || charges.length === 0 || !client) return []
  const row = draftOf(plan, client, charges, store)
  if (!row || totalsRefusal(invoiceTotals(row)) !== null) return []
  const { invoice_number, not_sent_because } = row
  const days = charges.map(({ due_date }) => formatDate(due_date)).join(', ')
  const note = `Drafted for ${plan.plan_name}, ${days}`
  return [
    invoiceFacts.created(row, DRAFTED_BY_PLAN, {
      actor: AUTOMATIC,
      note: not_sent_because === '' ? note : `${note}. Not sent: ${not_sent_because}`,
    }),
    ...charges.map((charge) =>
      chargeFacts.changed(charge, CHARGE_BILLED, {
        actor: AUTOMATIC,
        note: `Billed on ${invoice_number}`,
        patch: { invoice_id: row.id },
      }),
    ),
    ...(plan.charge_billing === 'send' && not_sent_because === ''
      ? sentTo(client, row, SENT_BY_PLAN, { by: AUTOMATIC, user_id: plan.created_by }, store)
      : []),
  ]
}

import type { Currency } from '../account/vocabulary'
import type { Job } from '../job/job'
import { typeLabel } from '../job/job'
import { lineTotal } from '../line-items/totals'
import type { Cents } from '../money/money'
import type { PlanCharge } from '../service-plan/plan'
import { formatDate } from '../time/calendar'
import type { InvoiceLine, InvoiceRow } from './invoice'

export type BillableJob = Pick<Job, 'id' | 'job_number' | 'title' | 'client_id' | 'property_id' | 'scheduled_date'> & {
  amount: Job['estimated_cost']
  client_name: string
}
export type BillableCharge = Pick<PlanCharge, 'id' | 'plan_id' | 'due_date' | 'amount'> & {
  plan_name: string
  client_id: number
  client_name: string
}

export type BillableEstimate = {
  id: number
  /** `EST-1004-v2` */
  estimate_number: string
  title: string
  client_id: number
  client_name: string
  job_id: number | null
  amount: Cents
  currency: Currency
}

type Billed = Pick<Job, 'status' | 'plan_id'>

/** Invoice and estimate numbers; null where there is none. */
export type JobDocuments = { invoice: string | null; estimate: string | null }

/** Returns null when the job can be billed on its own. */
export const jobBillingRefusal = ({ status, plan_id }: Billed, { invoice, estimate }: JobDocuments): string | null => {
  if (invoice !== null) return `This job is on ${invoice}.`
  if (status !== 'completed') return 'Only a completed job can be billed.'
  if (plan_id !== null) return 'This visit belongs to a service plan, which is billed separately.'
  return estimate === null ? null : `Bill its estimate, ${estimate}, instead.`
}

type Charged = Pick<PlanCharge, 'paid_on' | 'waived_on' | 'invoice_id'>

/** Returns null when the charge can be billed. */
export const chargeBillingRefusal = ({ paid_on, waived_on, invoice_id }: Charged): string | null => {
  if (invoice_id !== null) return 'This charge is on an invoice.'
  if (waived_on !== null) return 'This charge was waived.'
  return paid_on === null ? null : 'This charge is paid.'
}

const line = (fields: Omit<InvoiceLine, 'total_price'>): InvoiceLine => ({ ...fields, total_price: lineTotal(fields) })

type Performed = Pick<Job, 'id' | 'job_number' | 'title' | 'description' | 'type' | 'scheduled_date' | 'estimated_cost'>

export const jobLine = (job: Performed, id: number): InvoiceLine =>
  line({
    id,
    service_category: typeLabel(job.type),
    service_name: job.title,
    description: [job.job_number, job.description].filter(Boolean).join(': '),
    quantity: 1,
    unit: 'job',
    unit_price: job.estimated_cost,
    job_id: job.id,
    date_performed: job.scheduled_date,
    charge_id: null,
    plan_id: null,
  })

type Cycle = Pick<PlanCharge, 'id' | 'plan_id' | 'due_date' | 'amount' | 'job_id'>

export const chargeLine = (charge: Cycle, plan_name: string, id: number): InvoiceLine =>
  line({
    id,
    service_category: 'Service plan',
    service_name: plan_name,
    description: `${charge.job_id === null ? 'Cycle of' : 'Visit of'} ${formatDate(charge.due_date)}`,
    quantity: 1,
    unit: charge.job_id === null ? 'cycle' : 'visit',
    unit_price: charge.amount,
    job_id: charge.job_id,
    date_performed: charge.job_id === null ? null : charge.due_date,
    charge_id: charge.id,
    plan_id: charge.plan_id,
  })

type Documented = Pick<InvoiceRow, 'status' | 'line_items'>

export const jobsOnLines = ({ status, line_items }: Documented): number[] =>
  status === 'cancelled' ? [] : line_items.flatMap(({ job_id }) => job_id ?? [])

/** Jobs on the lines, plus the job of the estimate when more than the deposit is billed. `jobOf` finds the job created from an estimate. */
export const jobsBilled = (
  invoice: Documented & Pick<InvoiceRow, 'estimate_id' | 'is_deposit'>,
  jobOf: (estimateId: number) => number | null,
): number[] => {
  const { status, estimate_id, is_deposit } = invoice
  const job = status === 'cancelled' || estimate_id === null || is_deposit ? null : jobOf(estimate_id)
  return job === null ? jobsOnLines(invoice) : [...new Set([...jobsOnLines(invoice), job])]
}

export const chargesBilled = ({ status, line_items }: Documented): number[] =>
  status === 'cancelled' ? [] : line_items.flatMap(({ charge_id }) => charge_id ?? [])

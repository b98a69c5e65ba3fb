import { fullName } from '@/domain/account/user'
import {
  type BillableCharge,
  type BillableJob,
  chargeBillingRefusal,
  chargeLine,
  jobBillingRefusal,
  jobLine,
} from '@/domain/invoice/billable'
import type { InvoiceLine } from '@/domain/invoice/invoice'
import { dueBy } from '@/domain/invoice/invoice-form'
import { centsFromDollars } from '@/domain/money/money'
import { groupedBy } from '@/domain/record/grouped-by'
import { firstListed } from '@/domain/text/wording'
import { earliestFirst } from '@/domain/time/day'
import type { Store } from '../core/log/store'
import type { Requester } from '../core/write/command'
import type { Decided } from '../core/write/execute'
import { invalid, Refusal } from '../core/write/refusal'
import { restInvoiced } from '../estimates/billing'
import { documentsOf, type FindInvoice, invoicesOfJobs } from './computed-invoice'
import { created } from './decisions'

const nameOf = (clientId: number, store: Store): string | null => {
  const client = store.find('clients', clientId)
  return client ? fullName(client) : null
}

const latestFirst =
  <Work extends { id: number }>(dayOf: (work: Work) => string) =>
  (a: Work, b: Work) =>
    earliestFirst(dayOf(b), dayOf(a)) || b.id - a.id

/** Finished, unbilled jobs whose client exists. Jobs of estimates are billed through the estimate. */
export const billableJobs = (businessId: number, store: Store): BillableJob[] => {
  const billedBy = invoicesOfJobs(businessId, store)
  return store
    .naming('jobs', 'business_id', businessId)
    .filter((job) => jobBillingRefusal(job, documentsOf(job, store, billedBy)) === null)
    .flatMap(({ id, job_number, title, client_id, property_id, scheduled_date, estimated_cost: amount }) => {
      const client_name = nameOf(client_id, store)
      return client_name === null
        ? []
        : [{ id, job_number, title, client_id, property_id, scheduled_date, amount, client_name }]
    })
    .sort(latestFirst(({ scheduled_date }) => scheduled_date))
}

export const billableCharges = (businessId: number, store: Store): BillableCharge[] =>
  store
    .naming('plan_charges', 'business_id', businessId)
    .filter((charge) => chargeBillingRefusal(charge) === null)
    .flatMap(({ id, plan_id, due_date, amount }) => {
      const plan = store.find('service_plans', plan_id)
      const client_name = plan ? nameOf(plan.client_id, store) : null
      if (!plan || client_name === null) return []
      const { plan_name, client_id } = plan
      return [{ id, plan_id, plan_name, client_id, client_name, due_date, amount }]
    })
    .sort(latestFirst(({ due_date }) => due_date))

type Piece = {
  client_id: number
  property_id: number | null
  /** `JOB-1017`, or the plan's name. */
  name: string
  key: string
  line(id: number): InvoiceLine
}

const jobPiece = (id: number, { businessId }: Requester, billedBy: FindInvoice, store: Store): Piece => {
  const job = store.find('jobs', id)
  if (job?.business_id !== businessId) throw new Refusal(404, 'Job not found')
  const refusal = jobBillingRefusal(job, documentsOf(job, store, billedBy))
  if (refusal !== null) throw new Refusal(409, `${job.job_number}: ${refusal}`)
  const { client_id, property_id, job_number: name } = job
  return { client_id, property_id, name, key: `job ${id}`, line: (at) => jobLine(job, at) }
}

const chargePiece = (id: number, { businessId }: Requester, store: Store): Piece => {
  const charge = store.find('plan_charges', id)
  const plan = charge && store.find('service_plans', charge.plan_id)
  if (!plan || plan.business_id !== businessId) throw new Refusal(404, 'Plan charge not found')
  const refusal = chargeBillingRefusal(charge)
  if (refusal !== null) throw new Refusal(409, `${plan.plan_name}: ${refusal}`)
  const { client_id, property_id, plan_name } = plan
  return {
    client_id,
    property_id,
    name: plan_name,
    key: `charge ${id}`,
    line: (at) => chargeLine(charge, plan_name, at),
  }
}

const NAMED = 3

const invoiceOf = (
  pieces: readonly [Piece, ...Piece[]],
  requester: Requester,
  billedBy: FindInvoice,
  store: Store,
): Decided[] => {
  const [first] = pieces
  const client = store.find('clients', first.client_id)
  if (!client) throw new Refusal(409, `${first.name}: its client was deleted.`)
  const today = store.today(requester.actor.time_zone)
  const isOnePlace = pieces.every(({ property_id }) => property_id === first.property_id)
  const isOfClient = first.property_id !== null && store.find('properties', first.property_id)?.client_id === client.id
  return created(
    requester,
    {
      client_id: client.id,
      property_id: isOnePlace && isOfClient ? first.property_id : null,
      invoice_date: today,
      due_date: dueBy(client.payment_terms, today),
      payment_terms: client.payment_terms,
      notes: '',
      line_items: pieces.map(({ line }, index) => line(index + 1)),
      tax_rate: store.find('businesses', requester.businessId)?.tax_rate ?? 0,
      discount_amount: centsFromDollars(0),
    },
    firstListed(
      pieces.map(({ name }) => name),
      NAMED,
    ),
    store,
    billedBy,
  )
}

/** The work to bill; `together` puts a client's work on one invoice. */
export type Work = {
  jobs: readonly number[]
  charges: readonly number[]
  estimates: readonly number[]
  together: boolean
}

const MOST_AT_ONCE = 200

const estimateRow = (id: number, { businessId }: Requester, store: Store) => {
  const row = store.find('estimates', id)
  if (row?.business_id !== businessId) throw new Refusal(404, 'Estimate not found')
  return row
}

/**
 * Invoices finished work: one invoice each, or one per client; the remainder of an estimate always gets its own. Throws Refusal 404, 409,
 * 422.
 */
export const invoiced = (
  requester: Requester,
  { jobs, charges, estimates, together }: Work,
  store: Store,
): Decided[] => {
  const count = new Set(jobs).size + new Set(charges).size + new Set(estimates).size
  if (count === 0) throw invalid('jobs', 'Choose at least one job, charge or estimate.')
  if (count > MOST_AT_ONCE) throw invalid('jobs', `Choose ${MOST_AT_ONCE} or fewer.`)
  const billedBy = invoicesOfJobs(requester.businessId, store)
  const pieces = [
    ...[...new Set(jobs)].map((id) => jobPiece(id, requester, billedBy, store)),
    ...[...new Set(charges)].map((id) => chargePiece(id, requester, store)),
  ]
  const groups = groupedBy(pieces, ({ client_id, key }) => (together ? String(client_id) : key))
  const ofWork = [...groups.values()].flatMap(([first, ...rest]) =>
    first ? invoiceOf([first, ...rest], requester, billedBy, store) : [],
  )
  return [
    ...ofWork,
    ...[...new Set(estimates)].flatMap((id) => restInvoiced(requester, estimateRow(id, requester, store), store)),
  ]
}

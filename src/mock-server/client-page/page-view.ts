import { DEFAULT_TIME_ZONE } from '@/domain/account/business'
import { NEW_BUSINESS } from '@/domain/account/business-details'
import type { PageBusiness } from '@/domain/client-page/business'
import type { ClientLink } from '@/domain/client-page/client-link'
import type { OpenClientPage, PageEstimate, PageInvoice, PageVisit } from '@/domain/client-page/page'
import { computedStatusOf } from '@/domain/estimate/commands'
import type { EstimateRow } from '@/domain/estimate/estimate'
import type { InvoiceRow } from '@/domain/invoice/invoice'
import { isOpen } from '@/domain/job/commands'
import type { Job } from '@/domain/job/job'
import { accountRefusal } from '@/domain/payment/connected-account'
import { dayAt } from '@/domain/time/calendar'
import { earliestFirst } from '@/domain/time/day'
import { businessOwner } from '../accounts/business-owner'
import type { Reader } from '../core/log/rows'
import type { Store } from '../core/log/store'
import { Refusal } from '../core/write/refusal'
import { attachmentOf } from '../estimates/attachments'
import { listed as listedEstimate } from '../estimates/listed'
import { newerVersionOf } from '../estimates/versions'
import { listed as listedInvoice } from '../invoices/listed'
import { accountOf } from '../payments/intents'

const MOST_VISITS = 30

export const businessView = ({ business_id }: Pick<ClientLink, 'business_id'>, store: Reader): PageBusiness => {
  const business = store.find('businesses', business_id)
  const { address, city, state, zip_code, language } = business ?? NEW_BUSINESS
  const owner = businessOwner(business_id, store)
  return {
    name: business?.name ?? '',
    address,
    city,
    state,
    zip_code,
    phone: owner?.phone ?? '',
    email: owner?.email ?? '',
    paper: business?.paper_size ?? 'letter',
    logo: store.naming('logos', 'business_id', business_id)[0]?.image ?? null,
    language,
    time_zone: business?.timezone ?? DEFAULT_TIME_ZONE,
    takes_cards: accountRefusal(accountOf(business_id, store)) === null,
  }
}

export const sentEstimates = (clientId: number, store: Reader): EstimateRow[] =>
  store.naming('estimates', 'client_id', clientId).filter(({ status }) => status !== 'draft')

export const sentInvoices = (clientId: number, store: Reader): InvoiceRow[] =>
  store
    .naming('invoices', 'client_id', clientId)
    .filter(({ status, sent_at }) => status !== 'draft' && sent_at !== null)

const estimateView = (row: EstimateRow, timeZone: string, store: Reader): PageEstimate => {
  const { business_id: _, line_items, ...estimate } = listedEstimate(row, store)
  const newer = newerVersionOf(row.id, store)
  return {
    id: estimate.id,
    estimate_number: estimate.estimate_number,
    revision: estimate.revision,
    title: estimate.title,
    description: estimate.description,
    subtotal: estimate.subtotal,
    tax_rate: estimate.tax_rate,
    tax_amount: estimate.tax_amount,
    discount_amount: estimate.discount_amount,
    total_amount: estimate.total_amount,
    currency: estimate.currency,
    valid_until: estimate.valid_until,
    terms_and_conditions: estimate.terms_and_conditions,
    attachments: estimate.attachments,
    client: estimate.client,
    property: estimate.property,
    answered_by: estimate.answered_by,
    answered_via: estimate.answered_via,
    answered_at: estimate.answered_at,
    rejection_reason: estimate.rejection_reason,
    signature: estimate.signature,
    packages: estimate.packages,
    recommended_package_id: estimate.recommended_package_id,
    choice: estimate.choice,
    deposit_kind: estimate.deposit_kind,
    deposit_amount: estimate.deposit_amount,
    deposit_rate: estimate.deposit_rate,
    deposit_due: estimate.deposit_due,
    line_items: line_items.map((line) => ({
      id: line.id,
      service_name: line.service_name,
      description: line.description,
      quantity: line.quantity,
      unit: line.unit,
      unit_price: line.unit_price,
      total_price: line.total_price,
      selection: line.selection,
      package_id: line.package_id,
    })),
    standing: computedStatusOf(estimate),
    made_on: dayAt(Date.parse(row.created_at), timeZone),
    newer_id: newer && newer.status !== 'draft' ? newer.id : null,
  }
}

const invoiceView = (row: InvoiceRow, store: Reader): PageInvoice => {
  const invoice = listedInvoice(row, store)
  return {
    id: invoice.id,
    invoice_number: invoice.invoice_number,
    invoice_date: invoice.invoice_date,
    due_date: invoice.due_date,
    status: invoice.status,
    tax_rate: invoice.tax_rate,
    discount_amount: invoice.discount_amount,
    currency: invoice.currency,
    payment_terms: invoice.payment_terms,
    notes: invoice.notes,
    void_reason: invoice.void_reason,
    subtotal: invoice.subtotal,
    tax_amount: invoice.tax_amount,
    total_amount: invoice.total_amount,
    amount_paid: invoice.amount_paid,
    amount_credited: invoice.amount_credited,
    amount_applied: invoice.amount_applied,
    amount_due: invoice.amount_due,
    billed_before: invoice.billed_before,
    client_name: invoice.client_name,
    client_email: invoice.client_email,
    line_items: invoice.line_items.map((line) => ({
      id: line.id,
      service_name: line.service_name,
      description: line.description,
      quantity: line.quantity,
      unit: line.unit,
      unit_price: line.unit_price,
      total_price: line.total_price,
      date_performed: line.date_performed,
    })),
    payments: invoice.payment_history.map(({ id, amount, payment_method, payment_date, transaction_id, refunds }) => ({
      ...{ id, amount, payment_method, payment_date, transaction_id },
      refunds: refunds.map(({ id: refund, amount: back, refund_date }) => ({ id: refund, amount: back, refund_date })),
    })),
    credits: invoice.credit_notes.map(({ id, credit_number, credit_date, amount, reason }) => ({
      ...{ id, credit_number, credit_date, amount, reason },
    })),
  }
}

const visitView = (job: Job, today: string): PageVisit => ({
  id: job.id,
  title: job.title,
  day: job.scheduled_date,
  // No time is promised unless the client accepted a window.
  from: job.window_start,
  until: job.window_end,
  expected: job.scheduled_date === today && job.notice_date === today ? job.expected_arrival : null,
  place: job.property_address,
  under_way: job.status === 'in_progress',
})

const byDay = (a: Job, b: Job) =>
  earliestFirst(a.scheduled_date, b.scheduled_date) ||
  earliestFirst(a.scheduled_start_time, b.scheduled_start_time) ||
  a.id - b.id

/** Throws Refusal 404 when the client was deleted. */
export const pageView = (link: ClientLink, store: Reader): OpenClientPage => {
  const client = store.find('clients', link.client_id)
  if (!client) throw new Refusal(404, 'This link doesn’t work.')
  const business = businessView(link, store)
  const today = store.today(business.time_zone)
  const visits = store
    .naming('jobs', 'client_id', client.id)
    .filter(({ status, scheduled_date }) => isOpen(status) && scheduled_date >= today)
  return {
    state: 'open',
    business,
    client: { first_name: client.first_name, last_name: client.last_name },
    today,
    expires_at: link.expires_at,
    estimates: sentEstimates(client.id, store)
      .toReversed()
      .map((row) => estimateView(row, business.time_zone, store)),
    invoices: sentInvoices(client.id, store)
      .toReversed()
      .map((row) => invoiceView(row, store)),
    visits: visits
      .toSorted(byDay)
      .slice(0, MOST_VISITS)
      .map((job) => visitView(job, today)),
    questions: store
      .naming('client_questions', 'client_id', client.id)
      .map(({ id, estimate_id, invoice_id, text, asked_at, answer, answered_at }) => ({
        ...{ id, estimate_id, invoice_id, text, asked_at, answer, answered_at },
      })),
  }
}

/** Throws Refusal 404. */
export const fileView = ({ client_id }: ClientLink, id: string, store: Store) => {
  const row = sentEstimates(client_id, store).find(({ attachments }) => attachments.some((each) => each.id === id))
  if (!row) throw new Refusal(404, 'File not found')
  return attachmentOf(row, id, store)
}

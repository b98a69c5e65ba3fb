import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import {
  BillableWorkDocument,
  InvoiceDocument,
  InvoicesDocument,
  JobBillingDocument,
} from '@/contract/graphql/generated/invoices'
import { InvoiceRunsDocument, StandaloneChargesDocument } from '@/contract/graphql/generated/plans'
import {
  type BillableWork,
  billableCodec,
  invoiceCodec,
  listedInvoiceCodec,
  standaloneChargeCodec,
} from '@/contract/invoices'
import { mapWithPauses } from '@/domain/async/with-pauses'
import type { Invoice, ListedInvoice } from '@/domain/invoice/invoice'
import type { BilledBy } from '@/domain/invoice/job-billing'
import type { InvoiceRun } from '@/domain/service-plan/automatic-billing'
import type { StandaloneCharge } from '@/domain/service-plan/plan'
import type { GraphQL } from '../graphql/graphql'

declare module '../renewal' {
  interface Topics {
    /** An invoice, a payment or a credit note was written. */
    invoices: true
  }
}

const RENEWED_BY = ['invoices', 'clients'] as const

/** The invoices of the business, or those of one client, as a list has them. Their clients' names follow from the clients. */
export const invoicesQuery = (graphql: GraphQL, businessId: number, client: number | null = null) =>
  queryOptions({
    queryKey: ['invoices', businessId, client],
    meta: { renewedBy: RENEWED_BY },
    async queryFn(): Promise<ListedInvoice[]> {
      const { invoices } = await graphql.query(InvoicesDocument, { client })
      return mapWithPauses(invoices, (invoice) => v.parse(listedInvoiceCodec.wire, invoice))
    },
    staleTime: 60_000,
  })

/** Charges of plans that no sent invoice asks for: they are owed too, or were marked as paid this month. */
export const standaloneChargesQuery = (graphql: GraphQL, businessId: number) =>
  queryOptions({
    queryKey: ['standalone-charges', businessId],
    meta: { renewedBy: ['invoices', 'plans', 'clients', 'jobs'] },
    async queryFn(): Promise<StandaloneCharge[]> {
      const { standaloneCharges } = await graphql.query(StandaloneChargesDocument, {})
      return standaloneCharges.map((charge) => v.parse(standaloneChargeCodec.wire, charge))
    },
    staleTime: 60_000,
  })

/** The invoices that service plans made automatically and someone should look at. */
export const invoiceRunsQuery = (graphql: GraphQL, businessId: number) =>
  queryOptions({
    queryKey: ['invoice-runs', businessId],
    meta: { renewedBy: ['invoices', 'plans', 'jobs'] },
    queryFn: async (): Promise<InvoiceRun[]> => (await graphql.query(InvoiceRunsDocument, {})).invoiceRuns,
    staleTime: 60_000,
  })

/** One of them, with all that is known of it. */
export const invoiceQuery = (graphql: GraphQL, businessId: number, id: number) =>
  queryOptions({
    queryKey: ['invoice', businessId, id],
    meta: { renewedBy: RENEWED_BY },
    queryFn: async (): Promise<Invoice> =>
      v.parse(invoiceCodec.wire, (await graphql.query(InvoiceDocument, { id })).invoice),
  })

/** What bills a job. */
export const jobBillingQuery = (graphql: GraphQL, job: number) =>
  queryOptions({
    queryKey: ['job-billing', job],
    meta: { renewedBy: ['invoices', 'estimates', 'jobs'] },
    queryFn: async (): Promise<BilledBy> => (await graphql.query(JobBillingDocument, { job })).jobBilling,
  })

/** Finished work that no invoice bills yet, and what a new invoice begins with. */
export const billableQuery = (graphql: GraphQL, businessId: number) =>
  queryOptions({
    queryKey: ['billable-work', businessId],
    meta: { renewedBy: ['invoices', 'jobs', 'plans', 'clients', 'estimates'] },
    queryFn: async (): Promise<BillableWork> =>
      v.parse(billableCodec.wire, (await graphql.query(BillableWorkDocument, {})).billableWork),
  })

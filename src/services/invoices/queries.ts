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
    invoices: true
  }
}

const RENEWED_BY = ['invoices', 'clients'] as const

/** All invoices of the business, or one client's. Reloads when client names change. */
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

/** Charges that are on no sent invoice: still owed, or marked as paid this month. */
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

export const invoiceRunsQuery = (graphql: GraphQL, businessId: number) =>
  queryOptions({
    queryKey: ['invoice-runs', businessId],
    meta: { renewedBy: ['invoices', 'plans', 'jobs'] },
    queryFn: async (): Promise<InvoiceRun[]> => (await graphql.query(InvoiceRunsDocument, {})).invoiceRuns,
    staleTime: 60_000,
  })

export const invoiceQuery = (graphql: GraphQL, businessId: number, id: number) =>
  queryOptions({
    queryKey: ['invoice', businessId, id],
    meta: { renewedBy: RENEWED_BY },
    queryFn: async (): Promise<Invoice> =>
      v.parse(invoiceCodec.wire, (await graphql.query(InvoiceDocument, { id })).invoice),
  })

export const jobBillingQuery = (graphql: GraphQL, job: number) =>
  queryOptions({
    queryKey: ['job-billing', job],
    meta: { renewedBy: ['invoices', 'estimates', 'jobs'] },
    queryFn: async (): Promise<BilledBy> => (await graphql.query(JobBillingDocument, { job })).jobBilling,
  })

export const billableQuery = (graphql: GraphQL, businessId: number) =>
  queryOptions({
    queryKey: ['billable-work', businessId],
    meta: { renewedBy: ['invoices', 'jobs', 'plans', 'clients', 'estimates'] },
    queryFn: async (): Promise<BillableWork> =>
      v.parse(billableCodec.wire, (await graphql.query(BillableWorkDocument, {})).billableWork),
  })

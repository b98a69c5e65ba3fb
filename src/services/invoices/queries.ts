import { type QueryClient, queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { BillableWorkDocument, InvoicesDocument } from '@/contract/graphql/generated/invoices'
import { type BillableWork, billableCodec, invoiceCodec } from '@/contract/invoices'
import type { Invoice } from '@/domain/invoice/invoice'
import type { GraphQL } from '../graphql/graphql'
import { singleRecord } from '../single-record'

declare module '../renewal' {
  interface Topics {
    /** An invoice, a payment or a credit note was written. */
    invoices: true
  }
}

/** The invoices of the business. Their clients' names follow from the clients. */
export const invoicesQuery = (graphql: GraphQL, businessId: number) =>
  queryOptions({
    queryKey: ['invoices', businessId],
    meta: { renewedBy: ['invoices', 'clients'] },
    async queryFn(): Promise<Invoice[]> {
      const { invoices } = await graphql.query(InvoicesDocument, {})
      return invoices.map((invoice) => v.parse(invoiceCodec.wire, invoice))
    },
    staleTime: 60_000,
  })

/** One of them, for a link to one that the list does not hold: the list is loaded again. */
export const invoiceQuery = (graphql: GraphQL, client: QueryClient, businessId: number, id: number) =>
  singleRecord<Invoice>(id, {
    queryKey: ['invoice'],
    renewedBy: ['invoices'],
    load: () => client.fetchQuery({ ...invoicesQuery(graphql, businessId), staleTime: 0 }),
  })

/** Finished work that no invoice bills yet, and what a new invoice begins with. */
export const billableQuery = (graphql: GraphQL, businessId: number) =>
  queryOptions({
    queryKey: ['billable-work', businessId],
    meta: { renewedBy: ['invoices', 'jobs', 'plans', 'clients', 'estimates'] },
    queryFn: async (): Promise<BillableWork> =>
      v.parse(billableCodec.wire, (await graphql.query(BillableWorkDocument, {})).billableWork),
  })

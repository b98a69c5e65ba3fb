import { queryOptions } from '@tanstack/react-query'
import * as contract from '@/contract/billing'
import { INVOICES_PER_PAGE } from '@/domain/subscription/billing'
import type { Http } from '../http/http'

declare module '../renewal' {
  interface Topics {
    billing: true
  }
}

/** The default card comes first (BILL-01). */
export const cardsQuery = (http: Http, customerId: string) =>
  queryOptions({
    queryKey: ['payment-methods', customerId],
    meta: { renewedBy: ['billing'] },
    queryFn: async ({ signal }) =>
      (await http.call(contract.listPaymentMethods, { params: {}, query: { customer_id: customerId }, signal }))
        .payment_methods,
  })

/** Newest first; `page` counts from 1 (BILL-07). */
export const invoicesQuery = (http: Http, customerId: string, page: number) =>
  queryOptions({
    queryKey: ['subscription-invoices', customerId, page],
    meta: { renewedBy: ['billing'] },
    queryFn: ({ signal }) =>
      http.call(contract.listInvoices, {
        params: {},
        query: { customer_id: customerId, limit: INVOICES_PER_PAGE, offset: (page - 1) * INVOICES_PER_PAGE },
        signal,
      }),
    placeholderData: (previous) => previous,
  })

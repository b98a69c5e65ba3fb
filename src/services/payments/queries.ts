import { queryOptions } from '@tanstack/react-query'
import { getBusinessAccount } from '@/contract/payments'
import type { Http } from '../http/http'

declare module '../renewal' {
  interface Topics {
    connected_account: true
  }
}

/** Null before the business has an account. */
export const accountQuery = (http: Http, businessId: number) =>
  queryOptions({
    queryKey: ['connected-account', businessId],
    meta: { renewedBy: ['connected_account'] },
    queryFn: async () => (await http.call(getBusinessAccount, { params: { businessId } })).connected_account,
  })

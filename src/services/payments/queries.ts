import { queryOptions } from '@tanstack/react-query'
import { getBusinessAccount } from '@/contract/payments'
import type { Http } from '../http/http'

declare module '../renewal' {
  interface Topics {
    /** The account for card payments was changed. */
    connected_account: true
  }
}

/** The business's account for card payments; null before it has one. */
export const accountQuery = (http: Http, businessId: number) =>
  queryOptions({
    queryKey: ['connected-account', businessId],
    meta: { renewedBy: ['connected_account'] },
    queryFn: async () => (await http.call(getBusinessAccount, { params: { businessId } })).connected_account,
  })

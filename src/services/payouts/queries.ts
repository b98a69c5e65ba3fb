import { type QueryClient, queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { PayoutOptionsDocument, PayoutsDocument } from '@/contract/graphql/generated/payouts'
import { listedPayoutCodec, payoutOptionsCodec } from '@/contract/payouts'
import { mapWithPauses } from '@/domain/async/with-pauses'
import type { PayoutOptions } from '@/domain/payout/options'
import type { ListedPayout } from '@/domain/payout/payout'
import type { GraphQL } from '../graphql/graphql'
import { singleRecord } from '../single-record'

declare module '../renewal' {
  interface Topics {
    payouts: true
  }
}

/** Depends on settings (two-person approval) and on the named records. */
export const payoutsQuery = (graphql: GraphQL, businessId: number) =>
  queryOptions({
    queryKey: ['payouts', businessId],
    meta: { renewedBy: ['payouts', 'clients', 'invoices'] },
    async queryFn(): Promise<ListedPayout[]> {
      const { payouts } = await graphql.query(PayoutsDocument, {})
      return mapWithPauses(payouts, (payout) => v.parse(listedPayoutCodec.wire, payout))
    },
    staleTime: 60_000,
  })

/** For a link to a payout missing from the list; reloads the list. */
export const payoutQuery = (graphql: GraphQL, client: QueryClient, businessId: number, id: number) =>
  singleRecord<ListedPayout>(id, {
    queryKey: ['payout'],
    renewedBy: ['payouts'],
    load: () => client.fetchQuery({ ...payoutsQuery(graphql, businessId), staleTime: 0 }),
  })

/** Accounts of a client, and invoices and jobs with a remaining amount. */
export const payoutOptionsQuery = (graphql: GraphQL, client: number) =>
  queryOptions({
    queryKey: ['payout-options', client],
    meta: { renewedBy: ['payouts', 'invoices', 'jobs'] },
    queryFn: async (): Promise<PayoutOptions> =>
      v.parse(payoutOptionsCodec.wire, (await graphql.query(PayoutOptionsDocument, { client })).payoutOptions),
  })

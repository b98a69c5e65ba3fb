import { queryOptions } from '@tanstack/react-query'
import type { User } from '@/domain/account/user'
import type { GraphQL } from '../graphql/graphql'

declare module '../renewal' {
  interface Topics {
    /** A person's account, or a setting of the business, was written. */
    account: true
  }
}

const shownOf = (user: User) => {
  const { first_name, last_name, email, phone, business_timezone, date_format, currency, ...of } = user
  const { deletion_at, business_deletion_at, data_collection } = of
  return {
    ...{ first_name, last_name, email, phone, business_timezone, date_format, currency },
    ...{ deletion_at, business_deletion_at, data_collection },
  }
}

/**
 * What every page shows of the person. `known` is the user from signing in: the back end is asked once something has been written, and the
 * code that asks is loaded then. A user stored before the currency was part of it is asked for right away.
 */
export const meQuery = (graphql: GraphQL, signedInUser: User) =>
  queryOptions({
    queryKey: ['me'],
    meta: { renewedBy: ['account'] },
    queryFn: async () => (await import('./ask-me')).askMe(graphql),
    initialData: () => shownOf(signedInUser),
    staleTime: signedInUser.currency === null && signedInUser.business_timezone !== null ? 0 : Number.POSITIVE_INFINITY,
  })

import { queryOptions } from '@tanstack/react-query'
import type { User } from '@/domain/account/user'
import type { GraphQL } from '../graphql/graphql'

declare module '../renewal' {
  interface Topics {
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
 * The person as shown on every page, initialized from sign-in; the back end is asked, by lazily loaded code, only after a write. A user
 * stored before the currency field existed is refetched at once.
 */
export const meQuery = (graphql: GraphQL, signedInUser: User) =>
  queryOptions({
    queryKey: ['me'],
    meta: { renewedBy: ['account'] },
    queryFn: async () => (await import('./ask-me')).askMe(graphql),
    initialData: () => shownOf(signedInUser),
    staleTime: signedInUser.currency === null && signedInUser.business_timezone !== null ? 0 : Number.POSITIVE_INFINITY,
  })

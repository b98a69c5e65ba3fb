import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { AccountDocument } from '@/contract/graphql/generated/account'
import { MeDocument } from '@/contract/graphql/generated/profile'
import { type User, userSchema } from '@/domain/user'
import type { GraphQL } from '../graphql/graphql'

declare module '../renewal' {
  interface Topics {
    /** A person's account, or a setting of the business, was written. */
    account: true
  }
}

/** The business of the person who is signed in, as a customer of the product. */
export const accountQuery = (graphql: () => Promise<GraphQL>) =>
  queryOptions({
    queryKey: ['account'],
    meta: { renewedBy: ['facts'] },
    queryFn: async () => (await (await graphql()).query(AccountDocument, {})).account,
  })

const { first_name, last_name, email, phone, ...ofUser } = userSchema.entries
const { business_timezone, date_format, deletion_at, business_deletion_at } = ofUser
const meSchema = v.object({
  ...{ first_name, last_name, email, phone },
  ...{ business_timezone, date_format, deletion_at, business_deletion_at },
})

/** What every page shows of the person. `known` is what signing in has told: it is asked again once something has been written. */
export const meQuery = (graphql: () => Promise<GraphQL>, known: User) =>
  queryOptions({
    queryKey: ['me'],
    meta: { renewedBy: ['account'] },
    queryFn: async () => v.parse(meSchema, (await (await graphql()).query(MeDocument, {})).me),
    initialData: () => v.parse(meSchema, known),
    staleTime: Number.POSITIVE_INFINITY,
  })

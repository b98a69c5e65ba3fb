import { MeDocument } from '@/contract/graphql/generated/profile'
import type { GraphQL } from '../graphql/graphql'

export const askMe = async (graphql: GraphQL) => {
  const { me } = await graphql.query(MeDocument, {})
  return {
    ...me,
    phone: me.phone ?? null,
    business_timezone: me.business_timezone ?? null,
    date_format: me.date_format ?? null,
    currency: me.currency ?? null,
    deletion_at: me.deletion_at ?? null,
    business_deletion_at: me.business_deletion_at ?? null,
  }
}

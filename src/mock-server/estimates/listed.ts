import { estimateCodec } from '@/contract/estimates'
import type { Estimate as ShownEstimate } from '@/contract/graphql/generated/resolvers'
import { type Estimate, type EstimateRow, withTotals } from '@/domain/estimate/estimate'
import type { Reader } from '../core/rows'

/** The version that takes the place of another one; undefined where there is none. */
export const newerVersionOf = (id: number, store: Reader): EstimateRow | undefined =>
  store.naming('estimates', 'revises_id', id)[0]

/** An estimate with its totals, whom and what place it is for, and what has come of it. A job that was deleted since is none. */
export const listed = (row: EstimateRow, store: Reader): Estimate => {
  const client = store.find('clients', row.client_id)
  const property = store.find('properties', row.property_id)
  const job = row.job_id === null ? undefined : store.find('jobs', row.job_id)
  return {
    ...withTotals(row),
    client: client
      ? { id: client.id, first_name: client.first_name, last_name: client.last_name, email: client.email }
      : null,
    property: property
      ? {
          id: property.id,
          property_name: property.property_name,
          address: property.address,
          city: property.city,
          state: property.state,
          zip_code: property.zip_code,
        }
      : null,
    job_id: job?.id ?? null,
    job_number: job?.job_number ?? null,
    revised_by_id: newerVersionOf(row.id, store)?.id ?? null,
  }
}

/** An estimate as it is shown: dollars, and whose it is goes without saying. */
export const shown = (row: EstimateRow, store: Reader): ShownEstimate => {
  const { business_id: _, ...wire } = estimateCodec.write(listed(row, store))
  return wire
}

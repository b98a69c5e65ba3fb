import { queryOptions } from '@tanstack/react-query'
import { MapPlacesDocument } from '@/contract/graphql/generated/map'
import type { MapPlace } from '@/domain/map/day-map'
import type { Day } from '@/domain/time/calendar'
import type { GraphQL } from '../graphql/graphql'

/** Job locations of a day in every status: the page filters them, and a crew's route stays complete. */
export const mapPlacesQuery = (graphql: GraphQL, businessId: number, date: Day) =>
  queryOptions({
    queryKey: ['map-places', businessId, date],
    // A job write updates only the list of all jobs, so any write invalidates this query.
    meta: { renewedBy: ['facts', 'jobs', 'clients', 'crew'] },
    queryFn: async (): Promise<readonly MapPlace[]> => (await graphql.query(MapPlacesDocument, { date })).mapPlaces,
    staleTime: 30_000,
  })

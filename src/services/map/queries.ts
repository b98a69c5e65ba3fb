import { queryOptions } from '@tanstack/react-query'
import { MapPlacesDocument } from '@/contract/graphql/generated/map'
import type { MapPlace } from '@/domain/map/day-map'
import type { Day } from '@/domain/time/calendar'
import type { GraphQL } from '../graphql/graphql'

/** Where the jobs of a day are done, in every status: the page filters them, and a crew's round stays complete. */
export const mapPlacesQuery = (graphql: GraphQL, businessId: number, date: Day) =>
  queryOptions({
    queryKey: ['map-places', businessId, date],
    // A job that is written here is put into the list of all alone, so that any write makes this one old.
    meta: { renewedBy: ['facts', 'jobs', 'clients', 'crew'] },
    queryFn: async (): Promise<readonly MapPlace[]> => (await graphql.query(MapPlacesDocument, { date })).mapPlaces,
    staleTime: 30_000,
  })

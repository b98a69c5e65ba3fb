import type { MapPlace as ShownPlace } from '@/contract/graphql/generated/resolvers'
import { mayListJobs, maySeeJob } from '@/domain/job/commands'
import { type MapPlace, mapPlaces, withStatus } from '@/domain/map/day-map'
import type { MapStatus } from '@/domain/map/vocabulary'
import { daySchema } from '@/domain/time/day'
import { permitReading, readBy } from '../core/write/refusal'
import type { GraphqlContext } from '../graphql/asking'
import { withClientName } from './client-name'
import { jobsOn } from './in-order'

const shown = (place: MapPlace, isClient: boolean): ShownPlace => ({
  ...place,
  jobs: place.jobs.map((job) => ({
    ...job,
    // Clients don't see how a business organizes its crews.
    crew_id: isClient ? null : job.crew_id,
    crew_assignments: [...job.crew_assignments],
  })),
})

/** Places of a day's visible jobs (MAP-04, MAP-05). Figures count visible jobs only. Throws a 403 or 422 Refusal. */
export const placesOn = (date: string, status: MapStatus | null | undefined, asking: GraphqlContext): ShownPlace[] => {
  const { actor, businessId, store } = asking
  permitReading('jobs', mayListJobs(actor), store)
  const mayBeSeen = maySeeJob.bind(null, actor)
  const places = mapPlaces({
    jobs: jobsOn(businessId, readBy(daySchema, date), store).filter(mayBeSeen).map(withClientName(store)),
    jobsOf: (clientId) => store.naming('jobs', 'client_id', clientId).filter(mayBeSeen),
    properties: store.naming('properties', 'business_id', businessId),
    crew: store.naming('crew_members', 'business_id', businessId),
    today: store.today(actor.time_zone),
  })
  return withStatus(places, status).map((place) => shown(place, actor.client_id !== null))
}

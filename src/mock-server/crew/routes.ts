import { crewAvailability, getCrewMember, listCrew, listCrewOld, toWireCrewMember } from '@/contract/crew'
import { isActive } from '@/domain/crew/crew'
import { shiftOn } from '@/domain/scheduling/availability'
import { bookingsOf } from '@/domain/scheduling/bookings'
import {
  crewMemberShownTo,
  maySeeBookings,
  maySeeCrew,
  maySeeWholeCrew,
  visibleCrewIds,
} from '@/domain/scheduling/permissions'
import type { Route } from '../core/call'
import { damagedRows } from '../core/history/subjects'
import type { Store } from '../core/log/store'
import { plainReads } from '../core/write/plain-reads'
import { Refusal } from '../core/write/refusal'
import { jobsOf, jobsOn } from '../jobs/in-order'
import { type EndpointRequest, reading } from '../rest/answer'

const crew = plainReads('crew_members', {
  may: maySeeCrew,
  shown({ actor, businessId }, store) {
    if (maySeeWholeCrew(actor)) return (member) => member
    const visibleIds = visibleCrewIds(actor, jobsOf(businessId, store))
    return (member) => (visibleIds.has(member.id) ? crewMemberShownTo(actor, member) : null)
  },
})

type ListRequest = Pick<EndpointRequest<typeof listCrew>, 'actor' | 'user' | 'businessId' | 'query'>

const list = (request: ListRequest, store: Store) => {
  const members = crew
    .rows(request, store)
    .filter(({ status }) => request.query.active_only !== 'true' || status !== 'inactive')
    .map(toWireCrewMember)
  // Damaged records are returned as they are, so that the reader can report them and keep the others.
  const damaged = damagedRows('crew_members', request.actor, store) as readonly (typeof members)[number][]
  return { crew_members: [...members, ...damaged] }
}

/** Crew reads (API-21, EP-052, EP-056, EP-058, EP-061). */
export const crewRoutes: readonly Route[] = [
  reading(listCrew, list),
  reading(listCrewOld, list),
  reading(getCrewMember, (request, store) => ({
    crew_member: toWireCrewMember(crew.row(request, request.params.memberId, store)),
  })),

  reading(crewAvailability, (request, store) => {
    const member = crew.row(request, request.params.memberId, store)
    if (!maySeeBookings(request.actor, member.id)) throw new Refusal(403, 'Your role can’t see when others are booked.')
    const { date } = request.query
    const booked = bookingsOf(member.id, date, jobsOn(member.business_id, date, store))
    return {
      date,
      available: isActive(member) && shiftOn(member, date) !== null && booked.length === 0,
      booked: booked.map(({ job, start, end }) => ({ job_id: job.id, start, end })),
    }
  }),
]

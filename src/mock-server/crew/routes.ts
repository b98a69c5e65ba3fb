import { crewAvailability, getCrewMember, listCrew, listCrewOld, toWireCrewMember } from '@/contract/crew'
import { isActive } from '@/domain/crew/crew'
import { shiftOn } from '@/domain/scheduling/availability'
import { bookingsOf } from '@/domain/scheduling/bookings'
import {
  crewMemberShownTo,
  knownCrew,
  maySeeBookings,
  maySeeCrew,
  maySeeWholeCrew,
} from '@/domain/scheduling/permissions'
import type { Route } from '../core/call'
import { damagedRows } from '../core/history/subjects'
import type { Store } from '../core/log/store'
import { plainReads } from '../core/write/plain-reads'
import { Refusal } from '../core/write/refusal'
import { jobsOf, jobsOn } from '../jobs/in-order'
import { type Asked, reading } from '../rest/answer'

/** Who reads crew members, and what they see of them. */
const crew = plainReads('crew_members', {
  may: maySeeCrew,
  shown({ actor, businessId }, store) {
    if (maySeeWholeCrew(actor)) return (member) => member
    const known = knownCrew(actor, jobsOf(businessId, store))
    return (member) => (known.has(member.id) ? crewMemberShownTo(actor, member) : null)
  },
})

type ListAsked = Pick<Asked<typeof listCrew>, 'actor' | 'user' | 'businessId' | 'query'>

const list = (asked: ListAsked, store: Store) => {
  const members = crew
    .rows(asked, store)
    .filter(({ status }) => asked.query.active_only !== 'true' || status !== 'inactive')
    .map(toWireCrewMember)
  // A damaged one goes out as it is: its reader says that it is damaged, and keeps the others.
  const damaged = damagedRows('crew_members', asked.actor, store) as readonly (typeof members)[number][]
  return { crew_members: [...members, ...damaged] }
}

/** What is read of crew members (API-21, EP-052, EP-056, EP-058, EP-061). */
export const crewRoutes: readonly Route[] = [
  reading(listCrew, list),
  reading(listCrewOld, list),
  reading(getCrewMember, (asked, store) => ({
    crew_member: toWireCrewMember(crew.row(asked, asked.params.memberId, store)),
  })),

  reading(crewAvailability, (asked, store) => {
    const member = crew.row(asked, asked.params.memberId, store)
    if (!maySeeBookings(asked.actor, member.id)) throw new Refusal(403, 'Your role can’t see when others are booked.')
    const { date } = asked.query
    const booked = bookingsOf(member.id, date, jobsOn(member.business_id, date, store))
    return {
      date,
      available: isActive(member) && shiftOn(member, date) !== null && booked.length === 0,
      booked: booked.map(({ job, start, end }) => ({ job_id: job.id, start, end })),
    }
  }),
]

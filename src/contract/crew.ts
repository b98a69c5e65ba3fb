import * as v from 'valibot'
import { CREW_ROLES, CREW_STATUSES, type CrewMember } from '@/domain/crew'
import { daySchema } from '@/domain/day'
import { centsFromDollars, dollarsFromCents } from '@/domain/money'
import { endpoint } from './endpoint'

const base = '/api/businesses/:businessId/crew'
const dollars = v.pipe(v.number(), v.finite(), v.minValue(0), v.transform(centsFromDollars))

/** A crew member on the wire: the hourly rate in dollars. */
export const wireCrewMember = v.object({
  id: v.number(),
  business_id: v.number(),
  employee_id: v.string(),
  first_name: v.string(),
  last_name: v.string(),
  role: v.picklist(CREW_ROLES),
  status: v.picklist(CREW_STATUSES),
  skills: v.nullish(v.array(v.string()), []),
  hourly_rate: dollars,
  crew_id: v.nullish(v.number(), 1),
  user_id: v.nullish(v.number(), null),
})

/** Writes a crew member for the wire. */
export const toWireCrewMember = (member: CrewMember) => ({
  ...member,
  hourly_rate: dollarsFromCents(member.hourly_rate),
})

const body = {
  employee_id: v.pipe(v.string(), v.nonEmpty()),
  first_name: v.pipe(v.string(), v.nonEmpty()),
  last_name: v.pipe(v.string(), v.nonEmpty()),
  role: v.picklist(CREW_ROLES),
  skills: v.optional(v.array(v.string()), []),
  hourly_rate: dollars,
  crew_id: v.optional(v.number(), 1),
}

const oneMember = v.object({ crew_member: wireCrewMember })
const members = v.object({ crew_members: v.array(wireCrewMember) })
const shared = { service: 'scheduling', bearer: true } as const

export const listCrew = endpoint({
  ...shared,
  id: 'EP-056',
  method: 'GET',
  path: `${base}/members`,
  summary: 'Crew members',
  query: v.object({ active_only: v.optional(v.picklist(['true', 'false'])) }),
  answer: members,
  idempotent: false,
  failures: [403],
})

export const listCrewOld = endpoint({
  ...listCrew,
  id: 'EP-052',
  path: base,
  summary: 'Crew members, older path',
  deprecated: true,
})

export const createCrewMember = endpoint({
  ...shared,
  id: 'EP-057',
  method: 'POST',
  path: `${base}/members`,
  summary: 'Add a crew member',
  body: v.object(body),
  answer: oneMember,
  status: 201,
  idempotent: true,
  failures: [403, 422],
})

export const getCrewMember = endpoint({
  ...shared,
  id: 'EP-058',
  method: 'GET',
  path: `${base}/members/:memberId`,
  summary: 'One crew member',
  answer: oneMember,
  idempotent: false,
  failures: [403, 404],
})

export const updateCrewMember = endpoint({
  ...shared,
  id: 'EP-059',
  method: 'PUT',
  path: `${base}/members/:memberId`,
  summary: 'Edit a crew member',
  body: v.partial(v.object({ ...body, status: v.picklist(CREW_STATUSES) })),
  answer: oneMember,
  idempotent: true,
  failures: [403, 404, 422],
})

export const deactivateCrewMember = endpoint({
  ...shared,
  id: 'EP-060',
  method: 'DELETE',
  path: `${base}/members/:memberId`,
  summary: 'Deactivate a crew member',
  answer: oneMember,
  idempotent: true,
  failures: [403, 404],
})

export const crewAvailability = endpoint({
  ...shared,
  id: 'EP-061',
  method: 'GET',
  path: `${base}/members/:memberId/availability`,
  summary: 'What a crew member is booked for on a day',
  query: v.object({ date: daySchema }),
  answer: v.object({
    date: v.string(),
    available: v.boolean(),
    booked: v.array(v.object({ job_id: v.number(), start: v.string(), end: v.string() })),
  }),
  idempotent: false,
  failures: [403, 404, 422],
})

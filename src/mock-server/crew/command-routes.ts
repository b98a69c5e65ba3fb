import * as v from 'valibot'
import { createCrewMember, deactivateCrewMember, toWireCrewMember, updateCrewMember } from '@/contract/crew'
import type { ReadBodyOf } from '@/contract/endpoint'
import { type CrewMember, crewMemberSchema, NEW_CREW_MEMBER } from '@/domain/crew'
import { mayManageCrew } from '@/domain/scheduling/permissions'
import { placeOf } from '@/domain/scheduling/places'
import type { Route } from '../core/call'
import type { Asker } from '../core/command'
import { plainCommands } from '../core/crud'
import { invalid } from '../core/refusal'
import type { Store } from '../core/store'
import { writing } from '../rest/writing'

const checkEmployeeId = (employeeId: string, self: number | null, businessId: number, store: Store) => {
  const taken = store
    .naming('crew_members', 'business_id', businessId)
    .some((member) => member.id !== self && member.employee_id === employeeId.trim())
  if (taken) throw invalid('employee_id', `Employee id ${employeeId.trim()} is taken.`)
}

/** A crew has to be one of the business. One without crews has numbers for them, as older records have. @throws Refusal 422 */
const checkCrew = (crewId: number, businessId: number, store: Store) => {
  const crews = store.naming('crews', 'business_id', businessId)
  const isKnown =
    crews.length === 0 ||
    crews.some(({ id }) => id === crewId) ||
    store.naming('crew_members', 'business_id', businessId).some(({ crew_id }) => crew_id === crewId)
  if (!isKnown) throw invalid('crew_id', 'This crew no longer exists. Choose another one.')
}

type HomeBase = CrewMember['home_base']

/** A home base with where it lies, where that is known of the properties of the business and isn't said. */
const placed = (base: HomeBase, businessId: number, store: Store): HomeBase => {
  if (base === null || base.latitude !== null || base.longitude !== null) return base
  return { ...base, ...placeOf(base, store.naming('properties', 'business_id', businessId)) }
}

/** Crew members. Deleting one deactivates: their name stays on the work they did. */
const crew = plainCommands('crew_members', {
  may: {
    create: (actor) => mayManageCrew(actor, 'create'),
    edit: (actor) => mayManageCrew(actor, 'edit'),
    delete: (actor) => mayManageCrew(actor, 'delete'),
  },
  participles: { created: 'added', deleted: 'deactivated' },
  create({ businessId, body }: Asker & { body: ReadBodyOf<typeof createCrewMember> }, id, store): CrewMember {
    checkEmployeeId(body.employee_id, null, businessId, store)
    checkCrew(body.crew_id, businessId, store)
    const employee_id = body.employee_id.trim()
    const home_base = placed(body.home_base ?? null, businessId, store)
    const given = { ...NEW_CREW_MEMBER, ...body, home_base, employee_id }
    return { ...given, id, business_id: businessId, status: 'available', user_id: null }
  },
  edit({ businessId, body }: Asker & { body: ReadBodyOf<typeof updateCrewMember> }, member, store) {
    const employee_id = (body.employee_id ?? member.employee_id).trim()
    checkEmployeeId(employee_id, member.id, businessId, store)
    checkCrew(body.crew_id ?? member.crew_id, businessId, store)
    const { home_base } = body
    const base = home_base === undefined ? member.home_base : placed(home_base, businessId, store)
    return v.parse(crewMemberSchema, { ...member, ...body, employee_id, home_base: base })
  },
  remove: (member) => ({ ...member, status: 'inactive' }),
  answer: (member) => ({ crew_member: toWireCrewMember(member) }),
})

/** What is done with crew members (API-21, EP-057, EP-059, EP-060). */
export const crewCommandRoutes: readonly Route[] = [
  writing(createCrewMember, crew.create),
  writing(
    updateCrewMember,
    crew.edit(({ params }) => params.memberId),
  ),
  writing(
    deactivateCrewMember,
    crew.remove(
      ({ params }) => params.memberId,
      ({ row }) => ({ crew_member: toWireCrewMember(row()) }),
    ),
  ),
]

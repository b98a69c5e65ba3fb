import type { createCrewMember } from '@/contract/crew'
import type { ReadBodyOf } from '@/contract/endpoint'
import { type CrewMember, NEW_CREW_MEMBER } from '@/domain/crew/crew'
import { placeOf } from '@/domain/scheduling/places'
import type { Store } from '../core/log/store'
import { invalid } from '../core/write/refusal'

/** Throws Refusal 422. */
export const checkEmployeeId = (employeeId: string, self: number | null, businessId: number, store: Store) => {
  const isTaken = store
    .naming('crew_members', 'business_id', businessId)
    .some((member) => member.id !== self && member.employee_id === employeeId.trim())
  if (isTaken) throw invalid('employee_id', `Employee id ${employeeId.trim()} is taken.`)
}

/**
 * The crew must belong to the business. A business without crews uses the numbers of existing members, as in older records. Throws Refusal
 * 422.
 */
export const checkCrew = (crewId: number, businessId: number, store: Store) => {
  const crews = store.naming('crews', 'business_id', businessId)
  const exists =
    crews.length === 0 ||
    crews.some(({ id }) => id === crewId) ||
    store.naming('crew_members', 'business_id', businessId).some(({ crew_id }) => crew_id === crewId)
  if (!exists) throw invalid('crew_id', 'This crew no longer exists. Choose another one.')
}

type HomeBase = CrewMember['home_base']

/** Fills in the position of a home base from the business's properties when it is missing. */
export const placed = (base: HomeBase, businessId: number, store: Store): HomeBase => {
  if (base === null || base.latitude !== null || base.longitude !== null) return base
  return { ...base, ...placeOf(base, store.naming('properties', 'business_id', businessId)) }
}

/** Throws Refusal 422. */
export const newMember = (
  body: ReadBodyOf<typeof createCrewMember>,
  { id, businessId }: { id: number; businessId: number },
  store: Store,
): CrewMember => {
  checkEmployeeId(body.employee_id, null, businessId, store)
  checkCrew(body.crew_id, businessId, store)
  const employee_id = body.employee_id.trim()
  const home_base = placed(body.home_base ?? null, businessId, store)
  return {
    ...NEW_CREW_MEMBER,
    user_id: null,
    ...body,
    home_base,
    employee_id,
    id,
    business_id: businessId,
    status: 'available',
  }
}

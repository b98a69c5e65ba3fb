import * as v from 'valibot'
import {
  createCrewMember,
  crewAvailability,
  deactivateCrewMember,
  getCrewMember,
  listCrew,
  listCrewOld,
  toWireCrewMember,
  updateCrewMember,
} from '@/contract/crew'
import { type CrewMember, crewMemberSchema } from '@/domain/crew'
import { type Fact, fieldChanges } from '@/domain/fact'
import { centsFromDollars } from '@/domain/money'
import type { Actor } from '@/domain/permissions/actor'
import { bookingsOf } from '@/domain/scheduling/bookings'
import { knownCrew, mayManageCrew, maySeeCrew, maySeeWholeCrew } from '@/domain/scheduling/permissions'
import { fullName } from '@/domain/user'
import { type Asked, answer, type Decided } from '../core/answer'
import { byUser, inserted, updated } from '../core/changes'
import { idFrom, Refusal } from '../core/refusal'
import type { Route } from '../core/route'
import type { Store } from '../core/store'

type AboutOne = { actor: Actor; businessId: number; params: { memberId: string } }

const NOBODY_KNOWN = 'Your role does not show crew members.'

/** The crew as the actor may know it: pay is told to those who see everybody, and to oneself. */
const visibleCrew = (actor: Actor, businessId: number, store: Store): CrewMember[] => {
  if (!maySeeCrew(actor)) throw new Refusal(403, NOBODY_KNOWN)
  const members = store.table('crew_members').filter((member) => member.business_id === businessId)
  if (maySeeWholeCrew(actor)) return members
  const known = knownCrew(actor, store.table('jobs'))
  return members
    .filter(({ id }) => known.has(id))
    .map((member) => (member.id === actor.crew_member_id ? member : { ...member, hourly_rate: centsFromDollars(0) }))
}

const memberOf = ({ businessId, params }: Pick<AboutOne, 'businessId' | 'params'>, store: Store): CrewMember => {
  const member = store.find('crew_members', idFrom(params.memberId, 'Crew member'))
  if (member?.business_id !== businessId) throw new Refusal(404, 'Crew member not found')
  return member
}

const seenMember = (asked: AboutOne, store: Store): CrewMember => {
  const { id } = memberOf(asked, store)
  const member = visibleCrew(asked.actor, asked.businessId, store).find((other) => other.id === id)
  if (!member) throw new Refusal(403, NOBODY_KNOWN)
  return member
}

const permit = (actor: Actor, action: Parameters<typeof mayManageCrew>[1], participle: string) => {
  if (!mayManageCrew(actor, action))
    throw new Refusal(403, `Your role does not allow crew members to be ${participle}.`)
}

const checkEmployeeId = (employeeId: string, self: number | null, businessId: number, store: Store) => {
  const taken = store
    .table('crew_members')
    .some(
      (member) => member.business_id === businessId && member.id !== self && member.employee_id === employeeId.trim(),
    )
  const message = `Employee id ${employeeId.trim()} is taken.`
  if (taken) throw new Refusal(422, message, [{ path: 'employee_id', message }])
}

const fact = (actor: Actor, id: number, type: string, note: string, change: Decided['changes'][number]): Decided => ({
  stream: `crew/${id}`,
  type,
  actor: byUser(actor),
  note,
  changes: [change],
})

/** The member as the fact left them; as they stand where nothing had to change. */
const replyWith = (facts: readonly Fact[], unchanged: () => CrewMember) => {
  const after = facts.at(-1)?.changes[0]?.after
  return { crew_member: toWireCrewMember(after ? v.parse(crewMemberSchema, after) : unchanged()) }
}

type ListAsked = Pick<Asked<typeof listCrew>, 'actor' | 'businessId' | 'query'>

const list = ({ actor, businessId, query }: ListAsked, store: Store) => ({
  crew_members: visibleCrew(actor, businessId, store)
    .filter(({ status }) => query.active_only !== 'true' || status !== 'inactive')
    .map(toWireCrewMember),
})

const added = ({ actor, businessId, body }: Asked<typeof createCrewMember>, store: Store): Decided => {
  permit(actor, 'create', 'added')
  checkEmployeeId(body.employee_id, null, businessId, store)
  const id = store.nextId('crew_members')
  const employee_id = body.employee_id.trim()
  const row: CrewMember = { ...body, employee_id, id, business_id: businessId, status: 'available', user_id: null }
  return fact(actor, id, 'crew.added', `Added ${fullName(row)}`, inserted('crew_members', row))
}

const edited = (asked: Asked<typeof updateCrewMember>, store: Store): Decided[] => {
  permit(asked.actor, 'edit', 'edited')
  const member = memberOf(asked, store)
  const employee_id = (asked.body.employee_id ?? member.employee_id).trim()
  checkEmployeeId(employee_id, member.id, asked.businessId, store)
  const after = v.parse(crewMemberSchema, { ...member, ...asked.body, employee_id })
  const change = updated('crew_members', member, after)
  if (fieldChanges(change).length === 0) return []
  return [fact(asked.actor, member.id, 'crew.edited', `Edited ${fullName(after)}`, change)]
}

const deactivated = (asked: Asked<typeof deactivateCrewMember>, store: Store): Decided[] => {
  permit(asked.actor, 'delete', 'deactivated')
  const member = memberOf(asked, store)
  if (member.status === 'inactive') return []
  const change = updated('crew_members', member, { status: 'inactive' })
  return [fact(asked.actor, member.id, 'crew.deactivated', `Deactivated ${fullName(member)}`, change)]
}

/** Crew members (API-21, EP-052, EP-056 to EP-061). Deleting one deactivates: their name stays on the work they did. */
export const crewRoutes: readonly Route[] = [
  answer(listCrew, list),
  answer(listCrewOld, list),
  answer(getCrewMember, (asked, store) => ({ crew_member: toWireCrewMember(seenMember(asked, store)) })),

  answer(createCrewMember, {
    decide: (asked, store) => [added(asked, store)],
    reply: (facts) =>
      replyWith(facts, () => {
        throw new Refusal(500, 'The new crew member could not be read back.')
      }),
  }),

  answer(updateCrewMember, {
    decide: edited,
    reply: (facts, asked, store) => replyWith(facts, () => memberOf(asked, store)),
  }),

  answer(deactivateCrewMember, {
    decide: deactivated,
    reply: (facts, asked, store) => replyWith(facts, () => memberOf(asked, store)),
  }),

  answer(crewAvailability, (asked, store) => {
    const member = seenMember(asked, store)
    const booked = bookingsOf(member.id, asked.query.date, store.table('jobs'))
    return {
      date: asked.query.date,
      available: member.status !== 'inactive' && booked.length === 0,
      booked: booked.map(({ job, start, end }) => ({ job_id: job.id, start, end })),
    }
  }),
]

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
import { fieldChanges } from '@/domain/fact'
import { centsFromDollars } from '@/domain/money'
import type { Actor } from '@/domain/permissions/actor'
import { bookingsOf } from '@/domain/scheduling/bookings'
import { knownCrew, mayManageCrew, maySeeCrew, maySeeWholeCrew } from '@/domain/scheduling/permissions'
import { fullName } from '@/domain/user'
import { type Asked, command, type Made, reading } from '../core/answer'
import type { Route } from '../core/call'
import type { Decided } from '../core/carry-out'
import { byUser, inserted, updated } from '../core/changes'
import { invalid, permitReading, Refusal, recordOf } from '../core/refusal'
import type { Store } from '../core/store'

const HIDDEN = 'Your role does not show crew members.'

/** The crew as the actor may know it: pay is told to those who see everybody, and to oneself. */
const visibleCrew = (actor: Actor, businessId: number, store: Store): CrewMember[] => {
  permitReading('crew_members', maySeeCrew(actor), store)
  const members = store.table('crew_members').filter((member) => member.business_id === businessId)
  if (maySeeWholeCrew(actor)) return members
  const known = knownCrew(actor, store.table('jobs'))
  return members
    .filter(({ id }) => known.has(id))
    .map((member) => (member.id === actor.crew_member_id ? member : { ...member, hourly_rate: centsFromDollars(0) }))
}

const seenMember = (
  asked: { actor: Actor; businessId: number; params: { memberId: string } },
  store: Store,
): CrewMember => {
  const { id } = recordOf('crew_members', asked.params.memberId, asked, store)
  const member = visibleCrew(asked.actor, asked.businessId, store).find((other) => other.id === id)
  if (!member) throw new Refusal(403, HIDDEN)
  return member
}

const may = (action: Parameters<typeof mayManageCrew>[1], participle: string) => ({
  rule: (actor: Actor) => mayManageCrew(actor, action),
  participle,
})

const checkEmployeeId = (employeeId: string, self: number | null, businessId: number, store: Store) => {
  const taken = store
    .table('crew_members')
    .some(
      (member) => member.business_id === businessId && member.id !== self && member.employee_id === employeeId.trim(),
    )
  if (taken) throw invalid('employee_id', `Employee id ${employeeId.trim()} is taken.`)
}

const fact = (actor: Actor, id: number, type: string, note: string, change: Decided['changes'][number]): Decided => ({
  stream: `crew/${id}`,
  type,
  actor: byUser(actor),
  note,
  changes: [change],
})

const memberIn = ({ row }: Made<'crew_members'>) => ({ crew_member: toWireCrewMember(row()) })

type ListAsked = Pick<Asked<typeof listCrew>, 'actor' | 'businessId' | 'query'>

const list = ({ actor, businessId, query }: ListAsked, store: Store) => ({
  crew_members: visibleCrew(actor, businessId, store)
    .filter(({ status }) => query.active_only !== 'true' || status !== 'inactive')
    .map(toWireCrewMember),
})

const added = ({ actor, businessId, body }: Asked<typeof createCrewMember>, store: Store): Decided => {
  checkEmployeeId(body.employee_id, null, businessId, store)
  const id = store.nextId('crew_members')
  const employee_id = body.employee_id.trim()
  const row: CrewMember = { ...body, employee_id, id, business_id: businessId, status: 'available', user_id: null }
  return fact(actor, id, 'crew.added', `Added ${fullName(row)}`, inserted('crew_members', row))
}

const edited = (
  { actor, businessId, body }: Asked<typeof updateCrewMember>,
  store: Store,
  member: CrewMember,
): Decided[] => {
  const employee_id = (body.employee_id ?? member.employee_id).trim()
  checkEmployeeId(employee_id, member.id, businessId, store)
  const after = v.parse(crewMemberSchema, { ...member, ...body, employee_id })
  const change = updated('crew_members', member, after)
  return fieldChanges(change).length === 0
    ? []
    : [fact(actor, member.id, 'crew.edited', `Edited ${fullName(after)}`, change)]
}

const deactivated = ({ actor }: Asked<typeof deactivateCrewMember>, _store: Store, member: CrewMember): Decided[] => {
  if (member.status === 'inactive') return []
  const change = updated('crew_members', member, { status: 'inactive' })
  return [fact(actor, member.id, 'crew.deactivated', `Deactivated ${fullName(member)}`, change)]
}

/** Crew members (API-21, EP-052, EP-056 to EP-061). Deleting one deactivates: their name stays on the work they did. */
export const crewRoutes: readonly Route[] = [
  reading(listCrew, list),
  reading(listCrewOld, list),
  reading(getCrewMember, (asked, store) => ({ crew_member: toWireCrewMember(seenMember(asked, store)) })),

  command('crew_members', createCrewMember, {
    may: may('create', 'added'),
    facts: (asked, store) => [added(asked, store)],
    answer: memberIn,
  }),

  command('crew_members', updateCrewMember, {
    id: 'memberId',
    may: may('edit', 'edited'),
    facts: edited,
    answer: memberIn,
  }),

  command('crew_members', deactivateCrewMember, {
    id: 'memberId',
    may: may('delete', 'deactivated'),
    facts: deactivated,
    answer: memberIn,
  }),

  reading(crewAvailability, (asked, store) => {
    const member = seenMember(asked, store)
    const booked = bookingsOf(member.id, asked.query.date, store.table('jobs'))
    return {
      date: asked.query.date,
      available: member.status !== 'inactive' && booked.length === 0,
      booked: booked.map(({ job, start, end }) => ({ job_id: job.id, start, end })),
    }
  }),
]

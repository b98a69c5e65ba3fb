import * as v from 'valibot'
import { createCrewMember, deactivateCrewMember, toWireCrewMember, updateCrewMember } from '@/contract/crew'
import type { ReadBodyOf } from '@/contract/endpoint'
import { type CrewMember, crewMemberSchema } from '@/domain/crew/crew'
import { mayManageCrew } from '@/domain/scheduling/permissions'
import type { Route } from '../core/call'
import type { Requester } from '../core/write/command'
import { plainCommands } from '../core/write/crud'
import { writing } from '../rest/writing'
import { checkLogin, loginFacts } from './login-changes'
import { checkCrew, checkEmployeeId, newMember, placed } from './new-member'

/** Deleting a member deactivates them, because their past work names them. */
const crew = plainCommands('crew_members', {
  may: {
    create: (actor) => mayManageCrew(actor, 'create'),
    edit: (actor) => mayManageCrew(actor, 'edit'),
    delete: (actor) => mayManageCrew(actor, 'delete'),
  },
  participles: { created: 'added', deleted: 'deactivated' },
  create(
    { actor, businessId, body }: Requester & { body: ReadBodyOf<typeof createCrewMember> },
    id,
    store,
  ): CrewMember {
    const member = newMember(body, { id, businessId }, store)
    checkLogin(actor, null, member, store)
    return member
  },
  edit({ actor, businessId, body }: Requester & { body: ReadBodyOf<typeof updateCrewMember> }, member, store) {
    const employee_id = (body.employee_id ?? member.employee_id).trim()
    checkEmployeeId(employee_id, member.id, businessId, store)
    checkCrew(body.crew_id ?? member.crew_id, businessId, store)
    const { home_base } = body
    const base = home_base === undefined ? member.home_base : placed(home_base, businessId, store)
    const after = v.parse(crewMemberSchema, { ...member, ...body, employee_id, home_base: base })
    checkLogin(actor, member.user_id, after, store)
    return after
  },
  alsoCreated: (actor, after) => loginFacts(actor, { before: null, after }),
  alsoEdited: (actor, { user_id: before }, after) => loginFacts(actor, { before, after }),
  remove: (member) => ({ ...member, status: 'inactive' }),
  answer: (member) => ({ crew_member: toWireCrewMember(member) }),
})

/** Crew commands (API-21, EP-057, EP-059, EP-060). */
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

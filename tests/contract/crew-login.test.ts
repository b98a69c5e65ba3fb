import { beforeEach, describe, expect, test } from 'vitest'
import { acceptInvitation } from '@/contract/accounts'
import { refresh } from '@/contract/auth'
import { deactivateCrewMember, getCrewMember, listCrew, updateCrewMember } from '@/contract/crew'
import { HistoryDocument, UndoDocument } from '@/contract/graphql/generated/history'
import { listJobs } from '@/contract/jobs'
import {
  inviteUser,
  listInvitations,
  listUsers,
  resendInvitation,
  toggleUserStatus,
  updateUserRoles,
  withdrawInvitation,
} from '@/contract/permissions'
import type { MockServer } from '@/mock-server'
import { CHOSEN } from './account-office'
import { askGraphql, dataOf, refusalOf } from './graphql-office'
import {
  type Answered,
  DAY,
  OWNER,
  officesPerTest,
  type Person,
  personWith,
  read,
  send,
  signIn,
  stoppedClock,
} from './office'
import { createdRole, INVITED, LEADER_ROLE, TECH, TECH_ROLE } from './permission-cases'

const openOffice = officesPerTest()
const businessId = 1
const LUIS = 2
const MIA = 3

let server: MockServer
let owner: Person
beforeEach(async () => {
  server = openOffice()
  owner = await signIn(server, OWNER)
})

const responseText = ({ status, body }: Answered): string => {
  const detail = typeof body === 'object' && body !== null && 'detail' in body ? ` ${String(body.detail)}` : ''
  return `${status}${detail}`
}

const invite = (patch: object = {}) => owner.send(inviteUser, { body: { ...INVITED, business_id: 1, ...patch } })
const letterOf = async (patch: object = {}) =>
  (await owner.ask(inviteUser, { body: { ...INVITED, business_id: 1, ...patch } })).letter ?? ''
const accept = async (letter: string) => {
  const params = { token: letter.split('=')[1] ?? '' }
  const body = { first_name: 'Ida', last_name: 'Moss', password: CHOSEN }
  return read(acceptInvitation, await send(server, acceptInvitation, { params, body }))
}
const joined = async (patch: object = {}) => {
  const session = await accept(await letterOf(patch))
  return { session, id: session.user.id, person: personWith(server, session) }
}
const link = (memberId: number, user_id: number | null, person = owner) =>
  person.send(updateCrewMember, { params: { businessId, memberId }, body: { user_id } })
const memberOf = async (memberId: number) =>
  (await owner.ask(getCrewMember, { params: { businessId, memberId } })).crew_member
const jobsSeenBy = async (person: Person) =>
  (await person.ask(listJobs, { params: { businessId } })).jobs.flatMap(({ assigned_crew_members }) =>
    assigned_crew_members.includes(MIA) ? ['hers'] : ['not hers'],
  )
const historyOf = async (stream: string, first = 2) => {
  const { facts } = dataOf(await askGraphql(server, owner, HistoryDocument, { stream, first, before: null })).history
  return facts
}
const undo = async (positions: number[], person = owner) =>
  refusalOf(await askGraphql(server, person, UndoDocument, { positions, key: `undo-${positions.join()}` }))

describe('the login of a crew member', () => {
  test('sees that crew member’s jobs, from the next refresh of its session on', async () => {
    const { session, id, person } = await joined()
    expect([session.user.crew_member_id, await jobsSeenBy(person)]).toEqual([null, []])
    expect((await link(MIA, id)).status).toBe(200)
    const { user } = read(refresh, await send(server, refresh, { body: { refresh_token: person.refreshToken } }))
    expect([user?.crew_member_id, [...new Set(await jobsSeenBy(person))]]).toEqual([MIA, ['hers']])
    expect((await owner.ask(listUsers)).users.find((one) => one.id === id)?.crew_member).toEqual({
      id: MIA,
      name: 'Mia Chen',
    })
  })

  test('is in the histories of both, and taken back from either', async () => {
    const { id, person } = await joined()
    await link(MIA, id)
    const [ofCrew, ofUser] = [(await historyOf(`crew/${MIA}`))[0], (await historyOf(`user/${id}`))[0]]
    expect([ofCrew?.note, ofUser?.note, ofUser?.undoRefusal]).toEqual(['Edited login', 'Works as Mia Chen now', null])
    expect(await undo([ofUser?.position ?? 0])).toBe('answered')
    expect([(await memberOf(MIA)).user_id, await jobsSeenBy(person)]).toEqual([null, []])
    expect(await undo([(await historyOf(`crew/${MIA}`))[0]?.position ?? 0])).toBe('answered')
    expect((await memberOf(MIA)).user_id).toBe(id)
  })

  test('is of one crew member at most, also by undo', async () => {
    const { id } = await joined()
    const loginTaken = '409 This is the login of Luis Ortega. Unlink it there first.'
    expect(responseText(await link(MIA, TECH))).toBe(loginTaken)
    await link(LUIS, null)
    const unlinked = (await historyOf(`crew/${LUIS}`))[0]?.position ?? 0
    expect(responseText(await link(MIA, TECH))).toBe('200')
    expect(await undo([unlinked])).toBe('409 This is the login of Mia Chen. Unlink it there first.')
    expect(responseText(await link(MIA, id))).toBe('200')
    expect([(await historyOf(`user/${TECH}`))[0]?.note, await undo([unlinked])]).toEqual([
      'No longer works as Mia Chen',
      'answered',
    ])
  })

  test.each([
    ['no one’s', 987_654],
    ['of another business', 9],
    ['a client’s', 5],
    ['a system admin’s', 2],
  ])('is not %s', async (_case, user_id) => {
    expect(responseText(await link(MIA, user_id))).toBe('422 Choose someone who works in your business.')
  })

  test('is changed by those who manage users alone; others edit the rest', async () => {
    const manager = await signIn(server, 'manager@greenvalley.demo')
    const scout = await createdRole(owner, { permissions: ['users.edit', 'jobs.view.all'] })
    await owner.ask(updateUserRoles, { params: { businessId, userId: 3 }, body: { role_ids: [2, scout.id] } })
    const edit = (body: object) => manager.send(updateCrewMember, { params: { businessId, memberId: LUIS }, body })
    expect([responseText(await edit({ user_id: null })), (await edit({ user_id: TECH, skills: [] })).status]).toEqual([
      '403 Only the business owner or a system admin manages roles and users.',
      200,
    ])
    await link(MIA, 7)
    expect(await undo([(await historyOf(`crew/${MIA}`))[0]?.position ?? 0], manager)).toBe(
      '403 Your role can’t undo this.',
    )
  })

  test('stays while either is deactivated or has another role', async () => {
    await owner.ask(deactivateCrewMember, { params: { businessId, memberId: LUIS } })
    await owner.ask(updateUserRoles, { params: { businessId, userId: TECH }, body: { role_ids: [LEADER_ROLE] } })
    await owner.ask(toggleUserStatus, { params: { businessId, userId: TECH }, query: {} })
    expect((await memberOf(LUIS)).user_id).toBe(TECH)
  })
})

describe('an invitation into the field', () => {
  const NEW = { employee_id: 'GV-050', role: 'technician', hourly_rate: 21.5, crew_id: 1 } as const
  const waiting = async () => (await owner.ask(listInvitations)).invitations.at(-1)

  test('names a crew member, whose login it makes', async () => {
    const letter = await letterOf({ crew_member_id: MIA, phone: '(512) 555-0199' })
    expect((await waiting())?.crew_member).toEqual({ id: MIA, name: 'Mia Chen' })
    const { user } = await accept(letter)
    expect([user.crew_member_id, user.phone, (await memberOf(MIA)).user_id]).toEqual([MIA, '(512) 555-0199', user.id])
    expect([(await historyOf(`crew/${MIA}`))[0]?.note, (await historyOf(`user/${user.id}`))[0]?.note]).toEqual([
      'Login: Ida Moss',
      'Ida Moss joined as Field Technician',
    ])
  })

  test('adds a crew member with the name, which one undo takes back too', async () => {
    const letter = await letterOf({ new_crew_member: NEW })
    const added = (await owner.ask(listCrew, { params: { businessId } })).crew_members.at(-1)
    expect([added?.first_name, added?.last_name, added?.employee_id, added?.hourly_rate]).toEqual([
      'Ida',
      'Moss',
      'GV-050',
      2150,
    ])
    const sent = (await historyOf(`invitation/${(await waiting())?.id}`))[0]
    expect(await undo([sent?.position ?? 0])).toBe('answered')
    expect(
      (await owner.ask(listCrew, { params: { businessId } })).crew_members.some(({ id }) => id === added?.id),
    ).toBe(false)
    expect(await undo([(await historyOf(`invitation/${sent?.stream.split('/')[1]}`))[0]?.position ?? 0])).toBe(
      'answered',
    )
    expect((await accept(letter)).user.crew_member_id).toBe(added?.id)
  })

  test.each([
    ['who has a login', { crew_member_id: LUIS }, '422 Luis Ortega has a login already.'],
    ['who is unknown', { crew_member_id: 987 }, '422 There is no such crew member.'],
    ['who has left', { crew_member_id: 12 }, '422 Noah Fischer is not active.'],
    [
      'whose employee ID is taken',
      { new_crew_member: { ...NEW, employee_id: 'GV-003' } },
      '422 Employee id GV-003 is taken.',
    ],
    ['twice', { crew_member_id: MIA, new_crew_member: NEW }, '422 Choose a crew member, or add one.'],
  ])('names no one %s', async (_case, patch, refusal) => {
    expect(responseText(await invite(patch))).toBe(refusal)
  })

  test('names no one who is invited already, unless it replaces that one', async () => {
    await letterOf({ crew_member_id: MIA })
    expect(responseText(await invite({ crew_member_id: MIA, email: 'other@moss.example' }))).toBe(
      '422 Mia Chen is invited as ida@moss.example. Withdraw that invitation first.',
    )
    expect(responseText(await invite({ crew_member_id: MIA }))).toBe('201')
    expect(responseText(await link(MIA, 7))).toBe(
      '409 Mia Chen is invited as ida@moss.example. Withdraw that invitation first.',
    )
  })

  test('keeps the crew member it adds until it is withdrawn', async () => {
    await invite({ new_crew_member: NEW })
    const { id, crew_member } = (await waiting()) ?? {}
    const [added] = await historyOf(`crew/${crew_member?.id}`)
    expect(added?.undoneWith).toBe('1 invitation and 1 message')
    await owner.ask(withdrawInvitation, { params: { businessId, invitationId: id ?? 0 } })
    expect((await memberOf(crew_member?.id ?? 0)).user_id).toBeNull()
  })

  test('that has expired leaves the crew member free, and is not sent again once they have a login', async () => {
    const clock = stoppedClock()
    server = openOffice({ clock })
    owner = await signIn(server, OWNER)
    await invite({ crew_member_id: MIA })
    clock.advance(8 * DAY)
    owner = await signIn(server, OWNER)
    expect(responseText(await link(MIA, 7))).toBe('200')
    const invitationId = (await waiting())?.id ?? 0
    expect(responseText(await owner.send(resendInvitation, { params: { businessId, invitationId } }))).toBe(
      '409 Mia Chen has a login already. Withdraw this invitation and invite them again.',
    )
  })

  test('needs no crew member in the documented call', async () => {
    expect((await joined({ role_ids: [TECH_ROLE] })).session.user.crew_member_id).toBeNull()
  })
})

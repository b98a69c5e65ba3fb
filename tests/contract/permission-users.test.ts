import { beforeEach, describe, expect, test } from 'vitest'
import { acceptInvitation, resetPassword } from '@/contract/accounts'
import { login, refresh } from '@/contract/auth'
import { HistoryDocument, UndoDocument } from '@/contract/graphql/generated/history'
import {
  inviteUser,
  listInvitations,
  listUsers,
  resendInvitation,
  resetUserPassword,
  toggleUserStatus,
  updateUserRoles,
  withdrawInvitation,
} from '@/contract/permissions'
import { demoUser } from '@/domain/demo/demo'
import type { MockServer } from '@/mock-server'
import { CHOSEN } from './account-office'
import { askGraphql, dataOf, refusalOf } from './graphql-office'
import { type Answered, DAY, OWNER, officesPerTest, type Person, read, send, signIn, stoppedClock } from './office'
import { INVITED, LEADER_ROLE, MANAGER_ROLE, TECH, TECH_ROLE } from './permission-cases'

const openOffice = officesPerTest()
const businessId = 1

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
const assign = (person: Person, userId: number, role_ids: number[], was?: number[]) =>
  person.send(updateUserRoles, { params: { businessId, userId }, body: { role_ids, ...(was ? { was } : {}) } })
const toggle = (person: Person, userId: number) =>
  person.send(toggleUserStatus, { params: { businessId, userId }, query: {} })
const invite = (person: Person, patch: object = {}) =>
  person.send(inviteUser, { body: { ...INVITED, business_id: businessId, ...patch } })
const waitingOf = async (person: Person) =>
  (await person.ask(listInvitations)).invitations.filter(({ email }) => email === INVITED.email)
const usersOf = async (person: Person) => (await person.ask(listUsers)).users
const latest = async (stream: string) => {
  const { facts } = dataOf(await askGraphql(server, owner, HistoryDocument, { stream, first: 1, before: null })).history
  return facts[0]
}
const undoLatest = async (stream: string, person = owner) => {
  const positions = [(await latest(stream))?.position ?? 0]
  return refusalOf(await askGraphql(server, person, UndoDocument, { positions, key: `undo-${positions.join()}` }))
}

describe('a user', () => {
  test('has other permissions from the next refresh of their session', async () => {
    const tech = await signIn(server, demoUser('tech').email)
    await assign(owner, TECH, [LEADER_ROLE])
    const { user } = read(refresh, await send(server, refresh, { body: { refresh_token: tech.refreshToken } }))
    expect(user?.roles.map(({ name }) => name)).toEqual(['Crew Leader'])
  })

  test('is deactivated and activated by turns, and signs in between (PERM-29)', async () => {
    const { email, password } = demoUser('tech')
    const signingIn = async () => (await send(server, login, { body: { email, password } })).status
    expect([responseText(await toggle(owner, TECH)), await signingIn()]).toEqual(['200', 403])
    expect([responseText(await toggle(owner, TECH)), await signingIn()]).toEqual(['200', 200])
  })

  test('has their roles and their access back by undo, but can’t be undone themselves', async () => {
    await assign(owner, TECH, [LEADER_ROLE])
    await toggle(owner, TECH)
    expect((await latest(`user/${TECH}`))?.note).toBe('Deactivated')
    expect(await undoLatest(`user/${TECH}`)).toBe('answered')
    const techs = async () => (await usersOf(owner)).find(({ id }) => id === TECH)
    expect([(await techs())?.status, (await techs())?.roles]).toEqual(['active', [{ id: 4, name: 'Crew Leader' }]])
  })

  test('given roles by two at once has what either gave and nothing that either took', async () => {
    const roles = async () => (await usersOf(owner)).find(({ id }) => id === TECH)?.roles.map(({ id }) => id)
    await assign(owner, TECH, [LEADER_ROLE], [TECH_ROLE])
    expect(responseText(await assign(owner, TECH, [TECH_ROLE, MANAGER_ROLE], [TECH_ROLE]))).toBe('200')
    expect(await roles()).toEqual([MANAGER_ROLE, LEADER_ROLE])
    expect(responseText(await assign(owner, TECH, [], [MANAGER_ROLE, LEADER_ROLE]))).toBe('200')
    expect(await roles()).toEqual([])
  })

  test('is not left without a role by two who each took another one', async () => {
    await assign(owner, TECH, [TECH_ROLE, LEADER_ROLE])
    await assign(owner, TECH, [LEADER_ROLE], [TECH_ROLE, LEADER_ROLE])
    expect(responseText(await assign(owner, TECH, [TECH_ROLE], [TECH_ROLE, LEADER_ROLE]))).toBe(
      '409 This user has changed since. Look again.',
    )
  })

  test('sets a new password by the link that is sent', async () => {
    const { letter = '' } = await owner.ask(resetUserPassword, { params: { businessId, userId: TECH } })
    const token = letter.split('=')[1] ?? ''
    expect((await send(server, resetPassword, { body: { token, password: CHOSEN } })).status).toBe(200)
    expect((await signIn(server, demoUser('tech').email, CHOSEN)).token).toMatch(/./)
  })

  test('can’t have a link taken back that was sent, and the history says why', async () => {
    await owner.ask(resetUserPassword, { params: { businessId, userId: TECH } })
    expect(await undoLatest(`user/${TECH}`)).toBe('409 A password reset link that was sent cannot be taken back.')
  })
})

describe('an invitation', () => {
  const accepting = async (letter: string) => {
    const params = { token: letter.split('=')[1] ?? '' }
    return send(server, acceptInvitation, { params, body: { first_name: 'Ida', last_name: 'Moss', password: CHOSEN } })
  }
  const sent = async (patch: object = {}) =>
    (await owner.ask(inviteUser, { body: { ...INVITED, business_id: 1, ...patch } })).letter ?? ''

  test('is accepted with the roles it names, by a business employee (PERM-31)', async () => {
    const letter = await sent({ role_ids: [TECH_ROLE, 5] })
    const { user } = read(acceptInvitation, await accepting(letter))
    expect([user.user_type, user.roles.map(({ name }) => name)]).toEqual([
      'business_employee',
      ['Field Technician', 'Billing Specialist'],
    ])
  })

  test('sent again takes the place of the one before; undone, its link is worth nothing', async () => {
    const first = await sent()
    const second = await sent({ email: 'Ida@moss.example' })
    expect((await accepting(first)).status).toBe(404)
    const { invitations } = (await server.state()).tables
    expect(await undoLatest(`invitation/${invitations.at(-1)?.id}`)).toBe('answered')
    expect([(await accepting(second)).status, (await accepting(first)).status]).toEqual([404, 200])
  })

  test('that has expired gives its place to a new one', async () => {
    const clock = stoppedClock()
    server = openOffice({ clock })
    owner = await signIn(server, OWNER)
    await sent()
    clock.advance(8 * DAY)
    owner = await signIn(server, OWNER)
    await sent({ email: INVITED.email.toUpperCase() })
    const { invitations } = await owner.ask(listInvitations)
    expect(
      invitations.flatMap(({ email, last_name, status }) => (last_name === 'Moss' ? [`${email} ${status}`] : [])),
    ).toEqual(['IDA@MOSS.EXAMPLE pending'])
  })

  test('waits in a list, which says until when its link works, until it is accepted', async () => {
    const letter = await sent({ role_ids: [TECH_ROLE, 5] })
    const invitations = await waitingOf(owner)
    expect(invitations).toEqual([
      {
        id: invitations[0]?.id,
        ...{ email: 'ida@moss.example', first_name: 'Ida', last_name: 'Moss', invited_by: 'Dana Whitfield' },
        roles: [
          { id: TECH_ROLE, name: 'Field Technician' },
          { id: 5, name: 'Billing Specialist' },
        ],
        expires_at: '2026-11-25T15:00:00.000Z',
        status: 'pending',
        crew_member: null,
      },
    ])
    await accepting(letter)
    const invitationId = invitations[0]?.id ?? 0
    expect([
      await waitingOf(owner),
      responseText(await owner.send(resendInvitation, { params: { businessId, invitationId } })),
      responseText(await owner.send(withdrawInvitation, { params: { businessId, invitationId } })),
    ]).toEqual([
      [],
      '409 This invitation has been used.',
      '409 Joining cannot be undone. Someone who leaves is deactivated instead.',
    ])
  })

  test('is sent again with a new link, and the one before is worth nothing', async () => {
    const first = await sent()
    const params = { businessId, invitationId: (await waitingOf(owner))[0]?.id ?? 0 }
    const { letter = '' } = await owner.ask(resendInvitation, { params })
    expect([(await accepting(first)).status, (await accepting(letter)).status]).toEqual([404, 200])
  })

  test('is withdrawn, which makes its link worth nothing, and taken back', async () => {
    const letter = await sent()
    const id = (await waitingOf(owner))[0]?.id ?? 0
    await owner.ask(withdrawInvitation, { params: { businessId, invitationId: id } })
    expect([await waitingOf(owner), (await accepting(letter)).status]).toEqual([[], 404])
    expect(await undoLatest(`invitation/${id}`)).toBe('answered')
    expect((await accepting(letter)).status).toBe(200)
  })

  test('is another business’s to no one', async () => {
    await sent()
    const id = (await waitingOf(owner))[0]?.id ?? 0
    const stranger = await signIn(server, 'owner@hillcountry.demo')
    const params = { businessId: 2, invitationId: id }
    expect([
      (await stranger.ask(listInvitations, { params: { businessId: 2 } })).invitations.map(({ email }) => email),
      responseText(await stranger.send(resendInvitation, { params })),
      responseText(await stranger.send(withdrawInvitation, { params })),
    ]).toEqual([['jordan@hillcountry.demo'], '404 Invitation not found', '404 Invitation not found'])
  })

  test.each([
    ['works here', demoUser('tech').email, '422 Luis Ortega already works with this account.'],
    ['was here', 'former@greenvalley.demo', '422 Noah Fischer is deactivated here. Activate them instead.'],
    ['works elsewhere', 'owner@hillcountry.demo', '422 An account with this email already exists.'],
  ])('is not sent to someone who %s', async (_case, email, refusal) => {
    expect(responseText(await invite(owner, { email }))).toBe(refusal)
  })
})

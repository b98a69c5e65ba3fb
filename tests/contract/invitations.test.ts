import { afterEach, describe, expect, test } from 'vitest'
import { acceptInvitation, getInvitation } from '@/contract/accounts'
import { listJobs } from '@/contract/jobs'
import { type MockServer, memoryFactLog } from '@/mock-server'
import { CHOSEN, registerAs } from './account-office'
import { HILL_COUNTRY, INVITATION, scenariosWith } from './account-scenario'
import { DAY, openOffice, personWith, read, send, signIn, stoppedClock } from './office'

const params = { token: INVITATION.token }
const rosa = { first_name: 'Rosa María', last_name: 'Vela', password: CHOSEN }

let server: MockServer
afterEach(() => server.shutdown())
const look = (token: string = INVITATION.token) => send(server, getInvitation, { params: { token } })
const accept = (body = rosa) => send(server, acceptInvitation, { params, body })

describe('an invitation', () => {
  test('says who invites whom to what', async () => {
    server = openOffice({ scenarios: scenariosWith(null) })
    expect(read(getInvitation, await look())).toEqual({
      email: 'rosa@example.com',
      first_name: 'Rosa',
      last_name: 'Vela',
      business_name: 'Hill Country Lawn Co.',
      role: 'Field Technician',
      invited_by: 'Ruben Castillo',
    })
  })

  test('makes a user of the business, signed in at once, with the role it names', async () => {
    server = openOffice({ scenarios: scenariosWith(null) })
    const session = read(acceptInvitation, await accept())
    const { email, first_name, user_type, business_id, roles } = session.user
    expect([email, first_name, user_type, business_id, roles.map(({ name }) => name)]).toEqual([
      'rosa@example.com',
      'Rosa María',
      'business_employee',
      HILL_COUNTRY,
      ['Field Technician'],
    ])
    const person = personWith(server, session)
    expect((await person.send(listJobs, { params: { businessId: HILL_COUNTRY } })).status).toBe(200)
    expect((await person.send(listJobs, { params: { businessId: 1 } })).status).toBe(403)
  })

  test('works once, also after a reload', async () => {
    const log = memoryFactLog()
    server = openOffice({ log, scenarios: scenariosWith(null) })
    await accept()
    server.shutdown()
    server = openOffice({ log, scenarios: scenariosWith(null) })
    const used = { status: 410, body: { detail: 'This invitation has been used.' } }
    expect([await look(), await accept()]).toMatchObject([used, used])
    expect((await signIn(server, INVITATION.email, CHOSEN)).token).toMatch(/^\w+\.\w+$/)
  })

  test('works until it expires', async () => {
    const clock = stoppedClock()
    server = openOffice({ clock, scenarios: scenariosWith(null) })
    clock.advance(DAY - 1)
    expect((await look()).status).toBe(200)
    clock.advance(1)
    const expired = { status: 410, body: { detail: 'This invitation has expired. Ask for a new one.' } }
    expect([await look(), await accept()]).toMatchObject([expired, expired])
  })

  test('is unknown by any other token', async () => {
    server = openOffice({ scenarios: scenariosWith(null) })
    expect(await look('for-rose')).toMatchObject({ status: 404, body: { detail: 'Invitation not found' } })
  })

  test.each([
    ['an address that has an account in the meantime', 409, 'An account with this email already exists.'],
    ['a plan without a place', 402, 'Your Basic plan includes 1 user. Upgrade to add more.'],
    ['a weak password', 422, 'Password must be at least 8 characters long'],
  ])('is refused, and not used up, for %s', async (_case, status, detail) => {
    server = openOffice({ scenarios: scenariosWith(status === 402 ? 'basic' : null) })
    if (status === 409) await registerAs(server, { email: INVITATION.email })
    const body = status === 422 ? { ...rosa, password: 'lantana' } : rosa
    expect(await accept(body)).toMatchObject({ status, body: { detail } })
    expect((await look()).status).toBe(200)
  })
})

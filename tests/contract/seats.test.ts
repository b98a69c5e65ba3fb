import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { listClients } from '@/contract/clients'
import {
  createCrewMember,
  crewAvailability,
  deactivateCrewMember,
  getCrewMember,
  listCrew,
  updateCrewMember,
} from '@/contract/crew'
import { NEW_CREW_MEMBER } from '@/domain/crew/crew'
import { demoUser } from '@/domain/demo/demo'
import type { MockServer } from '@/mock-server'
import { OWNER, openOffice, type Person, signIn, TODAY } from './office'

const LUIS = 2
const ida = {
  employee_id: 'GV-900',
  first_name: 'Ida',
  last_name: 'Moss',
  role: 'technician' as const,
  skills: ['Planting'],
  hourly_rate: 22.5,
  crew_id: 4,
}

let server: MockServer
let owner: Person
let manager: Person
let tech: Person
let home: Person
beforeEach(async () => {
  server = openOffice()
  owner = await signIn(server, OWNER)
  manager = await signIn(server, demoUser('manager').email)
  tech = await signIn(server, demoUser('tech').email)
  home = await signIn(server, demoUser('home').email)
})
afterEach(() => server.shutdown())

const one = (memberId: number) => ({ params: { businessId: 1, memberId } })
const position = async () => (await server.state()).position

describe('the crew', () => {
  test('is listed with or without those who left', async () => {
    const all = await owner.ask(listCrew)
    const active = await owner.ask(listCrew, { query: { active_only: 'true' } })
    expect([all.crew_members.length, active.crew_members.length]).toEqual([12, 11])
    expect(all.crew_members[1]).toEqual({
      id: LUIS,
      business_id: 1,
      employee_id: 'GV-002',
      first_name: 'Luis',
      last_name: 'Ortega',
      role: 'technician',
      status: 'assigned',
      skills: ['Lawn care', 'Cleanup', 'Planting'],
      hourly_rate: 2400,
      crew_id: 1,
      user_id: 4,
      ...NEW_CREW_MEMBER,
    })
  })

  test('is in crews of its own business (SCHED-07)', async () => {
    const refused = {
      status: 422,
      body: { errors: [{ path: 'crew_id', message: 'This crew no longer exists. Choose another one.' }] },
    }
    expect(await owner.send(createCrewMember, { body: { ...ida, crew_id: 77 } })).toMatchObject(refused)
    expect(await owner.send(updateCrewMember, { ...one(LUIS), body: { crew_id: 77 } })).toMatchObject(refused)
    const stranger = await signIn(server, 'owner@hillcountry.demo')
    const params = { businessId: 2 }
    const { crew_member } = await stranger.ask(createCrewMember, { params, body: { ...ida, crew_id: 1 } })
    expect(crew_member.crew_id).toBe(1)
  })

  test('is known to others by the jobs they share, without what they earn', async () => {
    const visibleRates = async (person: Person) =>
      (await person.ask(listCrew)).crew_members
        .filter(({ id }) => id < 4)
        .map((member) => [member.id, member.hourly_rate])
    expect(await visibleRates(tech)).toEqual([
      [1, 0],
      [LUIS, 2400],
      [3, 0],
    ])
    expect((await visibleRates(home)).slice(0, 2)).toEqual([
      [1, 0],
      [LUIS, 0],
    ])
  })

  test('is not shown to roles without jobs', async () => {
    const billing = await signIn(server, 'billing@greenvalley.demo')
    expect(await billing.send(listCrew)).toMatchObject({
      status: 403,
      body: { detail: 'Your role can’t see crew members.' },
    })
  })

  test('takes in someone new, who can be edited', async () => {
    const { crew_member: added } = await owner.ask(createCrewMember, { body: ida })
    expect(added).toEqual({
      ...NEW_CREW_MEMBER,
      ...ida,
      id: 14,
      business_id: 1,
      status: 'available',
      user_id: null,
      hourly_rate: 2250,
    })
    const body = { hourly_rate: 24, skills: ['Planting', 'Pruning'] }
    const { crew_member: edited } = await owner.ask(updateCrewMember, { ...one(14), body })
    expect(edited).toEqual({ ...added, hourly_rate: 2400, skills: ['Planting', 'Pruning'] })
    expect((await owner.ask(getCrewMember, one(14))).crew_member).toEqual(edited)
  })

  test('commits nothing when an edit changes nothing', async () => {
    const before = await position()
    await owner.ask(updateCrewMember, { ...one(LUIS), body: { first_name: 'Luis', hourly_rate: 24 } })
    expect(await position()).toBe(before)
  })

  test('gives no employee id twice', async () => {
    const refusal = {
      status: 422,
      body: { errors: [{ path: 'employee_id', message: 'Employee id GV-002 is taken.' }] },
    }
    expect(await owner.send(createCrewMember, { body: { ...ida, employee_id: ' GV-002 ' } })).toMatchObject(refusal)
    expect(await owner.send(updateCrewMember, { ...one(3), body: { employee_id: 'GV-002' } })).toMatchObject(refusal)
  })

  test('takes no hours that end before they begin, and no absences that meet', async () => {
    const absence = { from: '2026-12-01', to: '2026-12-04', reason: 'Vacation' }
    const working_hours = { ...NEW_CREW_MEMBER.working_hours, monday: { start: '18:00', end: '07:00' } }
    const refused = await Promise.all([
      owner.send(updateCrewMember, { ...one(LUIS), body: { working_hours } }),
      owner.send(updateCrewMember, { ...one(LUIS), body: { absences: [absence, { ...absence, from: '2026-12-04' }] } }),
      owner.send(createCrewMember, { body: { ...ida, absences: [{ ...absence, to: '2026-11-01' }] } }),
    ])
    expect(refused).toMatchObject([
      {
        status: 422,
        body: {
          errors: [{ path: 'working_hours.monday', message: 'Monday start time must be before end time' }],
        },
      },
      {
        status: 422,
        body: {
          errors: [{ path: 'absences.1.from', message: 'This overlaps the absence of Tue, Dec 1 – Fri, Dec 4' }],
        },
      },
      {
        status: 422,
        body: { errors: [{ path: 'absences.0.to', message: 'The last day can’t be before the first day' }] },
      },
    ])
  })

  test('deactivates instead of deleting, and only once', async () => {
    const { crew_member } = await owner.ask(deactivateCrewMember, one(LUIS))
    const before = await position()
    expect(crew_member.status).toBe('inactive')
    expect(await owner.ask(deactivateCrewMember, one(LUIS))).toEqual({ crew_member })
    expect(await position()).toBe(before)
  })

  test('takes back someone who was deactivated', async () => {
    await owner.ask(deactivateCrewMember, one(LUIS))
    const body = { status: 'available' as const, was: { status: 'inactive' as const } }
    const { crew_member } = await owner.ask(updateCrewMember, { ...one(LUIS), body })
    expect(crew_member.status).toBe('available')
  })

  test('is changed by owners alone', async () => {
    const refused = await Promise.all([
      manager.send(createCrewMember, { body: ida }),
      manager.send(updateCrewMember, { ...one(LUIS), body: { hourly_rate: 99 } }),
      tech.send(updateCrewMember, { ...one(LUIS), body: { hourly_rate: 99 } }),
      tech.send(deactivateCrewMember, one(1)),
    ])
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403])
  })
})

describe('availability', () => {
  test('says what a day is booked with', async () => {
    expect(await owner.ask(crewAvailability, { ...one(LUIS), query: { date: TODAY } })).toEqual({
      date: TODAY,
      available: false,
      booked: [
        { job_id: 1, start: '08:00', end: '09:00' },
        { job_id: 2, start: '09:30', end: '11:30' },
        { job_id: 3, start: '12:30', end: '13:30' },
        { job_id: 4, start: '14:30', end: '16:30' },
      ],
    })
    const free = await owner.ask(crewAvailability, { ...one(LUIS), query: { date: '2029-01-01' } })
    expect(free).toEqual({ date: '2029-01-01', available: true, booked: [] })
  })

  test('is none on a day off and while they are away', async () => {
    const freeOn = async (date: string) =>
      (await owner.ask(crewAvailability, { ...one(LUIS), query: { date } })).available
    const absences = [{ from: '2029-01-01', to: '2029-01-02', reason: '' }]
    await owner.ask(updateCrewMember, { ...one(LUIS), body: { absences } })
    expect([await freeOn('2029-01-01'), await freeOn('2029-01-03'), await freeOn('2029-01-07')]).toEqual([
      false,
      true,
      false,
    ])
  })

  test('of someone who left is none', async () => {
    expect((await owner.ask(crewAvailability, { ...one(12), query: { date: '2029-01-01' } })).available).toBe(false)
  })

  test('of someone one never meets is not told', async () => {
    const jack = { ...one(7), query: { date: TODAY } }
    const { tables } = await server.state()
    const shared = tables.jobs.filter(({ assigned_crew_members: crew }) => crew.includes(LUIS) && crew.includes(7))
    expect(shared).toEqual([])
    expect((await tech.send(crewAvailability, jack)).status).toBe(403)
  })
})

describe('clients', () => {
  test('are listed with their properties', async () => {
    const { items } = await manager.ask(listClients)
    expect(items.length).toBe(42)
    expect(items[5]).toMatchObject({
      first_name: 'Samir',
      credit_limit: 100_000,
      properties: [
        { property_name: 'Home', address: '7605 Woodrow Ave', city: 'Austin', state: 'TX', zip_code: '78757' },
        { property_name: 'Rental on Clay', latitude: 30.33, longitude: -97.737 },
      ],
    })
  })

  test('are shown to a technician without their credit limit, to a property owner as themselves', async () => {
    const { items } = await tech.ask(listClients)
    expect([items.length, new Set(items.map(({ credit_limit }) => credit_limit))]).toEqual([42, new Set([0])])
    expect((await home.ask(listClients)).items.map(({ email }) => email)).toEqual([demoUser('home').email])
  })

  test('of another business stay there', async () => {
    const stranger = await signIn(server, 'owner@hillcountry.demo')
    expect(await stranger.ask(listClients, { params: { businessId: 2 } })).toEqual({ items: [], damaged: [] })
  })
})

import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { USER_TYPES } from '@/domain/account/user'
import { clientSchema } from '@/domain/client/client'
import { propertySchema } from '@/domain/client/property'
import { crewMemberSchema } from '@/domain/crew/crew'
import { DEMO_USERS } from '@/domain/demo/demo'
import { OPEN_STATUSES } from '@/domain/job/commands'
import { jobSchema } from '@/domain/job/job'
import { absenceOn, shiftOn } from '@/domain/scheduling/availability'
import { monthOf } from '@/domain/time/calendar'
import { weekdayOf } from '@/domain/time/weekday'
import { largeSeed } from '../scenarios/large'
import { demoSeed } from './demo'
import { seedFacts } from './facts'

const ANCHORS = [
  { anchor: '2026-11-01', name: 'the 1st, a Sunday, and the day clocks change back' },
  { anchor: '2026-11-15', name: 'the 15th' },
  { anchor: '2026-11-20', name: 'a Friday' },
  { anchor: '2026-11-21', name: 'a Saturday' },
  { anchor: '2026-12-31', name: 'the 31st' },
  { anchor: '2027-02-28', name: 'the last day of the shortest month' },
  { anchor: '2028-02-29', name: 'a leap day' },
  { anchor: '2027-03-14', name: 'the day clocks change' },
]

describe.each(ANCHORS)('the demo seed on $name ($anchor)', ({ anchor }) => {
  const seed = demoSeed(anchor)
  const { first, last } = monthOf(anchor)
  const inMonth = seed.jobs.filter(({ scheduled_date: day }) => day >= first && day <= last)
  const today = seed.jobs.filter(({ scheduled_date: day }) => day === anchor)

  it('holds 42 clients with one or two properties each', () => {
    const counts = seed.clients.map(({ id }) => seed.properties.filter(({ client_id }) => client_id === id).length)
    expect(seed.clients.length).toBe(42)
    expect(counts.filter((count) => count !== 1 && count !== 2)).toEqual([])
  })

  it('holds 156 services in the running month, cancelled ones not counted (X-22)', () => {
    expect(inMonth.filter(({ status }) => status !== 'cancelled').length).toBe(156)
  })

  it('gives every row the shape the domain asks for', () => {
    v.parse(v.array(jobSchema), seed.jobs)
    v.parse(v.array(clientSchema), seed.clients)
    v.parse(v.array(propertySchema), seed.properties)
    v.parse(v.array(crewMemberSchema), seed.crew_members)
  })

  it('leaves no work open in the past, and does none in the future', () => {
    const past = seed.jobs.filter(({ scheduled_date: day }) => day < anchor).map(({ status }) => status)
    const coming = seed.jobs.filter(({ scheduled_date: day }) => day > anchor).map(({ status }) => status)
    expect(new Set(past)).toEqual(new Set(['completed', 'missed', 'cancelled']))
    expect(new Set(coming)).toEqual(new Set(['scheduled', 'assigned', 'rescheduled', 'cancelled']))
  })

  it('shows every open status today, with work of the technician and work without a crew', () => {
    const statuses = today.map(({ status }) => status)
    const crews = today.map(({ assigned_crew_members: crew }) => crew)
    expect(OPEN_STATUSES.filter((status) => !statuses.includes(status))).toEqual([])
    expect(today.map(({ id }) => id)).toEqual(Array.from({ length: 18 }, (_, index) => index + 1))
    expect(crews.filter((crew) => crew.includes(2)).length).toBe(4)
    expect(crews.filter((crew) => crew.length === 0).length).toBe(5)
  })

  it('gives a crew to exactly the jobs that had or have one, and never the same person to two at once', () => {
    const crewed = seed.jobs.filter(({ assigned_crew_members: crew }) => crew.length > 0)
    const active = seed.crew_members.filter(({ status }) => status !== 'inactive').map(({ id }) => id)
    const turns = crewed.flatMap((job) =>
      job.assigned_crew_members.map((member) => ({
        member,
        day: job.scheduled_date,
        from: job.scheduled_start_time,
        to: job.scheduled_end_time,
      })),
    )
    const clashes = turns.filter((a, index) =>
      turns.some(
        (b, other) => other > index && a.member === b.member && a.day === b.day && a.from < b.to && b.from < a.to,
      ),
    )
    expect(clashes).toEqual([])
    expect(turns.filter(({ member }) => !active.includes(member))).toEqual([])
    expect(crewed.filter(({ status }) => status === 'scheduled' || status === 'cancelled')).toEqual([])
  })

  it('asks no one to come on a workday that is not theirs, out of hours or during an absence', () => {
    const crewOf = (ids: readonly number[]) => seed.crew_members.filter(({ id }) => ids.includes(id))
    const isWeekend = (day: string) => ['saturday', 'sunday'].includes(weekdayOf(day))
    const wrong = seed.jobs.flatMap((job) =>
      crewOf(job.assigned_crew_members).filter((member) => {
        const { scheduled_date: day, scheduled_start_time: start, scheduled_end_time: end } = job
        if (isWeekend(day) && day !== anchor) return absenceOn(member, day) !== null
        const shift = shiftOn(member, day)
        return !shift || start < shift.start || end > shift.end
      }),
    )
    expect(wrong).toEqual([])
    expect(seed.crew_members.filter(({ absences }) => absences.some(({ from }) => from > anchor)).length).toBe(1)
  })

  it('is the same on every load', () => {
    expect(demoSeed(anchor)).toEqual(seed)
  })

  it('tells as the latest of a completed service and a new client (X-23)', () => {
    const facts = seedFacts(anchor)
    expect(facts.slice(-2).map(({ note, actor }) => [note, actor.name])).toEqual([
      ['Service completed', 'Marcus Bell'],
      ['New client added', 'Priya Nair'],
    ])
    const rows: Record<string, readonly unknown[]> = { jobs: seed.jobs, clients: seed.clients }
    for (const { table, after } of facts.slice(-2).flatMap(({ changes }) => changes))
      expect(rows[table]).toContainEqual(after)
    const times = facts.map(({ at = 0 }) => at)
    expect(times).toEqual(times.toSorted((a, b) => a - b))
  })
})

describe('people of the demo', () => {
  const { users, credentials, crew_members, clients, invitations, roles } = demoSeed('2026-11-20')

  it('has everyone the sign-in page offers, with their password', () => {
    const accounts = users.map(({ id, email, first_name, last_name, user_type }) => ({
      email,
      first_name,
      last_name,
      user_type,
      credential: credentials.find((each) => each.id === id),
    }))
    for (const { key, label, subdomain, password, ...person } of DEMO_USERS)
      expect(accounts).toContainEqual({ ...person, credential: { id: expect.any(Number), password } })
  })

  it('says when each of them signed in last', () => {
    const days = users.map(({ id, is_active, last_login }) => [id, is_active, last_login?.slice(0, 10)])
    expect(days).toEqual([
      [1, true, '2026-11-20'],
      [2, true, '2026-11-18'],
      [3, true, '2026-11-19'],
      [4, true, '2026-11-19'],
      [5, true, '2026-11-12'],
      [6, false, '2026-10-10'],
      [7, true, '2026-11-19'],
      [8, false, '2026-06-10'],
      [9, true, '2026-11-17'],
    ])
  })

  it('has someone of every type and role', () => {
    const held = new Set(users.flatMap(({ role_ids }) => role_ids))
    const missing = roles.filter(({ id, business_id }) => business_id === 1 && !held.has(id))
    expect(USER_TYPES.filter((type) => !users.some(({ user_type }) => user_type === type))).toEqual([])
    expect(missing).toEqual([])
  })

  it('ties users to the crew members and the client they are', () => {
    const name = (person?: { first_name: string; last_name: string }) => `${person?.first_name} ${person?.last_name}`
    const pairs = users.flatMap((user) => {
      const member = crew_members.find(({ user_id }) => user_id === user.id)
      const client = clients.find(({ id }) => id === user.client_id)
      return member || client ? [[name(user), name(member ?? client), member?.user_id ?? user.id]] : []
    })
    expect(pairs).toEqual([
      ['Luis Ortega', 'Luis Ortega', 4],
      ['Helen Brandt', 'Helen Brandt', 5],
      ['Marcus Bell', 'Marcus Bell', 6],
      ['Noah Fischer', 'Noah Fischer', 8],
    ])
    const invited = invitations.map(({ email, crew_member_id }) => [
      email,
      name(crew_members.find(({ id }) => id === crew_member_id)),
    ])
    expect(invited).toEqual([
      ['jordan@hillcountry.demo', 'Jordan Ellis'],
      ['casey@greenvalley.demo', 'undefined undefined'],
    ])
    expect(clients[0]?.email).toBe('home@greenvalley.demo')
  })
})

describe('the large scenario', () => {
  it('is the demo with 10,000 jobs, each with an id of its own', { timeout: 20_000 }, () => {
    const demo = demoSeed('2026-11-20')
    const large = largeSeed('2026-11-20')
    expect(large.jobs.length).toBe(10_000)
    expect(new Set(large.jobs.map(({ id }) => id)).size).toBe(10_000)
    expect(large.jobs.slice(0, demo.jobs.length)).toEqual(demo.jobs)
    expect({ ...large, jobs: [] }).toEqual({ ...demo, jobs: [] })
  })
})

import { expect, test } from 'vitest'
import { crewAvailability, getCrewMember, listCrew, updateCrewMember } from '@/contract/crew'
import { CrewsDocument } from '@/contract/graphql/generated/crew'
import { listJobs } from '@/contract/jobs'
import { USUAL_HOURS } from '@/domain/crew/crew'
import { demoUser } from '@/domain/demo/demo'
import { askGraphql, dataOf } from './graphql-office'
import { OWNER, officesPerTest, signIn, TODAY } from './office'

const openOffice = officesPerTest()
const [MARCUS, LUIS] = [1, 2]
const one = (memberId: number) => ({ params: { businessId: 1, memberId } })

const open = async () => {
  const server = openOffice()
  const owner = await signIn(server, OWNER)
  const home_base = {
    address: '4 Elm St',
    city: 'Austin',
    state: 'TX',
    zip_code: '78704',
    latitude: null,
    longitude: null,
  }
  const absences = [{ from: '2026-12-01', to: '2026-12-04', reason: 'Surgery' }]
  await owner.ask(updateCrewMember, { ...one(MARCUS), body: { home_base, absences } })
  const client = await signIn(server, demoUser('home').email)
  return { server, owner, client, tech: await signIn(server, demoUser('tech').email) }
}

test('a client is shown who comes to them by name and role, and neither hours nor absences nor where they live', async () => {
  const { owner, client } = await open()
  const { jobs } = await client.ask(listJobs, { params: { businessId: 1 }, query: {} })
  expect(new Set(jobs.map(({ client_id }) => client_id))).toEqual(new Set([1]))
  const met = new Set(jobs.flatMap(({ assigned_crew_members }) => assigned_crew_members))

  const { crew_members } = await client.ask(listCrew, { params: { businessId: 1 }, query: {} })
  expect(new Set(crew_members.map(({ id }) => id))).toEqual(met)
  const week = (await owner.ask(getCrewMember, one(MARCUS))).crew_member
  expect(crew_members.find(({ id }) => id === MARCUS)).toEqual({
    ...week,
    employee_id: '',
    skills: [],
    hourly_rate: 0,
    user_id: null,
    working_hours: USUAL_HOURS,
    absences: [],
    home_base: null,
  })
})

test('a client reads neither when someone is booked nor how the crews are divided up', async () => {
  const { server, client, owner } = await open()
  const request = { ...one(MARCUS), query: { date: TODAY } }
  expect((await client.send(crewAvailability, request)).body).toEqual({
    detail: 'Your role can’t see when others are booked.',
  })
  expect((await owner.ask(crewAvailability, request)).booked.length).toBe(3)
  expect(dataOf(await askGraphql(server, client, CrewsDocument, {})).crews).toEqual([])
})

test('a colleague is shown when someone is away, and not why, nor where they live', async () => {
  const { tech, owner } = await open()
  const whole = (await owner.ask(getCrewMember, one(MARCUS))).crew_member
  expect((await tech.ask(getCrewMember, one(MARCUS))).crew_member).toEqual({
    ...whole,
    hourly_rate: 0,
    home_base: null,
    absences: [{ from: '2026-12-01', to: '2026-12-04', reason: '' }],
  })
  const own = (await owner.ask(getCrewMember, one(LUIS))).crew_member
  expect((await tech.ask(getCrewMember, one(LUIS))).crew_member).toEqual(own)
  expect((await tech.ask(crewAvailability, { ...one(LUIS), query: { date: TODAY } })).available).toBe(false)
  expect((await tech.send(crewAvailability, { ...one(MARCUS), query: { date: TODAY } })).status).toBe(403)
})

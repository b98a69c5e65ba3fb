import { beforeEach, describe, expect, test } from 'vitest'
import { pathOf } from '@/contract/endpoint'
import { GRAPHQL_PATH } from '@/contract/graphql/path'
import { listJobs } from '@/contract/jobs'
import { toggleUserStatus } from '@/contract/permissions'
import { demoUser } from '@/domain/demo/demo'
import type { MockServer } from '@/mock-server'
import { OWNER, officesPerTest, type Person, signIn } from './office'
import { TECH } from './permission-cases'

const openOffice = officesPerTest()
const LUIS = 2

let server: MockServer
let owner: Person
beforeEach(async () => {
  server = openOffice()
  owner = await signIn(server, OWNER)
})

const sendAs = async (person: Person, viewed: string, path: string, init: { method?: string; body?: string } = {}) => {
  const headers = { authorization: `Bearer ${person.token}`, 'x-view-as': viewed, 'content-type': 'application/json' }
  const response = await server.fetch(path, { ...init, headers })
  return { status: response.status, body: await response.json() }
}
const jobs = (person: Person, viewed: string) => sendAs(person, viewed, pathOf(listJobs, { businessId: 1 }))

describe('the app as a person', () => {
  test('has that person’s jobs and no one else’s, and nothing is changed', async () => {
    const { status, body } = await jobs(owner, `user/${TECH}`)
    const crews = (body.jobs as { assigned_crew_members: number[] }[]).map((job) => job.assigned_crew_members)
    expect([status, crews.length > 0, crews.every((crew) => crew.includes(LUIS))]).toEqual([200, true, true])
    const path = pathOf(toggleUserStatus, { businessId: 1, userId: TECH })
    expect(await sendAs(owner, `user/${TECH}`, path, { method: 'POST' })).toEqual({
      status: 403,
      body: expect.objectContaining({ detail: 'Nothing can be changed while you view the app as someone else.' }),
    })
  })

  test('keeps what is the viewer’s own: not the sign-ins, preferences, and views of that person', async () => {
    const body = JSON.stringify({ query: '{ profile { id } }', variables: {} })
    const answer = await sendAs(owner, `user/${TECH}`, GRAPHQL_PATH, { method: 'POST', body })
    expect(answer.body).toEqual({ data: { profile: { id: 1 } } })
  })

  test.each([
    ['someone who doesn’t manage users', demoUser('manager').email, `user/${TECH}`],
    ['an owner', OWNER, 'user/1'],
    ['someone of another business', OWNER, 'user/9'],
    ['someone who is deactivated', OWNER, 'user/6'],
    ['no one', OWNER, 'user/987654'],
  ])('is refused for %s', async (_case, email, viewed) => {
    const person = email === OWNER ? owner : await signIn(server, email)
    expect(await jobs(person, viewed)).toMatchObject({
      status: 403,
      body: { detail: 'You can’t view the app as this person.' },
    })
  })
})

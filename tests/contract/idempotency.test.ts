import { describe, expect, test } from 'vitest'
import { assignCrew, createJob, getJob, listJobs, updateJob } from '@/contract/jobs'
import { demoUser } from '@/domain/demo/demo'
import { memoryFactLog } from '@/mock-server'
import { DAY, JOB_DRAFT, OWNER, officesPerTest, type Person, signIn, stoppedClock, WAITING } from './office'

const params = { businessId: 1, jobId: WAITING }

const office = officesPerTest()

const assign = (person: Person, ids: string, key: string) =>
  person.ask(assignCrew, { params, query: { crew_member_ids: ids }, key })
const crewOf = async (person: Person) => (await person.ask(getJob, { params })).job.assigned_crew_members

describe('a write that changes nothing', () => {
  test('leaves a receipt: its retry does not set back what came after it', async () => {
    const owner = await signIn(office(), OWNER)
    await assign(owner, '2', 'first')
    const same = await assign(owner, '2', 'same-crew')
    await assign(owner, '11', 'other-crew')
    expect((await assign(owner, '2', 'same-crew')).job.id).toBe(same.job.id)
    expect(await crewOf(owner)).toEqual([11])
  })

  test('is still known after a restart', async () => {
    const log = memoryFactLog()
    const owner = await signIn(office({ log }), OWNER)
    await assign(owner, '2', 'first')
    await assign(owner, '2', 'same-crew')
    await assign(owner, '11', 'other-crew')
    const later = await signIn(office({ log }), OWNER)
    await assign(later, '2', 'same-crew')
    expect(await crewOf(later)).toEqual([11])
  })

  test('under a used key with another request is refused like any other', async () => {
    const owner = await signIn(office(), OWNER)
    await assign(owner, '2', 'first')
    await assign(owner, '2', 'same-crew')
    const sent = await owner.send(assignCrew, { params, query: { crew_member_ids: '11' }, key: 'same-crew' })
    expect([sent.status, sent.body]).toEqual([422, { detail: 'This Idempotency-Key was used for another request.' }])
  })
})

describe('receipts are kept by time', () => {
  test('a key makes no second job however many writes came in between', async () => {
    const owner = await signIn(office(), OWNER)
    const firstAnswer = await owner.ask(createJob, { body: JOB_DRAFT, key: 'make' })
    const { total } = await owner.ask(listJobs)
    for (let i = 0; i < 510; i++)
      await owner.ask(updateJob, { params, body: { title: `Title ${i}` }, key: `edit-${i}` })
    expect(await owner.ask(createJob, { body: JOB_DRAFT, key: 'make' })).toEqual(firstAnswer)
    expect((await owner.ask(listJobs)).total).toBe(total)
  }, 20_000)

  test('for a day of the app’s clock, after which the key is new', async () => {
    const clock = stoppedClock()
    const server = office({ clock })
    const before = await signIn(server, OWNER)
    const { job } = await before.ask(createJob, { body: JOB_DRAFT, key: 'make' })

    clock.advance(DAY - 1)
    const within = await signIn(server, OWNER)
    expect((await within.ask(createJob, { body: JOB_DRAFT, key: 'make' })).job.id).toBe(job.id)

    clock.advance(2)
    const after = await signIn(server, OWNER)
    expect((await after.ask(createJob, { body: JOB_DRAFT, key: 'make' })).job.id).toBe(job.id + 1)
  })

  test('say which facts a request led to, also to GraphQL', async () => {
    const server = office()
    const owner = await signIn(server, OWNER)
    await assign(owner, '2', 'mine')
    const position = (await server.state()).position
    const requestFacts = (key: string, person = owner) =>
      person.query('query ($key: String!) { requestFacts(key: $key) }', { key })
    expect(await requestFacts('mine')).toEqual({ data: { requestFacts: [position] } })
    expect(await requestFacts('nobody’s')).toEqual({ data: { requestFacts: [] } })
    const manager = await signIn(server, demoUser('manager').email)
    expect(await requestFacts('mine', manager)).toEqual({ data: { requestFacts: [] } })
  })
})

import { beforeEach, describe, expect, test } from 'vitest'
import { createClient, deleteClient, updateClient } from '@/contract/clients'
import { UndoRequestDocument } from '@/contract/graphql/generated/history'
import { createJob, getJob, listJobs, updateJob, updateJobStatus } from '@/contract/jobs'
import { listSchedules } from '@/contract/schedules'
import type { MockServer } from '@/mock-server'
import { CLIENT_DRAFT } from './client-cases'
import { askGraphql, refusalOf } from './graphql-office'
import { JOB_DRAFT, OWNER, officesPerTest, type Person, signIn } from './office'

const openOffice = officesPerTest()

let server: MockServer
let owner: Person
let clientId: number
let jobId: number
beforeEach(async () => {
  server = openOffice()
  owner = await signIn(server, OWNER)
  clientId = (await owner.ask(createClient, { body: CLIENT_DRAFT })).client.id
  jobId = (await owner.ask(createJob, { body: { ...JOB_DRAFT, client_id: clientId } })).job.id
})

const rename = (last_name: string) =>
  owner.ask(updateClient, { params: { businessId: 1, clientId }, body: { last_name } })
const nameOf = async () => {
  const { job } = await owner.ask(getJob, { params: { businessId: 1, jobId } })
  return `${job.client_first_name} ${job.client_last_name}`
}
const found = async (search: string) => (await owner.ask(listJobs, { query: { search } })).jobs.map(({ id }) => id)

describe('a client with another name', () => {
  test('has it on every job, wherever the job is read', async () => {
    await rename('Newlywed')
    const { schedules } = await owner.ask(listSchedules, { query: { date: '2026-11-20' } })
    const planned = schedules.flatMap(({ jobs }) => jobs).find(({ id }) => id === jobId)
    expect([await nameOf(), planned?.client_last_name]).toEqual(['Avery Newlywed', 'Newlywed'])
    const { job } = await owner.ask(updateJob, { params: { businessId: 1, jobId }, body: { title: 'Weeding' } })
    expect(job.client_last_name).toBe('Newlywed')
  })

  test('has jobs that are found by it', async () => {
    const body = { first_name: 'Zebulon' }
    await owner.ask(updateClient, { params: { businessId: 1, clientId }, body })
    expect([await found('zebulon'), (await found('avery')).includes(jobId)]).toEqual([[jobId], false])
  })
})

describe('a client who was deleted', () => {
  const remove = () => owner.ask(deleteClient, { params: { businessId: 1, clientId }, key: 'k1' })
  beforeEach(async () => {
    await rename('Newlywed')
    await owner.ask(updateJobStatus, { params: { businessId: 1, jobId }, query: { status: 'cancelled' } })
  })

  test('leaves their last name on what was done', async () => {
    await remove()
    expect(await nameOf()).toBe('Avery Newlywed')
  })

  test('comes back with everything by one undo', async () => {
    const before = structuredClone((await server.state()).tables)
    await remove()
    expect(refusalOf(await askGraphql(server, owner, UndoRequestDocument, { request: 'k1', key: 'k2' }))).toBe(
      'answered',
    )
    const { clients, properties, jobs } = (await server.state()).tables
    expect([clients, properties, jobs]).toEqual([before.clients, before.properties, before.jobs])
  })
})

import { expect, test } from 'vitest'
import { createClient } from '@/contract/clients'
import { createJob, deleteJob } from '@/contract/jobs'
import { memoryFactLog } from '@/mock-server'
import { CLIENT_DRAFT } from './client-cases'
import { JOB_DRAFT, OWNER, officesPerTest, signIn } from './office'

const openOffice = officesPerTest()

const opened = async (email: string, businessId: number) => {
  const log = memoryFactLog()
  const server = openOffice({ log })
  const owner = await signIn(server, email)
  const client_id = (await owner.ask(createClient, { params: { businessId }, body: CLIENT_DRAFT })).client.id
  const plan = async () =>
    (await owner.ask(createJob, { params: { businessId }, body: { ...JOB_DRAFT, client_id } })).job
  return { log, owner, plan, server }
}
const startNew = () => opened('owner@hillcountry.demo', 2)
const numbers = async (plan: () => Promise<{ job_number: string }>) => [
  (await plan()).job_number,
  (await plan()).job_number,
]

test('the jobs of a business are numbered from JOB-1001', async () => {
  const { plan } = await startNew()
  expect(await numbers(plan)).toEqual(['JOB-1001', 'JOB-1002'])
})

test('those of another one go on where its own numbers end', async () => {
  const { plan, server } = await opened(OWNER, 1)
  const existingNumbers = (await server.state()).tables.jobs.map(({ job_number }) =>
    Number(job_number.slice('JOB-'.length)),
  )
  const last = Math.max(...existingNumbers)
  expect(await numbers(plan)).toEqual([`JOB-${last + 1}`, `JOB-${last + 2}`])
})

test('a number is given once, also after its job was deleted, and after a rebuild', async () => {
  const { owner, plan, server } = await startNew()
  const { id } = await plan()
  await owner.ask(deleteJob, { params: { businessId: 2, jobId: id } })
  expect((await plan()).job_number).toBe('JOB-1002')
  await server.rebuild()
  expect((await plan()).job_number).toBe('JOB-1003')
})

test('a number is that of a fresh start from the snapshot as well', async () => {
  const { log, plan } = await startNew()
  await plan()
  const again = await signIn(openOffice({ log }), 'owner@hillcountry.demo')
  const { client } = await again.ask(createClient, { params: { businessId: 2 }, body: CLIENT_DRAFT })
  const body = { ...JOB_DRAFT, client_id: client.id }
  expect((await again.ask(createJob, { params: { businessId: 2 }, body })).job.job_number).toBe('JOB-1002')
})

import { describe, expect, test } from 'vitest'
import { BillableWorkDocument, InvoiceWorkDocument, JobBillingDocument } from '@/contract/graphql/generated/invoices'
import { RepeatJobDocument } from '@/contract/graphql/generated/jobs'
import { AddJobPhotosDocument, SendJobPhotoDocument } from '@/contract/graphql/generated/photos'
import { assignCrew, updateJobStatus } from '@/contract/jobs'
import { GREEN_PIXEL } from '../fixtures/photos'
import { estimateOffice } from './estimate-office'
import { askGraphql, dataOf } from './graphql-office'

const office = estimateOffice()
const { standing, estimate } = office
const businessId = 1

const jobs = async () => (await office.server.state()).tables.jobs
const step = (jobId: number, status: 'in_progress' | 'completed') =>
  office.owner.ask(updateJobStatus, { params: { businessId, jobId }, query: { status } })
const staff = (jobId: number) =>
  office.owner.ask(assignCrew, { params: { businessId, jobId }, query: { crew_member_ids: '2' } })

const repeat = async (job: number) =>
  dataOf(
    await askGraphql(office.server, office.owner, RepeatJobDocument, { job, rhythm: 'weekly', count: 2, key: 'two' }),
  )
const jobBilling = async (job: number) =>
  dataOf(await askGraphql(office.server, office.owner, JobBillingDocument, { job })).jobBilling
const work = async () => dataOf(await askGraphql(office.server, office.owner, BillableWorkDocument, {})).billableWork

const workUnderWay = async (): Promise<number> => {
  const job = (await estimate(await standing('converted'))).job_id ?? 0
  await staff(job)
  await step(job, 'in_progress')
  const photo = { job, id: 'photo-0001', name: 'gate.png', data: GREEN_PIXEL }
  dataOf(await askGraphql(office.server, office.owner, SendJobPhotoDocument, photo))
  dataOf(await askGraphql(office.server, office.owner, AddJobPhotosDocument, { job, photos: [photo.id], key: 'photo' }))
  return job
}

describe('a job of an estimate that is repeated', () => {
  test('gives its visits the work, the place and the price, and nothing that belongs to the job alone', async () => {
    const job = await workUnderWay()
    await repeat(job)
    const [first, second] = (await jobs()).filter(({ repeat_id }) => repeat_id === job)
    expect(second).toEqual({
      ...first,
      id: second?.id,
      job_number: second?.job_number,
      scheduled_date: '2026-12-08',
      status: 'scheduled',
      assigned_crew_members: [],
      repeat_visit: 2,
      estimate_id: null,
      on_site: null,
      photos: [],
    })
  })

  test('leaves its visits to be billed on their own once the estimate is billed', async () => {
    const job = await workUnderWay()
    await repeat(job)
    await step(job, 'completed')
    const { id } = (await jobs()).find(({ repeat_id, repeat_visit }) => repeat_id === job && repeat_visit === 2) ?? {
      id: 0,
    }
    await staff(id)
    await step(id, 'in_progress')
    await step(id, 'completed')
    const estimates = (await work()).estimates.flatMap((each) => (each.job_id === job ? each.id : []))
    const variables = { jobs: [], charges: [], estimates, together: false, key: 'bill' }
    const [invoice] = dataOf(await askGraphql(office.server, office.owner, InvoiceWorkDocument, variables)).invoiceWork
    expect([
      (await jobBilling(job)).invoice?.id,
      await jobBilling(id),
      (await work()).jobs.flatMap((each) => (each.id === job || each.id === id ? each.id : [])),
    ]).toEqual([invoice, { invoice: null, estimate: null }, [id]])
  })
})

import { expect, test } from 'vitest'
import {
  AcceptEquipmentRecommendationDocument,
  AddEquipmentDocument,
  ReportEquipmentFaultDocument,
} from '@/contract/graphql/generated/equipment'
import { InvoiceWorkDocument } from '@/contract/graphql/generated/invoices'
import { assignCrew, createJob, getJob, updateJob, updateJobStatus } from '@/contract/jobs'
import { MOST_LINES } from '@/domain/line-items/line-item'
import { LONGEST } from '@/domain/text/field'
import { ESTIMATE_DRAFT } from './estimate-cases'
import { estimateOffice } from './estimate-office'
import { askGraphql, dataOf } from './graphql-office'
import { invoiceNow } from './invoice-cases'
import { JOB_DRAFT, TODAY } from './office'
import { longText } from './text-places'

/* Texts composed by the program contain all of each input and can be edited like any other text. */

const office = estimateOffice()
const businessId = 1

test('a job has the description and every line of the longest estimate', async () => {
  const line_items = Array.from({ length: MOST_LINES }, (_, at) => ({
    ...ESTIMATE_DRAFT.line_items[0],
    ...{ id: at + 1, quantity: 99_999.9, unit_price: 0.01 },
    service_name: longText(LONGEST.title, at),
    unit: longText(LONGEST.name, at),
  }))
  const description = longText(LONGEST.notes)
  const id = await office.create({ description, line_items })
  dataOf(await office.send(id))
  dataOf(await office.answer(id))
  const { job_id } = dataOf(await office.convert(id)).convertEstimate
  const params = { businessId, jobId: job_id ?? 0 }
  const { job } = await office.owner.ask(getJob, { params })
  const { estimate_number } = await office.estimate(id)
  expect(job.description).toBe(
    [
      description,
      line_items.map(({ service_name, unit }) => `99999.9 × ${service_name}, ${unit}`).join('\n'),
      `Estimate ${estimate_number}`,
    ].join('\n\n'),
  )
  const edited = await office.owner.ask(updateJob, { params, body: { description: `${job.description} Done.` } })
  expect(edited.job.description).toBe(`${job.description} Done.`)
})

test('an invoice has all that the longest job says', async () => {
  const body = { ...JOB_DRAFT, client_id: 4, title: longText(LONGEST.title), description: longText(LONGEST.work) }
  const { job } = await office.owner.ask(createJob, { body })
  const params = { businessId, jobId: job.id }
  await office.owner.ask(assignCrew, { params, query: { crew_member_ids: '2' } })
  for (const status of ['in_progress', 'completed'] as const)
    await office.owner.ask(updateJobStatus, { params, query: { status } })
  const variables = { jobs: [job.id], charges: [], together: false, key: 'bill' }
  const [id = 0] = dataOf(await askGraphql(office.server, office.owner, InvoiceWorkDocument, variables)).invoiceWork
  const { line_items } = await invoiceNow(office.server, office.owner, id)
  expect(line_items.map(({ service_name, description }) => [service_name, description])).toEqual([
    [body.title, `${job.job_number}: ${body.description}`],
  ])
})

test('a job for equipment has the fault and the notes', async () => {
  const [name, notes, description] = [longText(LONGEST.name), longText(LONGEST.notes), longText(LONGEST.notes, 1)]
  const terms = { service_interval_days: 180, service_cost: 120, repair_cost: 900, expected_life_years: 10 }
  const pump = { property_id: 1, name, notes, type: 'Plumbing', installed_on: '2021-11-18', ...terms }
  const added = { equipment: pump, key: 'add' }
  const { addEquipment: equipment } = dataOf(await askGraphql(office.server, office.owner, AddEquipmentDocument, added))
  const fault = { equipment, occurred_on: TODAY, description, key: 'fault' }
  dataOf(await askGraphql(office.server, office.owner, ReportEquipmentFaultDocument, fault))
  const accepted = { equipment, key: 'accept' }
  const { acceptEquipmentRecommendation: jobId } = dataOf(
    await askGraphql(office.server, office.owner, AcceptEquipmentRecommendationDocument, accepted),
  )
  const { job } = await office.owner.ask(getJob, { params: { businessId, jobId } })
  expect([job.title, job.description]).toEqual([
    `Repair: ${name}`,
    `A fault is not serviced yet: ${description}\n\n${notes}`,
  ])
})

import { expect, test } from 'vitest'
import { MoveStockDocument, StockMovementsDocument } from '@/contract/graphql/generated/catalog'
import { HistoryDocument, UndoDocument } from '@/contract/graphql/generated/history'
import { assignCrew, createJob, getJob, listJobs, updateJob, updateJobStatus } from '@/contract/jobs'
import { createProduct, deleteProduct, listProducts } from '@/contract/products'
import { demoUser } from '@/domain/demo/demo'
import type { MockServer, MockServerOptions } from '@/mock-server'
import { PRODUCT_DRAFT } from './catalog-cases'
import { withoutPermissions } from './demos'
import { askGraphql, dataOf, refusalOf } from './graphql-office'
import { JOB_DRAFT, OWNER, officesPerTest, type Person, signIn, TODAY } from './office'

const openOffice = officesPerTest()
const businessId = 1
const LUIS = 2

const withJob = async (
  quantity: number,
  more: Partial<typeof PRODUCT_DRAFT> = {},
  demo: Partial<MockServerOptions> = {},
) => {
  const server = openOffice(demo)
  const owner = await signIn(server, OWNER)
  const product = (await owner.ask(createProduct, { body: { ...PRODUCT_DRAFT, ...more } })).product.id
  const planned_materials = [{ product_id: product, quantity }]
  const body = { ...JOB_DRAFT, scheduled_date: TODAY, planned_materials }
  const jobId = (await owner.ask(createJob, { body })).job.id
  const params = { businessId, jobId }
  await owner.ask(assignCrew, { params, query: { crew_member_ids: String(LUIS) } })
  await owner.ask(updateJobStatus, { params, query: { status: 'in_progress' } })
  return { server, owner, product, params }
}
type At = { params: { businessId: number; jobId: number } }

const complete = (by: Person, { params }: At, key?: string) =>
  by.ask(updateJobStatus, { params, query: { status: 'completed' }, ...(key ? { key } : {}) })
const stockOf = async (owner: Person, product: number) =>
  (await owner.ask(listProducts)).products.find(({ id }) => id === product)?.current_stock
const latest = async (server: MockServer, by: Person, { params }: At) => {
  const variables = { stream: `job/${params.jobId}`, first: 1, before: null }
  const [fact] = dataOf(await askGraphql(server, by, HistoryDocument, variables)).history.facts
  if (!fact) throw new Error('The job has no history')
  return fact
}
const completionOf = async (server: MockServer, by: Person, at: At) => {
  const { note, changes } = await latest(server, by, at)
  return [note, changes.find(({ field }) => field === 'used_materials')?.after]
}
const undo = (server: MockServer, by: Person, position: number, key = 'undo') =>
  askGraphql(server, by, UndoDocument, { positions: [position], key })

test('a completed job takes its materials out of the stock, once, and its history says so', async () => {
  const { server, owner, product, params } = await withJob(4)
  await complete(owner, { params }, 'done')
  const { job } = await complete(owner, { params }, 'done')
  const moved = dataOf(await askGraphql(server, owner, StockMovementsDocument, { product })).stockMovements
  expect({
    status: job.status,
    used: job.used_materials,
    stock: await stockOf(owner, product),
    moved: moved.map(({ kind, quantity, job }) => [kind, quantity, job]),
    completion: await completionOf(server, owner, { params }),
  }).toEqual({
    status: 'completed',
    used: [{ product_id: product, quantity: 4 }],
    stock: 6,
    moved: [
      ['used', -4, params.jobId],
      ['opening', 10, null],
    ],
    completion: ['Completed', [{ product_id: product, quantity: 4 }]],
  })
})

test('too little in stock keeps nothing from being completed, and is told with the stock', async () => {
  const { server, owner, product, params } = await withJob(12.5)
  const { job } = await complete(owner, { params })
  const [movement] = dataOf(await askGraphql(server, owner, StockMovementsDocument, { product })).stockMovements
  const ofStock = { stream: `stock/${movement?.id}`, first: 1, before: null }
  const [fact] = dataOf(await askGraphql(server, owner, HistoryDocument, ofStock)).history.facts
  expect([job.status, job.used_materials, await stockOf(owner, product), fact?.note]).toEqual([
    'completed',
    [{ product_id: product, quantity: 10 }],
    0,
    `Used on ${job.job_number}: −10 bags, 2.5 bags short`,
  ])
})

test('materials are in no answer to those who see no products, whose work takes them from the stock all the same', async () => {
  const at = await withJob(4, {}, withoutPermissions('services.view', 'inventory.view'))
  const tech = await signIn(at.server, demoUser('tech').email)
  const { job } = await complete(tech, at)
  const { jobs } = await tech.ask(listJobs, { query: { page: 1, per_page: 100 } })
  const listed = jobs.find(({ id }) => id === job.id)
  const [note, used] = await completionOf(at.server, tech, at)
  expect({ job, listed, note, used, stock: await stockOf(at.owner, at.product) }).toMatchObject({
    job: { planned_materials: [], used_materials: [] },
    listed: { planned_materials: [], used_materials: [] },
    note: 'Completed',
    used: undefined,
    stock: 6,
  })
})

test('what has no stock is planned and moves nothing', async () => {
  const { server, owner, product, params } = await withJob(3, { track_inventory: false })
  const { job } = await complete(owner, { params })
  const moved = dataOf(await askGraphql(server, owner, StockMovementsDocument, { product })).stockMovements
  expect([job.used_materials, moved]).toEqual([[], []])
})

test('undoing the completion brings the stock back, also by who may change no stock; redoing takes it again', async () => {
  const { server, owner, product, params } = await withJob(4)
  const tech = await signIn(server, demoUser('tech').email)
  await complete(tech, { params })
  const { position, undoneWith } = await latest(server, tech, { params })
  const done = refusalOf(await undo(server, tech, position))
  const { job } = await owner.ask(getJob, { params })
  expect([undoneWith, done, job.status, job.used_materials, await stockOf(owner, product)]).toEqual([
    '1 stock movement',
    'answered',
    'in_progress',
    [],
    10,
  ])
  const redone = refusalOf(await undo(server, tech, (await latest(server, tech, { params })).position, 'redo'))
  expect([redone, await stockOf(owner, product)]).toEqual(['answered', 6])
})

test('redoing is refused where the stock has gone elsewhere since', async () => {
  const { server, owner, product, params } = await withJob(8)
  await complete(owner, { params })
  await undo(server, owner, (await latest(server, owner, { params })).position)
  const used = { product, kind: 'used' as const, quantity: 5, job: params.jobId, reason: '', key: 'used' }
  dataOf(await askGraphql(server, owner, MoveStockDocument, used))
  const redone = refusalOf(await undo(server, owner, (await latest(server, owner, { params })).position, 'redo'))
  expect([redone, await stockOf(owner, product)]).toEqual([
    '409 The stock would fall below zero: some of it has been used since.',
    5,
  ])
})

test('a product stays while work is planned with it, and goes once that is over', async () => {
  const { owner, product, params } = await withJob(4)
  const removal = { params: { businessId, productId: product } }
  const { job } = await owner.ask(getJob, { params })
  expect(await owner.send(deleteProduct, removal)).toMatchObject({
    status: 409,
    body: {
      detail: `This product is planned in 1 job: ${job.job_number}. Take it out first, or make it inactive.`,
    },
  })
  await complete(owner, { params })
  expect(await owner.ask(deleteProduct, removal)).toEqual({ success: true })
})

test('materials are edited alone, and left as they are by other edits', async () => {
  const { owner, product, params } = await withJob(4)
  const planned_materials = [
    { product_id: 8, quantity: 1.5 },
    { product_id: product, quantity: 2 },
  ]
  const { job } = await owner.ask(updateJob, { params, body: { planned_materials } })
  const again = await owner.ask(updateJob, { params, body: { planned_materials, title: 'Hedges and moss' } })
  expect([job.planned_materials, again.job.planned_materials, again.job.title]).toEqual([
    planned_materials,
    planned_materials,
    'Hedges and moss',
  ])
})

test.each([
  ['of no one', [{ product_id: 987_654, quantity: 1 }], 'A product of this job no longer exists. Remove it.'],
  [
    'named twice',
    [
      { product_id: 1, quantity: 1 },
      { product_id: 1, quantity: 2 },
    ],
    'Name each product once',
  ],
  ['without a quantity', [{ product_id: 1, quantity: 0 }], 'Use more than 0'],
])('a product %s is refused', async (_, planned_materials, detail) => {
  const owner = await signIn(openOffice(), OWNER)
  const { status, body } = await owner.send(createJob, { body: { ...JOB_DRAFT, planned_materials } })
  expect([status, JSON.stringify(body).includes(detail)]).toEqual([422, true])
})

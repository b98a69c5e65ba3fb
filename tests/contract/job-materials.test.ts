import { expect, test } from 'vitest'
import { MoveStockDocument, StockMovementsDocument } from '@/contract/graphql/generated/catalog'
import { HistoryDocument, UndoDocument } from '@/contract/graphql/generated/history'
import { assignCrew, createJob, getJob, updateJob, updateJobStatus } from '@/contract/jobs'
import { createProduct, deleteProduct, listProducts } from '@/contract/products'
import { demoUser } from '@/domain/demo'
import type { MockServer } from '@/mock-server'
import { PRODUCT_DRAFT } from './catalog-cases'
import { askGraphql, dataOf, refusalOf } from './graphql-office'
import { JOB_DRAFT, OWNER, officesPerTest, type Person, signIn, TODAY } from './office'

const openOffice = officesPerTest()
const businessId = 1
/** Luis, who may complete jobs and change no stock. */
const LUIS = 2

/** An office with ten bags of peat moss, and a job under way that is planned with some of them. */
const withJob = async (quantity: number, more: Partial<typeof PRODUCT_DRAFT> = {}) => {
  const server = openOffice()
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
  const asked = { stream: `job/${params.jobId}`, first: 1, before: null }
  const [fact] = dataOf(await askGraphql(server, by, HistoryDocument, asked)).history.facts
  if (!fact) throw new Error('The job has no history')
  return fact
}
const undo = (server: MockServer, by: Person, position: number, key = 'undo') =>
  askGraphql(server, by, UndoDocument, { positions: [position], key })

test('a completed job takes its materials out of the stock, once, and says so', async () => {
  const { server, owner, product, params } = await withJob(4)
  await complete(owner, { params }, 'done')
  const { job } = await complete(owner, { params }, 'done')
  const moved = dataOf(await askGraphql(server, owner, StockMovementsDocument, { product })).stockMovements
  expect({
    status: job.status,
    used: job.used_materials,
    stock: await stockOf(owner, product),
    moved: moved.map(({ kind, quantity, job }) => [kind, quantity, job]),
    note: (await latest(server, owner, { params })).note,
  }).toEqual({
    status: 'completed',
    used: [{ product_id: product, quantity: 4 }],
    stock: 6,
    moved: [
      ['used', -4, params.jobId],
      ['opening', 10, null],
    ],
    note: 'Completed. Used 4 bags of Peat moss',
  })
})

test('too little in stock is told and keeps nothing from being completed', async () => {
  const { server, owner, product, params } = await withJob(12.5)
  const { job } = await complete(owner, { params })
  const { note } = await latest(server, owner, { params })
  expect([job.status, job.used_materials, await stockOf(owner, product), note]).toEqual([
    'completed',
    [{ product_id: product, quantity: 10 }],
    0,
    'Completed. Used 10 bags of Peat moss. Short of 2.5 bags of Peat moss',
  ])
})

test('what has no stock is planned and moves nothing', async () => {
  const { server, owner, product, params } = await withJob(3, { track_inventory: false })
  const { job } = await complete(owner, { params })
  const moved = dataOf(await askGraphql(server, owner, StockMovementsDocument, { product })).stockMovements
  const { note } = await latest(server, owner, { params })
  expect([job.used_materials, moved, note]).toEqual([[], [], 'Completed'])
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
  ['of nobody', [{ product_id: 987_654, quantity: 1 }], 'A product of this job is no longer there. Take it out.'],
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

import { beforeEach, describe, expect, test } from 'vitest'
import { MoveStockDocument, StockMovementsDocument } from '@/contract/graphql/generated/catalog'
import { UndoRequestDocument } from '@/contract/graphql/generated/history'
import { createPackage, deletePackage, listPackages } from '@/contract/packages'
import { createProduct, deleteProduct, listProducts, updateProduct } from '@/contract/products'
import {
  createCategory,
  createService,
  createServiceOld,
  deleteCategory,
  deleteService,
  listServices,
  listServicesOld,
  updateService,
} from '@/contract/services'
import { demoUser } from '@/domain/demo/demo'
import type { MockServer } from '@/mock-server'
import { CATEGORY_DRAFT, PACKAGE_DRAFT, PRODUCT_DRAFT, SERVICE_DRAFT } from './catalog-cases'
import { withoutPermissions } from './demos'
import { askGraphql, dataOf, refusalOf } from './graphql-office'
import { type Answered, OWNER, officesPerTest, type Person, signIn, WAITING } from './office'

const openOffice = officesPerTest()
const businessId = 1
const MANAGER = demoUser('manager').email
const TECH = demoUser('tech').email

let server: MockServer
let owner: Person
beforeEach(async () => {
  server = openOffice()
  owner = await signIn(server, OWNER)
})

const responseText = ({ status, body }: Answered): string => {
  const { detail, errors } = body as { detail?: string; errors?: { path: string }[] }
  return [status, errors?.[0] && `${errors[0].path}:`, detail].filter(Boolean).join(' ')
}

describe('services', () => {
  test('keep tenths of a cent per square foot, and nothing finer than a cent otherwise (CAT-02)', async () => {
    const params = { businessId, serviceId: 1 }
    const { service } = await owner.ask(updateService, { params, body: { base_price: 0.013 } })
    expect([service.base_price, service.cost]).toEqual([13, 7])
    expect(responseText(await owner.send(updateService, { params, body: { pricing_type: 'fixed' } }))).toBe(
      '422 base_price: Use at most two decimals',
    )
    expect(responseText(await owner.send(updateService, { params, body: { base_price: 0.0125 } }))).toBe(
      '422 base_price: Use at most three decimals',
    )
  })

  test('are those of a category where one is named, on the newer and the older path (EP-033, EP-040)', async () => {
    for (const call of [listServices, listServicesOld]) {
      const { services } = await owner.ask(call, { query: { category_id: 4 } })
      expect(services.map(({ name }) => name)).toEqual(['Sprinkler tune-up', 'Leak repair', 'Drip line installation'])
    }
  })

  test('are one store on both paths (API-17)', async () => {
    const { service } = await owner.ask(createServiceOld, { body: SERVICE_DRAFT })
    const { services } = await owner.ask(listServices, { query: {} })
    expect(services.at(-1)).toEqual(service)
  })

  test('have a name of their own in their category, in any spelling', async () => {
    const body = { ...SERVICE_DRAFT, name: ' lawn MOWING ' }
    expect(responseText(await owner.send(createService, { body }))).toBe(
      '422 name: A service with this name already exists in this category.',
    )
    expect((await owner.send(createService, { body: { ...body, category_id: 2 } })).status).toBe(201)
    expect(responseText(await owner.send(createService, { body: { ...SERVICE_DRAFT, category_id: 99 } }))).toBe(
      '422 category_id: This category no longer exists. Choose another one.',
    )
  })

  test('stay while packages include them, and say which', async () => {
    const params = { businessId, serviceId: 15 }
    expect(responseText(await owner.send(deleteService, { params }))).toBe(
      '409 This service is in 1 package: Spring starter. Take it out first, or make it inactive.',
    )
    await owner.ask(deletePackage, { params: { businessId, packageId: 1 } })
    expect((await owner.send(deleteService, { params })).status).toBe(200)
  })
})

test('a category stays while services are in it, and says which', async () => {
  expect(responseText(await owner.send(deleteCategory, { params: { businessId, categoryId: 4 } }))).toBe(
    '409 This category has 3 services: Sprinkler tune-up, Leak repair, and Drip line installation. Move them to another category first.',
  )
  expect(responseText(await owner.send(createCategory, { body: { ...CATEGORY_DRAFT, name: 'IRRIGATION' } }))).toBe(
    '422 name: A category with this name already exists.',
  )
  expect(responseText(await owner.send(createCategory, { body: { ...CATEGORY_DRAFT, color: 'green' } }))).toBe(
    '422 color: Choose a color',
  )
})

describe('products', () => {
  test('have a SKU of their own, and a name in their category', async () => {
    expect(responseText(await owner.send(createProduct, { body: { ...PRODUCT_DRAFT, sku: 'fer-2171' } }))).toBe(
      '422 sku: Another product has this SKU already.',
    )
    expect(responseText(await owner.send(createProduct, { body: { ...PRODUCT_DRAFT, name: 'hardwood mulch' } }))).toBe(
      '422 name: A product with this name already exists in this category.',
    )
    expect(responseText(await owner.send(createProduct, { body: { ...PRODUCT_DRAFT, sell_price: 1.234 } }))).toBe(
      '422 sell_price: Use at most two decimals',
    )
  })

  test('begin with their stock, and are undone with it', async () => {
    const { product } = await owner.ask(createProduct, { body: PRODUCT_DRAFT, key: 'make' })
    expect(product.current_stock).toBe(10)
    dataOf(await askGraphql(server, owner, UndoRequestDocument, { request: 'make', key: 'undo' }))
    const { products, stock_movements } = (await server.state()).tables
    const remaining = [
      products.some(({ id }) => id === product.id),
      stock_movements.some((m) => m.product_id === product.id),
    ]
    expect(remaining).toEqual([false, false])
  })

  test('go with their movements, unless a package includes them', async () => {
    expect(responseText(await owner.send(deleteProduct, { params: { businessId, productId: 8 } }))).toBe(
      '409 This product is in 1 package: Spring starter. Take it out first, or make it inactive.',
    )
    await owner.ask(deleteProduct, { params: { businessId, productId: 4 } })
    expect((await server.state()).tables.stock_movements.filter(({ product_id }) => product_id === 4)).toEqual([])
  })
})

describe('stock', () => {
  type Move = { product?: number; kind: 'received' | 'used' | 'corrected'; quantity: number; job?: number | null }
  const move = (
    person: Person,
    { product = 5, kind, quantity, job = null }: Move,
    key = `${kind}-${product}-${quantity}`,
  ) => askGraphql(server, person, MoveStockDocument, { product, kind, quantity, job, reason: 'Counted', key })
  const stockOf = async (product: number) =>
    (await owner.ask(listProducts)).products.find(({ id }) => id === product)?.current_stock

  test('moves by what comes in, what a job uses and what is counted, newest first', async () => {
    dataOf(await move(owner, { kind: 'received', quantity: 6.5 }))
    dataOf(await move(owner, { kind: 'used', quantity: 3, job: WAITING }))
    expect(await stockOf(5)).toBe(7.5)
    dataOf(await move(owner, { kind: 'corrected', quantity: 7 }))
    expect(await stockOf(5)).toBe(7)
    const { stockMovements } = dataOf(await askGraphql(server, owner, StockMovementsDocument, { product: 5 }))
    expect(stockMovements.slice(0, 3).map(({ kind, quantity, job }) => [kind, quantity, job])).toEqual([
      ['corrected', -0.5, null],
      ['used', -3, WAITING],
      ['received', 6.5, null],
    ])
  })

  test('never falls below zero, nor by an undo', async () => {
    expect(refusalOf(await move(owner, { kind: 'used', quantity: 5, job: WAITING }))).toBe(
      '422 Only 4 bags in stock. Use that much or less, or correct the stock.',
    )
    dataOf(await move(owner, { kind: 'received', quantity: 2 }, 'came'))
    dataOf(await move(owner, { kind: 'used', quantity: 5, job: WAITING }))
    const undone = await askGraphql(server, owner, UndoRequestDocument, { request: 'came', key: 'undo' })
    expect(refusalOf(undone)).toBe('409 The stock would fall below zero: some of it has been used since.')
    expect(await stockOf(5)).toBe(1)
  })

  test('is moved once under one key', async () => {
    const once = () => move(owner, { kind: 'received', quantity: 1 }, 'once')
    expect(dataOf(await once())).toEqual(dataOf(await once()))
    expect(await stockOf(5)).toBe(5)
  })

  test('is moved with a job of the business, by something, and where it is tracked', async () => {
    expect(refusalOf(await move(owner, { kind: 'used', quantity: 1 }))).toBe('422 Job is required')
    expect(refusalOf(await move(owner, { kind: 'used', quantity: 1, job: 987_654 }))).toBe('404 Job not found')
    expect(refusalOf(await move(owner, { kind: 'received', quantity: 0 }))).toBe('422 Use more than 0')
    expect(refusalOf(await move(owner, { kind: 'corrected', quantity: 4 }))).toBe('422 The stock is 4 bags already.')
    expect(refusalOf(await move(owner, { product: 12, kind: 'received', quantity: 1 }))).toBe(
      '409 The stock of this product is not tracked.',
    )
  })

  test('is another business’s to no one', async () => {
    const stranger = await signIn(server, 'owner@hillcountry.demo')
    expect(refusalOf(await move(stranger, { kind: 'received', quantity: 1 }))).toBe('404 Product not found')
    expect(refusalOf(await askGraphql(server, stranger, StockMovementsDocument, { product: 5 }))).toBe(
      '404 Product not found',
    )
  })
})

describe('who may', () => {
  test('the office manages services, and neither sees nor moves the stock (PERM-23)', async () => {
    const manager = await signIn(server, MANAGER)
    expect((await manager.send(createService, { body: SERVICE_DRAFT })).status).toBe(201)
    const { products } = await manager.ask(listProducts)
    expect([
      ...new Set(products.map(({ current_stock, reorder_point }) => `${current_stock} ${reorder_point}`)),
    ]).toEqual(['null 0'])
    expect(
      responseText(
        await manager.send(updateProduct, { params: { businessId, productId: 1 }, body: { reorder_point: 3 } }),
      ),
    ).toBe('403 Your role can’t edit stock.')
    const sent = { product: 5, kind: 'received' as const, quantity: 1, job: null, reason: '', key: 'try' }
    expect(refusalOf(await askGraphql(server, manager, MoveStockDocument, sent))).toBe(
      '403 Your role can’t change stock.',
    )
  })

  test('a technician sees services without prices, and changes nothing (PERM-24)', async () => {
    const tech = await signIn(server, TECH)
    const { services } = await tech.ask(listServices, { query: {} })
    expect([
      ...new Set(services.flatMap(({ base_price, cost, markup_percentage }) => [base_price, cost, markup_percentage])),
    ]).toEqual([0])
    const { packages } = await tech.ask(listPackages)
    expect([...new Set(packages.map(({ total_price }) => total_price))]).toEqual([0])
    expect(responseText(await tech.send(createPackage, { body: PACKAGE_DRAFT }))).toBe(
      '403 Your role can’t add packages.',
    )
  })

  test('prices are set by those alone who may (PERM-17), and stay as they are in others’ edits', async () => {
    const office = openOffice(withoutPermissions('services.edit.pricing'))
    const manager = await signIn(office, MANAGER)
    const params = { businessId, serviceId: 5 }
    expect(responseText(await manager.send(updateService, { params, body: { base_price: 1 } }))).toBe(
      '403 Your role can’t edit prices.',
    )
    const { service } = await manager.ask(updateService, { params, body: { estimated_duration: 50 } })
    expect([service.estimated_duration, service.base_price]).toEqual([50, 68_000])
    const { base_price: _, ...free } = SERVICE_DRAFT
    expect((await manager.ask(createService, { body: free })).service.base_price).toBe(0)
  })

  test('prices that are hidden from someone are not told to them, nor lost by their edits', async () => {
    const office = openOffice(withoutPermissions('services.view.pricing'))
    const manager = await signIn(office, MANAGER)
    const params = { businessId, serviceId: 5 }
    const { service } = await manager.ask(updateService, { params, body: { name: 'Weeding' } })
    expect(service.base_price).toBe(0)
    expect((await office.state()).tables.services.find(({ id }) => id === 5)).toMatchObject({
      name: 'Weeding',
      base_price: 68_000,
    })
  })
})

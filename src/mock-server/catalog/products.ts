import * as v from 'valibot'
import type { ReadBodyOf } from '@/contract/endpoint'
import { createProduct, deleteProduct, listProducts, toWireProduct, updateProduct } from '@/contract/products'
import { maySeeProducts, maySeeStock, mayWriteProducts } from '@/domain/catalog/permissions'
import { NO_PRODUCT_PRICE, NO_STOCK, type ProductRow, productSchema } from '@/domain/catalog/product'
import { type StockMovement, stockOf } from '@/domain/catalog/stock'
import type { Actor } from '@/domain/permissions/actor'
import type { Route } from '../core/call'
import { byUser, removed } from '../core/log/changes'
import type { Store } from '../core/log/store'
import { command, type Requester } from '../core/write/command'
import { crud } from '../core/write/crud'
import { Refusal } from '../core/write/refusal'
import { reading } from '../rest/answer'
import { writing } from '../rest/writing'
import { checked, checkPricing, seenBy, withDamaged } from './checks'
import { productProblem } from './refusals'
import { movementFacts } from './tables'

/** In creation order. */
export const movementsOf = (productId: number, store: Store): readonly StockMovement[] =>
  store.naming('stock_movements', 'product_id', productId)

const wireFor = (request: { actor: Actor }, product: ProductRow, store: Store) => {
  const isShown = product.track_inventory && maySeeStock(request.actor)
  const current_stock = isShown ? stockOf(movementsOf(product.id, store)) : null
  return toWireProduct({ ...seenBy('products')(request, store)(product), current_stock })
}

const checkStock = (actor: Actor, body: object): void => {
  const sendsStock = ['current_stock', ...Object.keys(NO_STOCK)].some((field) => field in body)
  if (sendsStock && !maySeeStock(actor)) throw new Refusal(403, 'Your role can’t edit stock.')
}

type Creating = Requester & { body: ReadBodyOf<typeof createProduct> }

const rowFrom = ({ actor, businessId, body }: Creating, id: number, store: Store): ProductRow => {
  const { current_stock: _, ...fields } = body
  checkPricing(actor, body, NO_PRODUCT_PRICE)
  checkStock(actor, body)
  return checked({ ...NO_PRODUCT_PRICE, ...NO_STOCK, ...fields, id, business_id: businessId }, productProblem, store)
}

const products = crud('products', {
  reads: { may: maySeeProducts, shown: seenBy('products') },
  may: {
    create: (actor) => mayWriteProducts(actor, 'create'),
    edit: (actor) => mayWriteProducts(actor, 'edit'),
    delete: (actor) => mayWriteProducts(actor, 'delete'),
  },
  participles: { created: 'added' },
  create: rowFrom,
  edit({ actor, body }: Requester & { body: ReadBodyOf<typeof updateProduct> }, product, store) {
    checkPricing(actor, body, NO_PRODUCT_PRICE)
    checkStock(actor, body)
    return checked(v.parse(productSchema, { ...product, ...body }), productProblem, store)
  },
  answer: (product, request, store) => ({ product: wireFor(request, product, store) }),
})

/** The opening stock is the first movement. */
const creation = command('products', {
  may: { rule: (actor) => mayWriteProducts(actor, 'create'), participle: 'added' },
  async facts(request: Creating, store) {
    const productFacts = await products.create.facts(request, store)
    const { current_stock: opening = 0, track_inventory } = request.body
    const productId = productFacts[0]?.changes[0]?.id
    if (!track_inventory || opening === 0 || productId === undefined) return productFacts
    const movement: StockMovement = {
      id: store.nextId('stock_movements'),
      business_id: request.businessId,
      product_id: productId,
      kind: 'opening',
      quantity: opening,
      job_id: null,
      reason: '',
      moved_at: store.now(),
    }
    const meta = { actor: byUser(request.actor), note: 'Opening stock' }
    return [...productFacts, movementFacts.created(movement, 'stock.opening', meta)]
  },
  answer: ({ row }, request, store) => ({ product: wireFor(request, row(), store) }),
})

/** Movements are removed, and restored, with their product. */
const removal = command('products', {
  id: ({ params }: Requester & { params: { productId: string } }) => params.productId,
  may: { rule: (actor) => mayWriteProducts(actor, 'delete'), participle: 'deleted' },
  facts: ({ actor }, store, product) => [
    {
      stream: `product/${product.id}`,
      type: 'product.deleted',
      actor: byUser(actor),
      note: 'Deleted',
      changes: [
        removed('products', product),
        ...movementsOf(product.id, store).map((movement) => removed('stock_movements', movement)),
      ],
    },
  ],
  answer: () => ({ success: true as const }),
})

export const productRoutes: readonly Route[] = [
  reading(listProducts, (request, store) => {
    const items = products.rows(request, store).map((product) => wireFor(request, product, store))
    return { products: withDamaged('products', items, request.actor, store) }
  }),
  writing(createProduct, creation),
  writing(
    updateProduct,
    products.edit(({ params }) => params.productId),
  ),
  writing(deleteProduct, removal),
]

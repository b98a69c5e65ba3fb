import { queryOptions } from '@tanstack/react-query'
import type { StockMovement } from '@/domain/catalog/stock'
import type { GraphQL } from '../graphql/graphql'
import type { Http } from '../http/http'
import { singleRecord } from '../single-record'

declare module '../renewal' {
  interface Topics {
    /** Something that the business sells, or its stock, was written. */
    catalog: true
  }
}

// Pages that show little of the catalog, as the jobs do, begin without the contract of its calls: it loads with the first question.
const shared = { meta: { renewedBy: ['catalog'] }, staleTime: 60_000 } as const

/** The service categories in their order, and those that can't be read. */
export const categoriesQuery = (http: Http, businessId: number) =>
  queryOptions({
    ...shared,
    queryKey: ['service-categories', businessId],
    async queryFn({ signal }) {
      const { listServiceCategories } = await import('@/contract/services')
      return http.call(listServiceCategories, { params: { businessId }, signal })
    },
  })

/** The services, and those that can't be read. Filters and search work on this list. */
export const servicesListQuery = (http: Http, businessId: number) =>
  queryOptions({
    ...shared,
    queryKey: ['catalog-services', businessId],
    queryFn: async ({ signal }) => {
      const { listServices } = await import('@/contract/services')
      const { services, damaged } = await http.call(listServices, { params: { businessId }, query: {}, signal })
      return { items: services, damaged }
    },
  })

/** The products with their stock, and those that can't be read. */
export const productsQuery = (http: Http, businessId: number) =>
  queryOptions({
    ...shared,
    queryKey: ['products', businessId],
    queryFn: async ({ signal }) => {
      const { listProducts } = await import('@/contract/products')
      const { products, damaged } = await http.call(listProducts, { params: { businessId }, signal })
      return { items: products, damaged }
    },
  })

/** The packages, and those that can't be read. */
export const packagesQuery = (http: Http, businessId: number) =>
  queryOptions({
    ...shared,
    queryKey: ['packages', businessId],
    queryFn: async ({ signal }) => {
      const { listPackages } = await import('@/contract/packages')
      const { packages, damaged } = await http.call(listPackages, { params: { businessId }, signal })
      return { items: packages, damaged }
    },
  })

/** One record out of its list. */
export const singleQuery = <R extends { id: number }>(
  name: string,
  id: number,
  load: () => Promise<{ items: readonly R[] }>,
) =>
  singleRecord(id, {
    queryKey: ['catalog-record', name],
    renewedBy: ['catalog'],
    load: async () => (await load()).items,
  })

/** What came in and went out of a product's stock, newest first. */
export const movementsQuery = (graphql: GraphQL, businessId: number, product: number) =>
  queryOptions({
    meta: { renewedBy: ['catalog', 'facts'] },
    queryKey: ['stock-movements', product],
    queryFn: async (): Promise<StockMovement[]> => {
      const { StockMovementsDocument } = await import('@/contract/graphql/generated/catalog')
      const { stockMovements } = await graphql.query(StockMovementsDocument, { product })
      return stockMovements.map(({ id, kind, quantity, job, reason, at }) => ({
        id,
        business_id: businessId,
        product_id: product,
        kind,
        quantity,
        job_id: job ?? null,
        reason,
        moved_at: Date.parse(at),
      }))
    },
  })

import { queryOptions } from '@tanstack/react-query'
import type { StockMovement } from '@/domain/catalog/stock'
import type { GraphQL } from '../graphql/graphql'
import type { Http } from '../http/http'
import { singleRecord } from '../single-record'

declare module '../renewal' {
  interface Topics {
    catalog: true
  }
}

// Pages that show little of the catalog, such as jobs, start without the call contracts: these load with the first query.
const shared = { meta: { renewedBy: ['catalog'] }, staleTime: 60_000 } as const

export const categoriesQuery = (http: Http, businessId: number) =>
  queryOptions({
    ...shared,
    queryKey: ['service-categories', businessId],
    async queryFn({ signal }) {
      const { listServiceCategories } = await import('@/contract/services')
      return http.call(listServiceCategories, { params: { businessId }, signal })
    },
  })

/** Filters and search run on this list. */
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

/** Newest first. */
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

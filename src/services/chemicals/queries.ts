import { queryOptions } from '@tanstack/react-query'
import type { Application, ChemicalProduct } from '@/domain/chemical/application'
import type { GraphQL } from '../graphql/graphql'

declare module '../renewal' {
  interface Topics {
    chemicals: true
  }
}

// Lazy, because job and property pages start without these documents.
const documents = () => import('@/contract/graphql/generated/chemicals')

export const applicationsQuery = (graphql: GraphQL, businessId: number) =>
  queryOptions({
    queryKey: ['chemical-applications', businessId],
    meta: { renewedBy: ['chemicals'] },
    async queryFn(): Promise<Application[]> {
      const { ChemicalApplicationsDocument } = await documents()
      const { chemicalApplications } = await graphql.query(ChemicalApplicationsDocument, {})
      return chemicalApplications.map((application) => ({ ...application, business_id: businessId }))
    },
    staleTime: 60_000,
  })

export const applicationQuery = (graphql: GraphQL, businessId: number, id: number) =>
  queryOptions({
    queryKey: ['chemical-application', businessId, id],
    meta: { renewedBy: ['chemicals'] },
    async queryFn(): Promise<Application> {
      const { ChemicalApplicationDocument } = await documents()
      const { chemicalApplication } = await graphql.query(ChemicalApplicationDocument, { id })
      return { ...chemicalApplication, business_id: businessId }
    },
  })

export const chemicalProductsQuery = (graphql: GraphQL, businessId: number) =>
  queryOptions({
    queryKey: ['chemical-products', businessId],
    meta: { renewedBy: ['chemicals'] },
    async queryFn(): Promise<ChemicalProduct[]> {
      const { ChemicalProductsDocument } = await documents()
      const { chemicalProducts } = await graphql.query(ChemicalProductsDocument, {})
      return chemicalProducts.map((product) => ({ ...product, business_id: businessId }))
    },
    staleTime: 60_000,
  })

export const chemicalCheckQuery = (graphql: GraphQL) =>
  queryOptions({
    queryKey: ['chemical-check'],
    meta: { renewedBy: ['chemicals'] },
    async queryFn() {
      const { ChemicalCheckDocument } = await documents()
      return (await graphql.query(ChemicalCheckDocument, {})).chemicalCheck
    },
    staleTime: 60_000,
  })

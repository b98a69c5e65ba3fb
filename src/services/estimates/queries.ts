import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { estimateCodec } from '@/contract/estimates'
import { EstimateDocument, type EstimateQuery, EstimatesDocument } from '@/contract/graphql/generated/estimates'
import { mapWithPauses } from '@/domain/async/with-pauses'
import type { Estimate } from '@/domain/estimate/estimate'
import type { GraphQL } from '../graphql/graphql'
import type { EstimateService } from './estimate-service'

declare module '../renewal' {
  interface Topics {
    estimates: true
  }
}

const read = (estimate: EstimateQuery['estimate'], businessId: number): Estimate =>
  v.parse(estimateCodec.wire, { ...estimate, business_id: businessId })

export const estimatesQuery = (graphql: GraphQL, businessId: number) =>
  queryOptions({
    queryKey: ['estimates', businessId],
    meta: { renewedBy: ['estimates', 'clients', 'jobs', 'invoices'] },
    async queryFn(): Promise<Estimate[]> {
      const { estimates } = await graphql.query(EstimatesDocument, {})
      return mapWithPauses(estimates, (estimate) => read(estimate, businessId))
    },
    staleTime: 60_000,
  })

export const estimateQuery = (graphql: GraphQL, businessId: number, id: number) =>
  queryOptions({
    queryKey: ['estimate', businessId, id],
    meta: { renewedBy: ['estimates', 'clients', 'jobs', 'invoices'] },
    queryFn: async (): Promise<Estimate> => read((await graphql.query(EstimateDocument, { id })).estimate, businessId),
  })

/** Immutable, so always fresh; dropped soon after use. */
export const estimateAttachmentQuery = ({ attachments }: EstimateService, estimate: number, id: string) =>
  queryOptions({
    queryKey: ['estimate-attachment', estimate, id],
    queryFn: () => attachments.content(estimate, id),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  })

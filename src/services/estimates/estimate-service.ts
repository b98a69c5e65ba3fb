import { toWireEstimate } from '@/contract/estimates'
import {
  CreateEstimateDocument,
  DeleteEstimateDocument,
  EditEstimateDocument,
} from '@/contract/graphql/generated/estimates'
import type { Estimate } from '@/domain/estimate/estimate'
import type { EstimateDraft } from '@/domain/estimate/form'
import type { Edit } from '@/domain/record/merge-edits'
import type { GraphQL } from '../graphql/graphql'
import { createEstimateAttachmentService, type EstimateAttachmentService } from './attachment-service'

type CreateResult = { id: number }

/** Estimate writes outside the lifecycle, whose steps belong to its flow. `key` is the intent's id. */
export type EstimateService = {
  /** Throws Failure 403, 422. */
  create(draft: EstimateDraft, key: string): Promise<CreateResult>
  /** Creates an estimate with this one's files. Throws Failure 403, 404 when it is gone, 422. */
  copy(id: number, draft: EstimateDraft, key: string): Promise<CreateResult>
  /** Throws Failure 404 when it is gone, 409 when it was sent or someone else changed the same field, 422. */
  edit(id: number, edit: Edit<EstimateDraft, Estimate>, key: string): Promise<CreateResult>
  /** Throws Failure 404 when it is gone, 409 when it was sent. */
  remove(id: number, key: string): Promise<void>
  attachments: EstimateAttachmentService
}

export const createEstimateService = (graphql: GraphQL): EstimateService => ({
  create: async (draft, key) =>
    (await graphql.mutate(CreateEstimateDocument, { estimate: toWireEstimate(draft), key })).createEstimate,
  copy: async (id, draft, key) =>
    (await graphql.mutate(CreateEstimateDocument, { estimate: toWireEstimate(draft), files_of: id, key }))
      .createEstimate,
  edit: async (id, { changed, was }, key) =>
    (
      await graphql.mutate(EditEstimateDocument, {
        id,
        changed: toWireEstimate(changed),
        was: toWireEstimate(was),
        key,
      })
    ).editEstimate,
  async remove(id, key) {
    await graphql.mutate(DeleteEstimateDocument, { id, key })
  },
  attachments: createEstimateAttachmentService(graphql),
})

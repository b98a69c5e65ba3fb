import {
  AddEstimateAttachmentsDocument,
  EstimateAttachmentDocument,
  RemoveEstimateAttachmentDocument,
  SendEstimateAttachmentDocument,
} from '@/contract/graphql/generated/estimate-attachments'
import { attachmentRefusal } from '@/domain/estimate/attachment-refusal'
import { PHOTO_HEAD } from '@/domain/job/photo'
import { failureFrom } from '@/domain/record/failure'
import { base64From } from '@/domain/text/base64'
import { blobFrom } from '../documents/blob-from'
import { type GraphQL, UPLOAD_TIME } from '../graphql/graphql'

export type ChosenFile = Pick<File, 'name' | 'size' | 'arrayBuffer'>

export type EstimateAttachmentService = {
  /** Uploads a file under a device-generated id; takes effect once added to the estimate. Throws Failure 409, 413, 415, 422. */
  send(estimate: number, id: string, file: ChosenFile): Promise<void>
  /** Throws Failure 403, 409, 422. */
  add(estimate: number, ids: readonly string[], key: string): Promise<void>
  /** Throws Failure 403, 409. */
  remove(estimate: number, id: string, key: string): Promise<void>
  /** Throws Failure 404. */
  content(estimate: number, id: string): Promise<Blob>
}

export const createEstimateAttachmentService = (graphql: GraphQL): EstimateAttachmentService => ({
  async send(estimate, id, file) {
    const content = new Uint8Array(await file.arrayBuffer())
    const judged = { name: file.name, size: content.length, head: content.subarray(0, PHOTO_HEAD) }
    const refusal = attachmentRefusal(judged)
    if (refusal) throw failureFrom({ status: refusal.status, transport: refusal.reason })
    const sent = { estimate, id, name: file.name, data: base64From(content) }
    await graphql.mutate(SendEstimateAttachmentDocument, sent, UPLOAD_TIME)
  },
  async add(estimate, attachments, key) {
    await graphql.mutate(AddEstimateAttachmentsDocument, { estimate, attachments: [...attachments], key })
  },
  async remove(estimate, attachment, key) {
    await graphql.mutate(RemoveEstimateAttachmentDocument, { estimate, attachment, key })
  },
  async content(estimate, attachment) {
    return blobFrom((await graphql.query(EstimateAttachmentDocument, { estimate, attachment })).estimateAttachment)
  },
})

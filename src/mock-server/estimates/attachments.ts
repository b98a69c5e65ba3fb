import {
  ATTACHMENT_TYPES,
  type Attachment,
  attachmentName,
  attachmentSchema,
  MOST_ATTACHMENTS,
} from '@/domain/estimate/attachment'
import { attachmentRefusal, attachmentTypeOf, tooManyAttachments } from '@/domain/estimate/attachment-refusal'
import { judgeEstimate } from '@/domain/estimate/commands'
import type { EstimateRow } from '@/domain/estimate/estimate'
import { PHOTO_HEAD } from '@/domain/job/photo'
import type { Actor } from '@/domain/permissions/actor'
import { base64From, bytesFrom } from '@/domain/text/base64'
import type { Store } from '../core/log/store'
import { checkVerdict, invalid, Refusal, readBy } from '../core/write/refusal'
import { contentOf, contentReceived, contentsNamed } from '../core/write/sent-contents'
import { listed } from './listed'

const streamOf = ({ id }: Pick<EstimateRow, 'id'>): string => `estimate/${id}`

/** Files can be changed only in a draft, since sent documents are final. Throws Refusal 403, 409. */
export const checkEditable = (actor: Actor, row: EstimateRow, store: Store): void =>
  checkVerdict(judgeEstimate(actor, 'edit', listed(row, store)))

/** A newer version includes the files of the previous one. Throws Refusal 404. */
export const attachmentOf = async ({ attachments }: EstimateRow, id: string, store: Store) => {
  const attachment = attachments.find((each) => each.id === id)
  if (!attachment) throw new Refusal(404, 'File not found')
  const { content } = await contentOf(id, store)
  return { type: attachment.type, data: base64From(content) }
}

const isAttachment = (type: string): boolean => ATTACHMENT_TYPES.some((each) => each === type)

/** Appends files by id without duplicates. Throws Refusal 422. */
export const withFiles = async (row: EstimateRow, ids: readonly string[], store: Store): Promise<Attachment[]> => {
  const fresh = [...new Set(ids)].filter((id) => !row.attachments.some((each) => each.id === id))
  const tooMany = tooManyAttachments(row.attachments.length + fresh.length)
  if (tooMany !== null)
    throw new Refusal(422, tooMany, {
      errors: [{ path: 'attachments', message: tooMany }],
      room: MOST_ATTACHMENTS - row.attachments.length,
    })
  const found = await contentsNamed(streamOf(row), fresh, isAttachment, store)
  if (found === null) throw invalid('attachments', 'A file has not arrived. Add it again.')
  const added = found.map(({ id, note: { name, type, size } }) => readBy(attachmentSchema, { id, name, type, size }))
  return [...row.attachments, ...added]
}

/** The type is detected from the content. Throws Refusal 403, 409, 413, 415, 422. */
export const attachmentReceived = async (
  actor: Actor,
  row: EstimateRow,
  { id, name, data }: { id: string; name: string; data: string },
  store: Store,
): Promise<void> => {
  checkEditable(actor, row, store)
  const content = bytesFrom(data)
  if (content === null) throw invalid('data', 'The file is not in base64.')
  const head = content.subarray(0, PHOTO_HEAD)
  const refusal = attachmentRefusal({ name, size: content.length, head })
  if (refusal) throw new Refusal(refusal.status, refusal.reason)
  const type = readBy(attachmentSchema.entries.type, attachmentTypeOf(head))
  const metadata = { name: readBy(attachmentSchema.entries.name, attachmentName(name, type)), type }
  await contentReceived({ ...metadata, of: streamOf(row), id, content }, store)
}

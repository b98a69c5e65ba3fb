import * as v from 'valibot'
import { attachmentId, PHOTO_TYPES } from '../job/attached'
import { count, exactText, LONGEST, list } from '../text/field'
import { MEGABYTE, megabytes } from '../text/file-size'

/** Photos and PDFs: every browser shows them, and they can't run scripts in the page. */
export const ATTACHMENT_TYPES = [...PHOTO_TYPES, 'application/pdf'] as const

/** Per estimate. */
export const MOST_ATTACHMENTS = 20

/** In bytes. */
export const LARGEST_ATTACHMENT = 10 * MEGABYTE

export const LARGEST_TEXT = megabytes(LARGEST_ATTACHMENT)

/** Metadata of an estimate's file (EST-06). The content is stored separately under the same id. */
export const attachmentSchema = v.object({
  id: attachmentId,
  /** The name the device gave it. */
  name: exactText(LONGEST.file),
  type: v.picklist(ATTACHMENT_TYPES),
  /** In bytes. */
  size: count,
})
export type Attachment = v.InferOutput<typeof attachmentSchema>

export const attachmentList = list(attachmentSchema, MOST_ATTACHMENTS)

const ENDINGS: Record<Attachment['type'], readonly [string, ...string[]]> = {
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/webp': ['.webp'],
  'application/pdf': ['.pdf'],
}

/**
 * The stored and displayed file name, without invisible characters. Its extension matches the detected type, so no device opens it as
 * anything else.
 */
export const attachmentName = (name: string, type: Attachment['type']): string => {
  const seen = name.replaceAll(/[\p{Cc}\p{Cf}]/gu, '').trim()
  const [usual] = ENDINGS[type]
  const ending = ENDINGS[type].find((each) => seen.toLowerCase().endsWith(each))
  const stem = ending ? seen.slice(0, -ending.length) : seen
  return `${stem}${ending ?? usual}`
}

export const isPicture = ({ type }: Pick<Attachment, 'type'>): boolean => type !== 'application/pdf'

import * as v from 'valibot'
import { attachmentId, PHOTO_TYPES } from '../job/attached'
import { count, exactText, LONGEST, list } from '../text/field'
import { MEGABYTE, megabytes } from '../text/file-size'

/** Photos, and PDFs: what every browser shows and what can’t carry a script into the page. */
export const ATTACHMENT_TYPES = [...PHOTO_TYPES, 'application/pdf'] as const

/** Files that one estimate has at most. */
export const MOST_ATTACHMENTS = 20

/** The largest file that is taken, in bytes. */
export const LARGEST_ATTACHMENT = 10 * MEGABYTE

/** `10 MB`, as shown where files are chosen. */
export const LARGEST_TEXT = megabytes(LARGEST_ATTACHMENT)

/** A file that goes with an estimate (EST-06): what is known of it. Its content is kept apart, under its id. */
export const attachmentSchema = v.object({
  id: attachmentId,
  /** Of the file, as the device named it. */
  name: exactText(LONGEST.file),
  type: v.picklist(ATTACHMENT_TYPES),
  /** Bytes. */
  size: count,
})
export type Attachment = v.InferOutput<typeof attachmentSchema>

/** The files of an estimate, in the order they were added. */
export const attachmentList = list(attachmentSchema, MOST_ATTACHMENTS)

const ENDINGS: Record<Attachment['type'], readonly [string, ...string[]]> = {
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/webp': ['.webp'],
  'application/pdf': ['.pdf'],
}

/**
 * The name that a file is kept, shown and saved under: its own, without what can't be seen. It ends as what
 * the file is, so that no device opens it as anything else.
 */
export const attachmentName = (name: string, type: Attachment['type']): string => {
  const seen = name.replaceAll(/[\p{Cc}\p{Cf}]/gu, '').trim()
  const [usual] = ENDINGS[type]
  const ending = ENDINGS[type].find((each) => seen.toLowerCase().endsWith(each))
  const stem = ending ? seen.slice(0, -ending.length) : seen
  return `${stem}${ending ?? usual}`
}

/** Whether it can be shown as a picture. */
export const isPicture = ({ type }: Pick<Attachment, 'type'>): boolean => type !== 'application/pdf'

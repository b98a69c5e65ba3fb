import * as v from 'valibot'
import { count, exactText, LONGEST, list } from '../field'
import { MEGABYTE, megabytes } from '../file-size'
import { attachmentId, PHOTO_TYPES } from '../job/attached'

/** Photos, and PDFs: what every browser shows and what can’t carry a script into the page. */
export const ATTACHMENT_TYPES = [...PHOTO_TYPES, 'application/pdf'] as const

/** Files that one estimate has at most. */
export const MOST_ATTACHMENTS = 20

/** The largest file that is taken, in bytes. */
export const LARGEST_ATTACHMENT = 10 * MEGABYTE

/** `10 MB`, as it is told where files are chosen. */
export const LARGEST_TEXT = megabytes(LARGEST_ATTACHMENT)

/** A file that goes with an estimate (EST-06): what is known of it. Its content is kept apart, under its id. */
export const attachmentSchema = v.object({
  id: attachmentId,
  /** Of the file, as the device named it. */
  name: exactText(LONGEST.title),
  type: v.picklist(ATTACHMENT_TYPES),
  /** Bytes. */
  size: count,
})
export type Attachment = v.InferOutput<typeof attachmentSchema>

/** The files of an estimate, in the order they were added. */
export const attachmentList = list(attachmentSchema, MOST_ATTACHMENTS)

/** Whether it can be shown as a picture. */
export const isPicture = ({ type }: Pick<Attachment, 'type'>): boolean => type !== 'application/pdf'

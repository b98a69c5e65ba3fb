import * as v from 'valibot'
import { photoTypeOf } from '../job/photo'
import type { Failure } from '../record/failure'
import { type FileRefusal, type JudgedFile, tooLarge } from '../text/file-refusal'
import { counted } from '../text/wording'
import { type Attachment, LARGEST_ATTACHMENT, MOST_ATTACHMENTS } from './attachment'

const PDF_HEAD = '%PDF-'

/** Detects the type from the first bytes, ignoring the name. Returns null for unsupported files. */
export const attachmentTypeOf = (head: Uint8Array): Attachment['type'] | 'image/heic' | null =>
  String.fromCharCode(...head.subarray(0, PDF_HEAD.length)) === PDF_HEAD ? 'application/pdf' : photoTypeOf(head)

/** Returns null when the file is allowed. The message names the file. */
export const attachmentRefusal = ({ name, size, head }: JudgedFile): FileRefusal | null => {
  const file = `“${name}”`
  if (size === 0) return { status: 422, reason: `${file} is empty. Choose it again.` }
  const type = attachmentTypeOf(head)
  if (type === 'image/heic')
    return { status: 415, reason: `${file} is a HEIC photo, which most browsers can’t show. Save it as JPEG first.` }
  if (type === null)
    return { status: 415, reason: `${file} isn’t a photo or a PDF. Choose a JPEG, PNG, WebP, or PDF file.` }
  return tooLarge({ name, size }, 'file', LARGEST_ATTACHMENT)
}

const room = v.looseObject({ room: v.number() })
/** Remaining file slots when the upload exceeded the limit; null for any other failure. */
export const remainingRoom = ({ details }: Failure): number | null => (v.is(room, details) ? details.room : null)

export const tooManyAttachments = (files: number): string | null =>
  files <= MOST_ATTACHMENTS
    ? null
    : `An estimate has ${counted(MOST_ATTACHMENTS, 'file')} at most. Remove one to add another.`

import * as v from 'valibot'
import { photoTypeOf } from '../job/photo'
import type { Failure } from '../record/failure'
import { type FileRefusal, type JudgedFile, tooLarge } from '../text/file-refusal'
import { counted } from '../text/wording'
import { type Attachment, LARGEST_ATTACHMENT, MOST_ATTACHMENTS } from './attachment'

const PDF_HEAD = '%PDF-'

/** What a file is by its first bytes, whatever its name says; null for what no estimate takes. */
export const attachmentTypeOf = (head: Uint8Array): Attachment['type'] | 'image/heic' | null =>
  String.fromCharCode(...head.subarray(0, PDF_HEAD.length)) === PDF_HEAD ? 'application/pdf' : photoTypeOf(head)

/** Why a file can’t go with an estimate; null when it can. Names the file. */
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
/** For how many more files an estimate has room, where it had too little for all; null where something else failed. */
export const remainingRoom = ({ details }: Failure): number | null => (v.is(room, details) ? details.room : null)

/** Why an estimate can’t have this many files; null when it can. */
export const tooManyAttachments = (files: number): string | null =>
  files <= MOST_ATTACHMENTS
    ? null
    : `An estimate has ${counted(MOST_ATTACHMENTS, 'file')} at most. Remove one to add another.`

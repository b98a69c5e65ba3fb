import * as v from 'valibot'
import { count, exactText, LONGEST, moment } from '../text/field'
import { text } from '../text/typed-text'

/** Pictures that every browser shows and that can’t carry a script. */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const
export type PhotoType = (typeof PHOTO_TYPES)[number]

/** Photos that one job has at most. */
export const MOST_PHOTOS = 10

/** The id of a photo or a signature. The device makes it, so that one that is sent twice is the same. */
export const attachmentId = v.pipe(exactText(64), v.regex(/^[\w-]{8,}$/, 'This is no id'))

/** A photo of a job: what is known of it. Its content is kept apart, under its id. */
export const photoSchema = v.object({
  id: attachmentId,
  /** Of the file, as the device named it. */
  name: exactText(LONGEST.file),
  type: v.picklist(PHOTO_TYPES),
  /** Bytes. */
  size: count,
  added_by: v.string(),
  added_at: moment,
})
export type Photo = v.InferOutput<typeof photoSchema>

/** The photos of a job, in the order they were added. */
export const photosSchema = v.array(photoSchema)

/** Who signed for a job, and when. What was drawn is kept apart, under the id. */
export const jobSignatureSchema = v.object({
  id: attachmentId,
  signed_by: v.string(),
  signed_at: moment,
})
export type JobSignature = v.InferOutput<typeof jobSignatureSchema>

/** What completing a job leaves beside words: photos, and the signature of someone. Ids, in order. */
export type Attached = { photos?: readonly string[] | undefined; signature?: string | undefined }

/** What someone writes with a step of a job, as with completing it. The history has all of it. */
export const stepNotes = text(LONGEST.notes)

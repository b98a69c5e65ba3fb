import { type FileRefusal, type JudgedFile, tooLarge } from '../text/file-refusal'
import { MEGABYTE } from '../text/file-size'
import { counted } from '../text/wording'
import { MOST_PHOTOS, type PhotoType } from './attached'

/** In bytes. */
export const LARGEST_PHOTO = 10 * MEGABYTE

/** Leading bytes that reveal the file type. */
export const PHOTO_HEAD = 16

const text = (head: Uint8Array, from: number, to: number): string => String.fromCharCode(...head.subarray(from, to))

const startsWith = (head: Uint8Array, bytes: readonly number[]): boolean =>
  bytes.every((byte, index) => head[index] === byte)

/** Brands of iPhone photos. */
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']

/** Detected by the first bytes, not by the name; null if it isn't a photo. */
export const photoTypeOf = (head: Uint8Array): PhotoType | 'image/heic' | null => {
  if (startsWith(head, [0xff, 0xd8, 0xff])) return 'image/jpeg'
  if (startsWith(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png'
  if (text(head, 0, 4) === 'RIFF' && text(head, 8, 12) === 'WEBP') return 'image/webp'
  return text(head, 4, 8) === 'ftyp' && HEIC_BRANDS.includes(text(head, 8, 12)) ? 'image/heic' : null
}

/** Names the file; null when it is accepted. */
export const photoRefusal = ({ name, size, head }: JudgedFile): FileRefusal | null => {
  const file = `“${name}”`
  if (size === 0) return { status: 422, reason: `${file} is empty. Take or choose the photo again.` }
  const type = photoTypeOf(head)
  if (type === 'image/heic')
    return {
      status: 415,
      reason: `${file} is a HEIC photo, which most browsers can’t show. Save it as JPEG, or set the camera of your phone to “Most compatible”, then add it again.`,
    }
  if (type === null) return { status: 415, reason: `${file} isn’t a photo. Choose a JPEG, PNG, or WebP file.` }
  return tooLarge({ name, size }, 'photo', LARGEST_PHOTO)
}

/** Null when another photo fits. */
export const tooManyPhotos = (present: number): FileRefusal | null =>
  present < MOST_PHOTOS
    ? null
    : { status: 422, reason: `A job has ${MOST_PHOTOS} photos at most. Remove one to add another.` }

export const photoCount = (photos: number): string => counted(photos, 'photo')

/** For example `Photo 2 of 5 of JOB-1041`. */
export const photoTitle = (index: number, all: number, jobNumber: string): string =>
  `Photo ${index + 1} of ${all} of ${jobNumber}`

export const isOutOfRoom = (error: unknown): boolean => error instanceof Error && error.name === 'NoRoom'

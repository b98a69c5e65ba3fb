import { megabytes } from './file-size'

/** Why a file was not taken: the HTTP status for it, and what a person reads. */
export type FileRefusal = { status: 413 | 415 | 422; reason: string }

/** A file as far as it is judged: `head` is its first `PHOTO_HEAD` bytes. */
export type JudgedFile = { name: string; size: number; head: Uint8Array }

/** Why a file of this kind (`photo`) is too large where `most` bytes are taken; null when it isn’t. Names the file. */
export const tooLarge = (
  { name, size }: Pick<JudgedFile, 'name' | 'size'>,
  kind: string,
  most: number,
): FileRefusal | null => {
  if (size <= most) return null
  const limit = megabytes(most)
  const has = megabytes(size) === limit ? `is just over ${limit}` : `has ${megabytes(size)}`
  return { status: 413, reason: `“${name}” ${has}. Choose a ${kind} of ${limit} or less.` }
}

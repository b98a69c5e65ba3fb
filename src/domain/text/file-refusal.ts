import { megabytes } from './file-size'

export type FileRefusal = { status: 413 | 415 | 422; reason: string }

/** `head` holds the file's first `PHOTO_HEAD` bytes. */
export type JudgedFile = { name: string; size: number; head: Uint8Array }

/** Refuses a file of more than `most` bytes and names it; null when it fits. */
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

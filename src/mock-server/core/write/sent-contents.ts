import { attachmentId } from '@/domain/job/attached'
import { isOutOfRoom } from '@/domain/job/photo'
import type { ContentNote, Store } from '../log/store'
import { Refusal, readBy } from './refusal'

type ContentInput = Pick<ContentNote, 'name' | 'type' | 'of'> & { id: string; content: Uint8Array }

/** Stores a content for a record under its id. Idempotent, because a lost answer leads to a repeat. Throws a 409, 413 or 422 Refusal. */
export const contentReceived = async ({ id, content, ...note }: ContentInput, store: Store): Promise<void> => {
  readBy(attachmentId, id)
  const contents = await store.contents()
  const existing = await contents.note(id)
  if (existing && existing.of !== note.of) throw new Refusal(409, 'This id is taken by something else.')
  if (existing) return
  const added = { ...note, size: content.length, at: store.now(), kept: false }
  await contents.put(id, added, content).catch((error: unknown) => {
    throw isOutOfRoom(error) ? new Refusal(413, 'There is no room left for files. Nothing was added.') : error
  })
}

export const contentOf = async (id: string, store: Store) => {
  const contents = await store.contents()
  const [note, content] = await Promise.all([contents.note(id), contents.read(id)])
  if (!note || !content) throw new Refusal(404, 'This is no longer kept.')
  return { note, content }
}

type Named = { id: string; note: ContentNote }

/** Looks up uploaded contents and marks them as permanent; returns null when one is missing. */
export const contentsNamed = async (
  of: string,
  ids: readonly string[],
  isOne: (type: string) => boolean,
  store: Store,
): Promise<Named[] | null> => {
  const contents = await store.contents()
  const found: Named[] = []
  for (const id of ids) {
    const note = await contents.note(id)
    if (!note || note.of !== of || !isOne(note.type)) return null
    found.push({ id, note })
  }
  for (const { id, note } of found) await contents.annotate(id, { ...note, kept: true })
  return found
}

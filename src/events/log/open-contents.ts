import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { type Contents, NoRoom } from './contents'
import { memoryContents } from './memory-contents'

export { NoRoom } from './contents'

type Schema = DBSchema & {
  notes: { key: string; value: unknown }
  contents: { key: string; value: Uint8Array<ArrayBuffer> }
}
type Database = IDBPDatabase<Schema>

const STORES = ['notes', 'contents'] as const

/** Maps a full disk to NoRoom; other errors stay as they are. */
const refusal = (error: unknown): unknown =>
  error instanceof Error && error.name === 'QuotaExceededError' ? new NoRoom() : error

const inDatabase = <Note>(db: Database): Contents<Note> => ({
  async put(id, note, content) {
    const tx = db.transaction(STORES, 'readwrite', { durability: 'strict' })
    const put = async () => {
      await Promise.all([
        tx.objectStore('contents').put(content.slice(), id),
        tx.objectStore('notes').put(note, id),
        tx.done,
      ])
    }
    await put().catch((error: unknown) => {
      throw refusal(tx.error ?? error)
    })
  },
  async annotate(id, note) {
    const tx = db.transaction('notes', 'readwrite', { durability: 'strict' })
    const exists = (await tx.store.getKey(id)) !== undefined
    await Promise.all([exists && tx.store.put(note, id), tx.done])
  },
  // Only the type is lost on disk: this store wrote the note.
  note: async (id) => (await db.get('notes', id)) as Note | undefined,
  async notes() {
    const tx = db.transaction('notes')
    const [ids, notes] = await Promise.all([tx.store.getAllKeys(), tx.store.getAll()])
    return new Map(ids.map((id, index) => [id, notes[index] as Note]))
  },
  read: (id) => db.get('contents', id),
  async drop(ids) {
    const tx = db.transaction(STORES, 'readwrite')
    const gone = ids.flatMap((id) => STORES.map((store) => tx.objectStore(store).delete(id)))
    await Promise.all([...gone, tx.done])
  },
  async clear() {
    const tx = db.transaction(STORES, 'readwrite')
    await Promise.all([...STORES.map((store) => tx.objectStore(store).clear()), tx.done])
  },
})

/** In IndexedDB, shared by all tabs; in memory when it is missing or refused. */
export const openContents = async <Note>(name: string): Promise<Contents<Note>> => {
  try {
    const db = await openDB<Schema>(name, 1, {
      upgrade(database) {
        for (const store of STORES) database.createObjectStore(store)
      },
      blocking: (_current, _next, event) => (event.target as IDBDatabase).close(),
    })
    return inDatabase(db)
  } catch {
    return memoryContents()
  }
}

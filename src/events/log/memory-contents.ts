import type { Contents } from './contents'

export const memoryContents = <Note>(): Contents<Note> => {
  const entries = new Map<string, { note: Note; content: Uint8Array<ArrayBuffer> }>()
  return {
    put: async (id, note, content) => void entries.set(id, { note, content: content.slice() }),
    async annotate(id, note) {
      const entry = entries.get(id)
      if (entry) entries.set(id, { ...entry, note })
    },
    note: async (id) => entries.get(id)?.note,
    notes: async () => new Map([...entries].map(([id, { note }]) => [id, note])),
    read: async (id) => entries.get(id)?.content,
    async drop(ids) {
      for (const id of ids) entries.delete(id)
    },
    clear: async () => entries.clear(),
  }
}

import type { Contents } from './contents'

/** Contents that are forgotten with the page. */
export const memoryContents = <Note>(): Contents<Note> => {
  const kept = new Map<string, { note: Note; content: Uint8Array<ArrayBuffer> }>()
  return {
    put: async (id, note, content) => void kept.set(id, { note, content: content.slice() }),
    async annotate(id, note) {
      const known = kept.get(id)
      if (known) kept.set(id, { ...known, note })
    },
    note: async (id) => kept.get(id)?.note,
    notes: async () => new Map([...kept].map(([id, { note }]) => [id, note])),
    read: async (id) => kept.get(id)?.content,
    async drop(ids) {
      for (const id of ids) kept.delete(id)
    },
    clear: async () => kept.clear(),
  }
}

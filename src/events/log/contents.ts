/**
 * Binary contents such as pictures, too large for entries, which refer to them by id. Each has a note in plain JSON that can be read
 * without the content.
 */
export type Contents<Note> = {
  /**
   * Stores a content durably before it resolves, replacing one with the same id. Throws NoRoom and stores nothing when the disk is full.
   */
  put(id: string, note: Note, content: Uint8Array): Promise<void>
  /** Replaces the note of a content. Does nothing for an unknown id. */
  annotate(id: string, note: Note): Promise<void>
  note(id: string): Promise<Note | undefined>
  notes(): Promise<ReadonlyMap<string, Note>>
  read(id: string): Promise<Uint8Array<ArrayBuffer> | undefined>
  drop(ids: readonly string[]): Promise<void>
  clear(): Promise<void>
}

export class NoRoom extends Error {
  override readonly name = 'NoRoom'
  constructor() {
    super('There is no room left for it')
  }
}

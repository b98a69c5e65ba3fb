/**
 * Contents such as pictures, which are too large for entries: entries name them by id. Each has a note, plain JSON, that can be read without the
 * content.
 */
export type Contents<Note> = {
  /** Keeps a content, on the disk before it resolves; another one of the same id is replaced. @throws NoRoom; nothing is kept then */
  put(id: string, note: Note, content: Uint8Array): Promise<void>
  /** Keeps another note of a content. Nothing happens where there is no such content. */
  annotate(id: string, note: Note): Promise<void>
  note(id: string): Promise<Note | undefined>
  /** The notes of all contents, by id. */
  notes(): Promise<ReadonlyMap<string, Note>>
  read(id: string): Promise<Uint8Array<ArrayBuffer> | undefined>
  drop(ids: readonly string[]): Promise<void>
  clear(): Promise<void>
}

/** The disk has no room for a content. */
export class NoRoom extends Error {
  override readonly name = 'NoRoom'
  constructor() {
    super('There is no room left for it')
  }
}

/** Somebody else has written this place of the stream already, or the writer has skipped one. */
export class Conflict extends Error {
  override readonly name = 'Conflict'
  constructor(
    readonly stream: string,
    readonly seq: number,
  ) {
    super(`${stream} does not take an entry ${seq} now`)
  }
}

/** The stream is read-only. */
export class Quarantined extends Error {
  override readonly name = 'Quarantined'
  constructor(
    readonly stream: string,
    readonly reason: string,
  ) {
    super(`${stream} is read-only: ${reason}`)
  }
}

/** The stream holds an entry that its reader refuses. */
export class UnreadableEntry extends Error {
  override readonly name = 'UnreadableEntry'
  constructor(
    readonly stream: string,
    readonly seq: number,
    readonly reason: string,
  ) {
    super(`entry ${seq} of ${stream} cannot be read: ${reason}`)
  }
}

/** A file that is not what it should be; `reason` is fit to be shown. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile'
  constructor(readonly reason: string) {
    super(reason)
  }
}

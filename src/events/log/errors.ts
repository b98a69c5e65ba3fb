/** Another writer has already used this position of the stream, or the writer skipped one. */
export class Conflict extends Error {
  override readonly name = 'Conflict'
  constructor(
    readonly stream: string,
    readonly seq: number,
  ) {
    super(`${stream} does not take an entry ${seq} now`)
  }
}

export class Quarantined extends Error {
  override readonly name = 'Quarantined'
  constructor(
    readonly stream: string,
    readonly reason: string,
  ) {
    super(`${stream} is read-only: ${reason}`)
  }
}

/** The stream holds an entry that its reader rejects. */
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

/** `reason` can be shown to the user. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile'
  constructor(readonly reason: string) {
    super(reason)
  }
}

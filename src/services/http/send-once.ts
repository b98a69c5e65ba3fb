/** A write as far as it has to be told from others. */
export type Asked = {
  /** Everything that makes it this write and no other, as JSON. */
  write: readonly unknown[]
  /** What it is about: `client/4`. Where it is left out, the write is about itself. */
  about?: string
}

/**
 * Sends a write under an idempotency key of its own. The same write that has failed before goes under the key it had, since only its
 * answer may have been lost: the back end then does not do it twice. Once something else was asked about the same record, the same write
 * is a new one.
 */
export type SendOnce = <Answer>(
  asked: Asked,
  send: (key: string) => Promise<Answer>,
) => Promise<{ key: string; answer: Answer }>

/** Builds one that remembers, for as long as the page is open, what has failed. */
export const createSendOnce = (newId: () => string): SendOnce => {
  const unsettled = new Map<string, { write: string; key: string }>()
  return async (asked, send) => {
    const write = JSON.stringify(asked.write)
    const about = asked.about ?? write
    const known = unsettled.get(about)
    const sent = known?.write === write ? known : { write, key: newId() }
    unsettled.set(about, sent)
    const answer = await send(sent.key)
    if (unsettled.get(about) === sent) unsettled.delete(about)
    return { key: sent.key, answer }
  }
}

/**
 * Sends a write under an idempotency key of its own. The same write that has failed before goes under the key it had, since only its
 * answer may have been lost: the back end then does not do it twice. `asked` is everything that makes it this write and no other, as JSON.
 */
export type SendOnce = <Answer>(
  asked: readonly unknown[],
  send: (key: string) => Promise<Answer>,
) => Promise<{ key: string; answer: Answer }>

/** Builds one that remembers, for as long as the page is open, what has failed. */
export const createSendOnce = (newId: () => string): SendOnce => {
  const unsettled = new Map<string, string>()
  return async (asked, send) => {
    const write = JSON.stringify(asked)
    const key = unsettled.get(write) ?? newId()
    unsettled.set(write, key)
    const answer = await send(key)
    unsettled.delete(write)
    return { key, answer }
  }
}

import * as v from 'valibot'
import type { PendingWrites } from './pending-writes'

export type WriteRequest = {
  /** Everything that distinguishes this write, as JSON. */
  write: readonly unknown[]
  /** Subject, such as `client/4`; the write itself by default. */
  about?: string
  /** Finished on the next visit when the page closes before the answer. */
  durable?: boolean
  /** Original key of a write that a closed page sent. */
  key?: string
  /** Key of the write that this one undoes; repeating that write afterwards is new. */
  undoes?: string
}

/**
 * Sends a write under an idempotency key. A retry of a failed write reuses its key, since only its answer may have been lost. After another
 * write about the same record, an equal write is new.
 */
export type IdempotentSend = <Answer>(
  request: WriteRequest,
  send: (key: string) => Promise<Answer>,
) => Promise<Sent<Answer>>

/**
 * An answered write. If the page reloads before the result is on screen, the restored form resends it under the same key. Call `forget`
 * once the result is visible.
 */
export type Sent<Answer> = { key: string; answer: Answer; forget: () => void }

const unsettledSchema = v.array(v.tuple([v.string(), v.object({ write: v.string(), key: v.string() })]))
type Unsettled = v.InferOutput<typeof unsettledSchema>

type KeyStore = { storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>; at: string }

const readUnsettled = ({ storage, at }: KeyStore): Unsettled => {
  try {
    const parsed = v.safeParse(unsettledSchema, JSON.parse(storage.getItem(at) ?? '[]'))
    return parsed.success ? parsed.output : []
  } catch {
    return []
  }
}

const keep = ({ storage, at }: KeyStore, unsettled: Unsettled): void => {
  try {
    if (unsettled.length === 0) storage.removeItem(at)
    else storage.setItem(at, JSON.stringify(unsettled))
  } catch {
    // Without room they last as long as the page.
  }
}

/** Remembers failed writes, and writes in flight across reloads. `writes` stores those that outlive their page. */
export const createIdempotentSend = (
  newId: () => string,
  keyStore: KeyStore,
  writes: Pick<PendingWrites, 'keep'>,
): IdempotentSend => {
  const unsettled = new Map(readUnsettled(keyStore))
  // Includes answered writes until they are on screen, for the page after a reload.
  const stored = new Map(unsettled)
  const drop = (key: string) => {
    for (const entries of [unsettled, stored]) {
      for (const [about, sent] of entries) if (sent.key === key) entries.delete(about)
    }
    keep(keyStore, [...stored])
  }
  return async (request, send) => {
    const write = JSON.stringify(request.write)
    const about = request.about ?? write
    const previous = unsettled.get(about)
    const isSame = previous?.write === write && (request.key === undefined || request.key === previous.key)
    const sent = isSame ? previous : { write, key: request.key ?? newId() }
    // An equal write that a closed page sent under another key stays stored there; this one's own key must still be recoverable.
    if (isSame || previous?.write !== write) {
      unsettled.set(about, sent)
      // Stored before sending, because the page may close before the answer.
      stored.set(about, sent)
      keep(keyStore, [...stored])
    }
    const answered = request.durable ? await writes.keep(request.write, sent.key) : undefined
    const answer = await send(sent.key).finally(answered)
    if (unsettled.get(about) === sent) unsettled.delete(about)
    if (request.undoes !== undefined) drop(request.undoes)
    const forget = () => {
      if (stored.get(about) !== sent) return
      stored.delete(about)
      keep(keyStore, [...stored])
    }
    return { key: sent.key, answer, forget }
  }
}

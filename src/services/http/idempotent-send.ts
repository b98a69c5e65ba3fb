import * as v from 'valibot'
import type { PendingWrites } from './pending-writes'

/** What distinguishes a write from others. */
export type WriteRequest = {
  /** Everything that makes it this write and no other, as JSON. */
  write: readonly unknown[]
  /** What it is about: `client/4`. Where it is left out, the write is about itself. */
  about?: string
  /** Whether it is finished even if the page is closed before the answer: it is kept until then. */
  durable?: boolean
  /** The key that it was sent under by a page that was closed. */
  key?: string
  /** The key of the write that this one takes back. Asked for again afterwards, that is a new one. */
  undoes?: string
}

/**
 * Sends a write under an idempotency key of its own. The same write that has failed before goes under the key it had, since only its
 * answer may have been lost: the back end then does not do it twice. Once something else was asked about the same record, the same write
 * is a new one.
 */
export type IdempotentSend = <Answer>(
  request: WriteRequest,
  send: (key: string) => Promise<Answer>,
) => Promise<Sent<Answer>>

/**
 * A write that was answered. Its form may stay until the result is on screen; if the page is reloaded before that, it has the form back and
 * sends it under the same key. Call `forget` once the result is on screen.
 */
export type Sent<Answer> = { key: string; answer: Answer; forget: () => void }

const unsettledSchema = v.array(v.tuple([v.string(), v.object({ write: v.string(), key: v.string() })]))
type Unsettled = v.InferOutput<typeof unsettledSchema>

/** Where the keys of what is not answered yet outlive a reload. */
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
    // Without room they are known for as long as the page is open.
  }
}

/**
 * Builds one that remembers what has failed, and over a reload what was under way. `writes` keeps those that are finished after their page
 * is closed.
 */
export const createIdempotentSend = (
  newId: () => string,
  keyStore: KeyStore,
  writes: Pick<PendingWrites, 'keep'>,
): IdempotentSend => {
  const unsettled = new Map(readUnsettled(keyStore))
  // What a page that comes after has to know: what was answered too, until it is on screen.
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
    // The same that a closed page left under another key is kept where it was left: this one's own is still to be asked for again.
    if (isSame || previous?.write !== write) {
      unsettled.set(about, sent)
      // Before it is sent: the page may be closed before the answer comes.
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

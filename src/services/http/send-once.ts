import * as v from 'valibot'
import type { KeptWrites } from './kept-writes'

/** What distinguishes a write from others. */
export type Asked = {
  /** Everything that makes it this write and no other, as JSON. */
  write: readonly unknown[]
  /** What it is about: `client/4`. Where it is left out, the write is about itself. */
  about?: string
  /** Whether it is finished even if the page is closed before the answer: it is kept until then. */
  outlives?: boolean
  /** The key that it was sent under by a page that was closed. */
  key?: string
  /** The key of the write that this one takes back. Asked for again afterwards, that is a new one. */
  takesBack?: string
}

/**
 * Sends a write under an idempotency key of its own. The same write that has failed before goes under the key it had, since only its
 * answer may have been lost: the back end then does not do it twice. Once something else was asked about the same record, the same write
 * is a new one.
 */
export type SendOnce = <Answer>(asked: Asked, send: (key: string) => Promise<Answer>) => Promise<Sent<Answer>>

/**
 * A write that was answered. Its form may stay until the result is on screen; if the page is reloaded before that, it has the form back and
 * sends it under the same key. Call `forget` once the result is on screen.
 */
export type Sent<Answer> = { key: string; answer: Answer; forget: () => void }

const unsettledSchema = v.array(v.tuple([v.string(), v.object({ write: v.string(), key: v.string() })]))
type Unsettled = v.InferOutput<typeof unsettledSchema>

/** Where the keys of what is not answered yet outlive a reload. */
type Kept = { storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>; at: string }

const keptIn = ({ storage, at }: Kept): Unsettled => {
  try {
    const parsed = v.safeParse(unsettledSchema, JSON.parse(storage.getItem(at) ?? '[]'))
    return parsed.success ? parsed.output : []
  } catch {
    return []
  }
}

const keep = ({ storage, at }: Kept, unsettled: Unsettled): void => {
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
export const createSendOnce = (newId: () => string, kept: Kept, writes: Pick<KeptWrites, 'keep'>): SendOnce => {
  const unsettled = new Map(keptIn(kept))
  // What a page that comes after has to know: what was answered too, until it is on screen.
  const stored = new Map(unsettled)
  const drop = (key: string) => {
    for (const known of [unsettled, stored]) {
      for (const [about, sent] of known) if (sent.key === key) known.delete(about)
    }
    keep(kept, [...stored])
  }
  return async (asked, send) => {
    const write = JSON.stringify(asked.write)
    const about = asked.about ?? write
    const known = unsettled.get(about)
    const isSame = known?.write === write && (asked.key === undefined || asked.key === known.key)
    const sent = isSame ? known : { write, key: asked.key ?? newId() }
    // The same that a closed page left under another key is kept where it was left: this one's own is still to be asked for again.
    if (isSame || known?.write !== write) {
      unsettled.set(about, sent)
      // Before it is sent: the page may be closed before the answer comes.
      stored.set(about, sent)
      keep(kept, [...stored])
    }
    const answered = asked.outlives ? await writes.keep(asked.write, sent.key) : undefined
    const answer = await send(sent.key).finally(answered)
    if (unsettled.get(about) === sent) unsettled.delete(about)
    if (asked.takesBack !== undefined) drop(asked.takesBack)
    const forget = () => {
      if (stored.get(about) !== sent) return
      stored.delete(about)
      keep(kept, [...stored])
    }
    return { key: sent.key, answer, forget }
  }
}

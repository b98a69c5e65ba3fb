import * as v from 'valibot'
import { keysIn } from '@/domain/record/drafts'
import type { Clock, Instant } from '@/domain/time/clock'

const entrySchema = v.object({ write: v.array(v.unknown()), at: v.number(), told: v.optional(v.literal(true)) })

/** A write interrupted by closing the page, with an unknown outcome. */
export type InterruptedWrite = {
  write: readonly unknown[]
  key: string
  at: Instant
  /** True when an earlier visit reported that it could not be finished. */
  isAcknowledged: boolean
  /** Call after reporting it to the person. */
  acknowledge(): void
  /** Call when it is answered or must not be sent anymore. */
  forget(): void
}

/** Stores writes in flight, so that they survive their page. */
export type PendingWrites = {
  /** Stores a write, first sent `at` (now by default). Resolves to a function to call when it is answered. */
  keep(write: readonly unknown[], key: string, at?: Instant): Promise<() => void>
  /** Claims the writes of closed pages, each for one tab only. */
  recover(): Promise<InterruptedWrite[]>
}

type Deps = {
  storage: Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>
  /** Prefix of the storage keys. */
  prefix: string
  clock: Pick<Clock, 'now'>
  /** A lock is held while the page with the write is open. */
  locks: {
    tryHold(name: string): Promise<(() => void) | null>
    /** Resolves when the lock is free; rejects when `signal` aborts first. */
    whenFree(name: string, signal: AbortSignal): Promise<void>
  }
}

/** Maximum time a closing page may keep its locks. */
const LAST_BREATH_MS = 5_000

/** One storage entry per write, so that tabs never overwrite each other. */
export const createPendingWrites = ({ storage, prefix, clock, locks }: Deps): PendingWrites => {
  const nameOf = (key: string) => `${prefix}.${key}`

  /** Returns false when storage is full. */
  const stored = (name: string, entry: v.InferOutput<typeof entrySchema>): boolean => {
    try {
      storage.setItem(name, JSON.stringify(entry))
      return true
    } catch {
      return false
    }
  }

  /** Removes the entry before the lock, so that no tab claims an answered write. */
  const forgetting = (key: string, release: (() => void) | null) => () => {
    storage.removeItem(nameOf(key))
    release?.()
  }

  const heldOnceFree = (key: string) =>
    locks.whenFree(nameOf(key), AbortSignal.timeout(LAST_BREATH_MS)).then(
      () => locks.tryHold(nameOf(key)),
      () => null,
    )

  const claim = async (key: string): Promise<InterruptedWrite[]> => {
    const release = (await locks.tryHold(nameOf(key))) ?? (await heldOnceFree(key))
    if (release === null) return []
    const entry = readEntry(storage.getItem(nameOf(key)))
    const forget = forgetting(key, release)
    if (entry !== null) {
      const { told, ...storedWrite } = entry
      const acknowledge = () => {
        // Another tab may have finished it in the meantime.
        if (storage.getItem(nameOf(key)) !== null) stored(nameOf(key), { ...storedWrite, told: true })
      }
      return [{ ...storedWrite, key, isAcknowledged: told === true, acknowledge, forget }]
    }
    forget()
    return []
  }

  return {
    async keep(write, key, firstSent = clock.now()) {
      // The lock is already held by a retry or by a recovered write that is sent again.
      const release = await locks.tryHold(nameOf(key))
      const save = (parts: unknown[]) => stored(nameOf(key), { write: parts, at: firstSent })
      // Without room for all of it, store at least its name.
      if (!save([...write])) save(write.slice(0, 2))
      return forgetting(key, release)
    },
    async recover() {
      const keys = keysIn(storage)
        .filter((name) => name.startsWith(nameOf('')))
        .map((name) => name.slice(nameOf('').length))
      return (await Promise.all(keys.map(claim))).flat().sort((a, b) => a.at - b.at)
    },
  }
}

const readEntry = (text: string | null): v.InferOutput<typeof entrySchema> | null => {
  try {
    const { success, output } = v.safeParse(entrySchema, JSON.parse(text ?? 'null'))
    return success ? output : null
  } catch {
    return null
  }
}

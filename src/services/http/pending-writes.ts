import * as v from 'valibot'
import { keysIn } from '@/domain/record/drafts'
import type { Clock, Instant } from '@/domain/time/clock'

const entrySchema = v.object({ write: v.array(v.unknown()), at: v.number(), told: v.optional(v.literal(true)) })

/** A write that the page was closed on: no one knows whether it was done. */
export type InterruptedWrite = {
  write: readonly unknown[]
  /** The key it was sent under. */
  key: string
  /** When it was first sent. */
  at: Instant
  /** Whether the person who sent it was told on an earlier visit that it could not be finished. */
  isAcknowledged: boolean
  /** Called once they are told. */
  acknowledge(): void
  /** Called once it is answered, or should not be sent anymore. */
  forget(): void
}

/** Writes that are on their way, kept where they outlive their page. */
export type PendingWrites = {
  /** Keeps a write, first sent `at`, now unless given; what it resolves to is called once the write is answered. */
  keep(write: readonly unknown[], key: string, at?: Instant): Promise<() => void>
  /** What closed pages left, each given to one tab alone. */
  recover(): Promise<InterruptedWrite[]>
}

type Deps = {
  storage: Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>
  /** What the names of their entries begin with. */
  prefix: string
  clock: Pick<Clock, 'now'>
  /** Says which tab has a write in hand: held for as long as the page is open. */
  locks: {
    tryHold(name: string): Promise<(() => void) | null>
    /** Resolves once no one holds it; rejects when `signal` is aborted first. */
    whenFree(name: string, signal: AbortSignal): Promise<void>
  }
}

/** How long a closing page may still hold what it leaves. */
const LAST_BREATH_MS = 5_000

/** Keeps them in one of the browser's storages, an entry each, so that tabs never write over each other's. */
export const createPendingWrites = ({ storage, prefix, clock, locks }: Deps): PendingWrites => {
  const nameOf = (key: string) => `${prefix}.${key}`

  /** Whether there was room for it. */
  const stored = (name: string, entry: v.InferOutput<typeof entrySchema>): boolean => {
    try {
      storage.setItem(name, JSON.stringify(entry))
      return true
    } catch {
      return false
    }
  }

  /** Gives a write up: its entry goes before its lock, so that no tab takes what is answered. */
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
        // It may have been answered to someone else in the meantime.
        if (storage.getItem(nameOf(key)) !== null) stored(nameOf(key), { ...storedWrite, told: true })
      }
      return [{ ...storedWrite, key, isAcknowledged: told === true, acknowledge, forget }]
    }
    forget()
    return []
  }

  return {
    async keep(write, key, firstSent = clock.now()) {
      // What has the lock already is a retry of the same, or was left and is being sent again.
      const release = await locks.tryHold(nameOf(key))
      const save = (parts: unknown[]) => stored(nameOf(key), { write: parts, at: firstSent })
      // Where there is no room for all of it, its name says at least that it was sent.
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

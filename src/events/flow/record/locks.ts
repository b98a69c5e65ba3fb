/** Which tab writes a stream: one at a time. */
export type FlowLocks = {
  /** Takes the lock if it is free; returns the way to release it, or null. It is released when the tab dies. */
  tryHold(name: string): Promise<(() => void) | null>
  /** Resolves once no one holds the lock; rejects when `signal` is aborted first. */
  whenFree(name: string, signal: AbortSignal): Promise<void>
}

/** The lock that anyone who writes a stream holds. */
export const lockOf = (stream: string): string => `flow:${stream}`

/** Locks that all tabs of the browser share. */
const webLocks = (manager: LockManager): FlowLocks => ({
  tryHold: (name) =>
    new Promise((resolve, reject) => {
      manager
        .request(name, { ifAvailable: true }, (lock) => {
          if (lock === null) return resolve(null)
          return new Promise<void>((release) => resolve(release))
        })
        .catch(reject)
    }),
  whenFree: (name, signal) => manager.request(name, { signal }, () => undefined),
})

/** Locks among callers that share this object: for tests, and for browsers without Web Locks. */
export const inProcessLocks = (): FlowLocks => {
  const held = new Set<string>()
  const waiting = new Map<string, (() => void)[]>()
  return {
    async tryHold(name) {
      if (held.has(name)) return null
      held.add(name)
      return () => {
        held.delete(name)
        for (const tell of waiting.get(name) ?? []) tell()
        waiting.delete(name)
      }
    },
    async whenFree(name, signal) {
      if (!held.has(name)) return
      const freed = new Promise<void>((resolve, reject) => {
        waiting.set(name, [...(waiting.get(name) ?? []), resolve])
        signal.addEventListener('abort', () => reject(signal.reason), { once: true })
      })
      await freed
    },
  }
}

/** The browser's locks where it has them. */
export const defaultLocks = (): FlowLocks => {
  const manager = globalThis.navigator?.locks
  return manager ? webLocks(manager) : inProcessLocks()
}

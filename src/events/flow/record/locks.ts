export type FlowLocks = {
  /** Takes a free lock and returns its release function, or null. The browser releases it when the tab dies. */
  tryHold(name: string): Promise<(() => void) | null>
  /** Resolves when the lock is free; rejects when `signal` aborts first. */
  whenFree(name: string, signal: AbortSignal): Promise<void>
}

export const lockOf = (stream: string): string => `flow:${stream}`

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

/** Locks within this object: for tests and browsers without Web Locks. */
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

export const defaultLocks = (): FlowLocks => {
  const manager = globalThis.navigator?.locks
  return manager ? webLocks(manager) : inProcessLocks()
}

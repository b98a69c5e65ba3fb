/** Which tab writes a stream: one at a time. */
export type FlowLocks = {
  /** Takes the lock if it is free; returns the way to release it, or null. It is released when the tab dies. */
  tryHold(name: string): Promise<(() => void) | null>
}

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
})

/** Locks among callers that share this object: for tests, and for browsers without Web Locks. */
export const inProcessLocks = (): FlowLocks => {
  const held = new Set<string>()
  return {
    async tryHold(name) {
      if (held.has(name)) return null
      held.add(name)
      return () => {
        held.delete(name)
      }
    },
  }
}

/** The browser's locks where it has them. */
export const defaultLocks = (): FlowLocks =>
  typeof navigator !== 'undefined' && 'locks' in navigator ? webLocks(navigator.locks) : inProcessLocks()

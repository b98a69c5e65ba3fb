/** Who writes a stream: one tab at a time. */
export type FlowLocks = {
  /** Takes the lock if it is free; returns the way to give it back, or null. It is given back when the tab dies. */
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

/** Locks among those who share this object: for tests, and for browsers without Web Locks. */
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

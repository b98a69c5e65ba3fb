import type { Exclusively } from '../core/log/fact-store'

const tails = new Map<string, Promise<unknown>>()

/** For where Web Locks are missing: one queue a name, for this page or process alone. */
export const inProcess: Exclusively = (name, work) => {
  const turn = (tails.get(name) ?? Promise.resolve()).then(work, work)
  tails.set(name, turn)
  return turn
}

/** Web Locks, which all tabs of the origin share; else the queue of this process. */
export const webLocks = (): Exclusively => {
  const manager = globalThis.navigator?.locks
  return manager ? (name, work) => manager.request(name, work) : inProcess
}

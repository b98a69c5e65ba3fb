import type { Exclusively } from '../core/log/fact-store'

const tails = new Map<string, Promise<unknown>>()

/** Fallback without Web Locks: one queue per name, within this page or process. */
export const inProcess: Exclusively = (name, work) => {
  const turn = (tails.get(name) ?? Promise.resolve()).then(work, work)
  tails.set(name, turn)
  return turn
}

/** Web Locks are shared by all tabs of the origin; without them, the queue of this process. */
export const webLocks = (): Exclusively => {
  const manager = globalThis.navigator?.locks
  return manager ? (name, work) => manager.request(name, work) : inProcess
}

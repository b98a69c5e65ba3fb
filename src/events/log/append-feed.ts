import * as v from 'valibot'
import type { LogChange } from './log'

export type Channel = Pick<BroadcastChannel, 'postMessage' | 'close'> & {
  addEventListener(type: 'message', listener: (message: { data: unknown }) => void): void
}

const changeMessage = v.object({ streams: v.array(v.string()), lastPosition: v.number() })

/** Null where the browser has no BroadcastChannel. */
export const browserChannel = (name: string): Channel | null =>
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name)

/**
 * Passes changes to this tab's listeners and to other tabs. A listener that throws affects neither the others nor the writer. `isShared` is
 * false when tabs no longer have the same entries and must not notify each other.
 */
export const createAppendFeed = (channel: Channel | null, isShared: () => boolean) => {
  const listeners = new Set<(change: LogChange) => void>()
  const notify = (change: LogChange) => {
    for (const listener of [...listeners]) {
      try {
        listener(change)
      } catch (error) {
        queueMicrotask(() => {
          throw error
        })
      }
    }
  }
  channel?.addEventListener('message', ({ data }) => {
    const parsed = v.safeParse(changeMessage, data)
    if (parsed.success && isShared()) notify({ ...parsed.output, foreign: true })
  })
  return {
    publish(streams: string[], lastPosition: number) {
      notify({ streams, lastPosition, foreign: false })
      if (isShared()) channel?.postMessage({ streams, lastPosition })
    },
    subscribe(listener: (change: LogChange) => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    close() {
      listeners.clear()
      channel?.close()
    },
  }
}

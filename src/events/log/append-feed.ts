import * as v from 'valibot'
import type { LogChange } from './log'

/** How tabs notify each other: the part of a BroadcastChannel that is used. */
export type Channel = Pick<BroadcastChannel, 'postMessage' | 'close'> & {
  addEventListener(type: 'message', listener: (message: { data: unknown }) => void): void
}

const changeMessage = v.object({ streams: v.array(v.string()), lastPosition: v.number() })

/** The channel that browsers have; null where there is none. */
export const browserChannel = (name: string): Channel | null =>
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name)

/**
 * Passes changes on to this tab's listeners and to the other tabs. A listener that throws affects neither the others nor the writer.
 * @param isShared whether this tab and the others still have the same entries; if not, they no longer notify each other.
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

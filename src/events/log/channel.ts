import * as v from 'valibot'
import type { LogNews } from './log'

/** How tabs hear of each other: the part of a BroadcastChannel that is used. */
export type Channel = Pick<BroadcastChannel, 'postMessage' | 'close'> & {
  addEventListener(type: 'message', listener: (message: { data: unknown }) => void): void
}

const news = v.object({ streams: v.array(v.string()), lastPosition: v.number() })

/** The channel that browsers have; null where there is none. */
export const browserChannel = (name: string): Channel | null =>
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name)

/** Passes news on to this tab's listeners and to the other tabs. A listener that throws harms neither its like nor the writer. */
export const newsDesk = (channel: Channel | null) => {
  const listeners = new Set<(news: LogNews) => void>()
  const tell = (told: LogNews) => {
    for (const listener of [...listeners]) {
      try {
        listener(told)
      } catch (error) {
        queueMicrotask(() => {
          throw error
        })
      }
    }
  }
  channel?.addEventListener('message', ({ data }) => {
    const parsed = v.safeParse(news, data)
    if (parsed.success) tell({ ...parsed.output, foreign: true })
  })
  return {
    publish(streams: string[], lastPosition: number) {
      tell({ streams, lastPosition, foreign: false })
      channel?.postMessage({ streams, lastPosition })
    },
    subscribe(listener: (news: LogNews) => void) {
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

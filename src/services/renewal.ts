import type { QueryClient } from '@tanstack/react-query'

const TOPICS = ['jobs', 'crew', 'clients', 'billing', 'onboarding', 'facts', 'put_aside'] as const

/**
 * What happened in the business. A query names in its `meta` which of these make its answer old:
 * - `jobs`, `crew`, `clients` a record of that kind was written
 * - `billing` a payment, a plan or a card changed
 * - `onboarding` a step of onboarding was saved
 * - `facts` something was written, whatever it was
 * - `put_aside` a record of this browser's own could not be read and was put aside
 */
export type Topic = (typeof TOPICS)[number]

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { renewedBy?: readonly Topic[] }
  }
}

/** Loads every answer again that one of the topics makes old; resolves when those on screen are loaded, or could not be. */
export const renew = (client: QueryClient, topics: readonly Topic[]): Promise<void> =>
  client.invalidateQueries({ predicate: ({ meta }) => topics.some((topic) => meta?.renewedBy?.includes(topic)) })

/** Lets this person's other tabs know what has changed here, so that they load it again. */
export type Changes = {
  announce(topics: readonly Topic[]): void
  subscribe(listener: (topics: readonly Topic[]) => void): () => void
  /** Says and hears nothing from now on. */
  close(): void
}

/** A tab with an older release of the app says only that something has changed. */
const topicsIn = (message: unknown): readonly Topic[] =>
  Array.isArray(message) ? TOPICS.filter((topic) => message.includes(topic)) : TOPICS

/** Changes over a BroadcastChannel; where the browser has none, tabs catch up when they are looked at. */
export const createChanges = (name = 'groundwork-changes'): Changes => {
  let channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name)
  return {
    announce: (topics) => channel?.postMessage(topics),
    subscribe(listener) {
      const hear = ({ data }: MessageEvent<unknown>) => listener(topicsIn(data))
      channel?.addEventListener('message', hear)
      return () => channel?.removeEventListener('message', hear)
    },
    close() {
      channel?.close()
      channel = null
    },
  }
}

import type { QueryClient } from '@tanstack/react-query'

/**
 * What happened in the business. A query names in its `meta` which of these make its answer old:
 * - `facts` something was written, whatever it was
 * - `billing` a payment, a plan or a card changed
 * - `put_aside` a record of this browser's own could not be read and was put aside
 */
export type Topic = 'facts' | 'billing' | 'put_aside'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { renewedBy?: readonly Topic[] }
  }
}

/** Loads every answer again that one of the topics makes old. */
export const renew = (client: QueryClient, topics: readonly Topic[]): void =>
  void client.invalidateQueries({ predicate: ({ meta }) => topics.some((topic) => meta?.renewedBy?.includes(topic)) })

/** Lets this person's other tabs know that data has changed here, so that they load it again. */
export type Changes = {
  announce(): void
  subscribe(listener: () => void): () => void
}

/** Changes over a BroadcastChannel; where the browser has none, tabs catch up when they are looked at. */
export const createChanges = (name = 'groundwork-changes'): Changes => {
  if (typeof BroadcastChannel === 'undefined') return { announce() {}, subscribe: () => () => {} }
  const channel = new BroadcastChannel(name)
  return {
    announce: () => channel.postMessage('changed'),
    subscribe(listener) {
      channel.addEventListener('message', listener)
      return () => channel.removeEventListener('message', listener)
    },
  }
}

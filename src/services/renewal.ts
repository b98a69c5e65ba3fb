import type { Query, QueryClient, QueryFilters } from '@tanstack/react-query'

export interface Topics {
  /** Any write. */
  facts: true
  /** An unreadable record was quarantined in this browser. */
  put_aside: true
}
export type Topic = keyof Topics

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { renewedBy?: readonly Topic[] }
  }
}

/** Reloads pending requests once they finish: their response may predate the last write. */
export const loadOnceMore = async (client: QueryClient, filters: QueryFilters): Promise<void> => {
  const onTheirWay = client.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' })
  const again = onTheirWay.map(async ({ promise, queryKey }) => {
    try {
      await promise
    } catch {
      return
    }
    await client.invalidateQueries({ queryKey, exact: true }, { cancelRefetch: false })
  })
  await Promise.all(again)
}

/** Reloads every query with one of the topics; resolves when those on screen have loaded or failed. */
export const renew = async (client: QueryClient, topics: readonly Topic[]): Promise<void> => {
  const isOld = ({ meta }: Pick<Query, 'meta'>) => topics.some((topic) => meta?.renewedBy?.includes(topic) ?? false)
  const isFirst = ({ state }: Query) => state.data === undefined
  // A pending response of a closed page would count as fresh. Not awaited.
  void loadOnceMore(client, { predicate: (query) => !isFirst(query) && !query.isActive() && isOld(query) })
  // The query library does not restart a first load.
  const first = loadOnceMore(client, { predicate: (query) => isFirst(query) && isOld(query) })
  await Promise.all([client.invalidateQueries({ predicate: isOld }), first])
}

/** Batches renewals: while one runs, topics of further calls wait for the next. */
export const createRenewing = (client: QueryClient) => {
  let underWay: Promise<void> | null = null
  let next: { topics: Set<Topic>; done: Promise<void> } | null = null

  const begin = (topics: readonly Topic[]): Promise<void> => {
    const own = renew(client, topics).finally(() => {
      if (underWay === own) underWay = null
    })
    underWay = own
    return own
  }
  /** Resolves when every affected query on screen has loaded after this call, or failed. */
  return (topics: readonly Topic[]): Promise<void> => {
    if (underWay === null) return begin(topics)
    if (next === null) {
      const waiting = new Set<Topic>()
      const done = underWay.then(() => {
        next = null
        return begin([...waiting])
      })
      next = { topics: waiting, done }
    }
    for (const topic of topics) next.topics.add(topic)
    return next.done
  }
}

export type Changes = {
  announce(topics: readonly Topic[]): void
  /** `topics` is null when the other tab's topics are unknown. */
  subscribe(listener: (topics: readonly Topic[] | null) => void): () => void
  close(): void
}

/** A tab with another release may send other topics, or none. */
const topicsIn = (message: unknown): readonly Topic[] | null => (Array.isArray(message) ? message : null)

/** Uses BroadcastChannel; without it, tabs catch up when they get focus. */
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

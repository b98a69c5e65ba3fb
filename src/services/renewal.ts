import type { Query, QueryClient, QueryFilters } from '@tanstack/react-query'

/**
 * What happened in the business, by name. A query lists in its `meta` which of these make its answer outdated. The queries of an area add
 * their own by `declare module '../renewal'`.
 */
export interface Topics {
  /** Something was written, whatever it was. */
  facts: true
  /** A record of this browser's own could not be read and was put aside. */
  put_aside: true
}
export type Topic = keyof Topics

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { renewedBy?: readonly Topic[] }
  }
}

/** Loads once more, when it has come, every answer that is on its way: it may be older than what was just written. */
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

/** Loads every answer again that one of the topics makes old; resolves when those on screen are loaded, or could not be. */
export const renew = async (client: QueryClient, topics: readonly Topic[]): Promise<void> => {
  const isOld = ({ meta }: Pick<Query, 'meta'>) => topics.some((topic) => meta?.renewedBy?.includes(topic) ?? false)
  const isFirst = ({ state }: Query) => state.data === undefined
  // The answer that a page left behind on its way would count as new. No one waits for it.
  void loadOnceMore(client, { predicate: (query) => !isFirst(query) && !query.isActive() && isOld(query) })
  // A load that has brought nothing yet is not begun again by the library.
  const first = loadOnceMore(client, { predicate: (query) => isFirst(query) && isOld(query) })
  await Promise.all([client.invalidateQueries({ predicate: isOld }), first])
}

/** Renews for many writes at a time: while one renewal is under way, the topics of all that are requested in the meantime wait for the next one. */
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
  /** Resolves when every answer on screen that the topics make old was loaded after this call, or could not be. */
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

/** Lets this person's other tabs know what has changed here, so that they load it again. */
export type Changes = {
  announce(topics: readonly Topic[]): void
  /** `topics` is null where the other tab can't say what has changed. */
  subscribe(listener: (topics: readonly Topic[] | null) => void): () => void
  /** Neither sends nor receives from now on. */
  close(): void
}

/** A tab with another release of the app may know other topics, or none. */
const topicsIn = (message: unknown): readonly Topic[] | null => (Array.isArray(message) ? message : null)

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

import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import {
  ActivityDocument,
  HistoryDocument,
  RecordAsOfDocument,
  RequestNoticeDocument,
  UndoDocument,
  UndoRequestDocument,
  UsageDocument,
} from '@/contract/graphql/generated/history'
import type { GraphQL } from '../graphql/graphql'

const PAGE = 20

/** Newest first, paginated. `stream` is `job/17`. */
export const historyQuery = (graphql: GraphQL, stream: string) =>
  infiniteQueryOptions({
    queryKey: ['history', stream],
    meta: { renewedBy: ['facts'] },
    queryFn: async ({ pageParam }) =>
      (await graphql.query(HistoryDocument, { stream, first: PAGE, before: pageParam })).history,
    initialPageParam: null as number | null,
    getNextPageParam: (page) => page.nextBefore ?? null,
  })

/**
 * A record after the fact at a position, beside its current state; 0 is before the first fact. Throws Failure 404 when the position is not
 * one of its facts.
 */
export const recordAsOfQuery = (graphql: GraphQL, stream: string, position: number) =>
  queryOptions({
    queryKey: ['as-of', stream, position],
    meta: { renewedBy: ['facts'] },
    queryFn: async () => (await graphql.query(RecordAsOfDocument, { stream, position })).recordAsOf,
  })

export const activityQuery = (graphql: GraphQL) =>
  infiniteQueryOptions({
    queryKey: ['activity'],
    meta: { renewedBy: ['facts'] },
    queryFn: async ({ pageParam }) =>
      (await graphql.query(ActivityDocument, { first: 10, before: pageParam })).activity,
    initialPageParam: null as number | null,
    getNextPageParam: (page) => page.nextBefore ?? null,
  })

/** Clients and services of the current month (DASH-03). */
export const usageQuery = (graphql: GraphQL) =>
  queryOptions({
    queryKey: ['usage'],
    meta: { renewedBy: ['facts'] },
    queryFn: async () => (await graphql.query(UsageDocument, {})).usage,
  })

/** What an undo left as it is, with its page in the app if it has one. */
export type Stayed = { text: string; page: string | null }

/** Undoes facts of any records together. `key` is the intent's id. Throws Failure 409 when the records have changed since. */
export const undo = async (graphql: GraphQL, positions: number[], key: string): Promise<{ stayed: Stayed[] }> =>
  (await graphql.mutate(UndoDocument, { positions, key })).undo

/** In ms; long enough to undo an import of thousands of clients at once. */
const UNDO_TIMEOUT = 180_000

/**
 * Undoes everything one request of this person caused; `count` is the number of facts, 0 when it changed nothing. `request` is its
 * idempotency key, `key` the intent's id. Throws Failure 404 when there was no such request; 403 or 409 when it can't be undone.
 */
export const undoRequest = async (
  graphql: GraphQL,
  request: string,
  key: string,
): Promise<{ count: number; stayed: Stayed[] }> =>
  (await graphql.mutate(UndoRequestDocument, { request, key }, UNDO_TIMEOUT)).undoRequest

/** What became of the message that this request sends; null when nothing is known of it. */
export const requestNotice = async (
  graphql: GraphQL,
  key: string,
): Promise<{ text: string; isSent: boolean } | null> => {
  const { requestNotice: notice } = await graphql.query(RequestNoticeDocument, { key })
  return notice && { text: notice.text, isSent: notice.is_sent }
}

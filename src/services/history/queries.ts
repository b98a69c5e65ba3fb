import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import {
  ActivityDocument,
  HistoryDocument,
  RecordAsOfDocument,
  UndoDocument,
  UndoRequestDocument,
  UsageDocument,
} from '@/contract/graphql/generated/history'
import type { GraphQL } from '../graphql/graphql'

const PAGE = 20

/** The facts of one record, newest first, page by page. `stream` is `job/17`. */
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
 * A record as the fact at a position left it, beside what it is now; 0 is the time before the first.
 * @throws Failure 404 where the position is not one of its facts
 */
export const recordAsOfQuery = (graphql: GraphQL, stream: string, position: number) =>
  queryOptions({
    queryKey: ['as-of', stream, position],
    meta: { renewedBy: ['facts'] },
    queryFn: async () => (await graphql.query(RecordAsOfDocument, { stream, position })).recordAsOf,
  })

/** The latest facts of the business, page by page. */
export const activityQuery = (graphql: GraphQL) =>
  infiniteQueryOptions({
    queryKey: ['activity'],
    meta: { renewedBy: ['facts'] },
    queryFn: async ({ pageParam }) =>
      (await graphql.query(ActivityDocument, { first: 10, before: pageParam })).activity,
    initialPageParam: null as number | null,
    getNextPageParam: (page) => page.nextBefore ?? null,
  })

/** Clients and services of the running month, counted from data (DASH-03). */
export const usageQuery = (graphql: GraphQL) =>
  queryOptions({
    queryKey: ['usage'],
    meta: { renewedBy: ['facts'] },
    queryFn: async () => (await graphql.query(UsageDocument, {})).usage,
  })

/** Takes facts of any records back together. `key` is the intent's id. @throws Failure 409 when the records have changed since. */
export const undo = async (graphql: GraphQL, positions: number[], key: string): Promise<void> => {
  await graphql.mutate(UndoDocument, { positions, key })
}

/** An import of thousands of clients is taken back as a whole, in ms. */
const UNDO_TIMEOUT = 180_000

/**
 * Takes back all that one request of this person's led to: how many facts, 0 where it had changed nothing. `request` is its idempotency
 * key, `key` the intent's id.
 * @throws Failure 404 when there was no such request; 403 or 409, in words, when it can't be taken back
 */
export const undoRequest = async (graphql: GraphQL, request: string, key: string): Promise<number> =>
  (await graphql.mutate(UndoRequestDocument, { request, key }, UNDO_TIMEOUT)).undoRequest

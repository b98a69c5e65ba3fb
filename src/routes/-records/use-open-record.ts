import {
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query'
import { toFailure } from '@/domain/failure'
import { historyQuery, recordAsOfQuery } from '@/services/history/queries'
import type { AsOf } from '@/ui/kit/record-as-of'
import { recordSource } from '@/ui/kit/record-source'
import type { DamagedRecord } from '@/ui/kit/records/damaged-notice'
import { loadable, pageable } from '../-loadable'
import { useWorkspace } from '../-workspace'

export type OpenRecord<R, Key extends QueryKey> = {
  /** Null where none is open. */
  id: number | null
  /** Its stream without the id: `job`. */
  kind: string
  list: Pick<UseQueryResult<R[]>, 'data' | 'error'>
  damaged: readonly DamagedRecord[]
  /** Reads it where the list does not hold it. */
  single: UseQueryOptions<R, Error, R, Key>
} & Partial<OpenAsOf>

/** Which moment of the record's past the address asks for, if any. */
export type OpenAsOf = { asOf: number | undefined; onAsOf: AsOf['onGo'] }

const nowhere = () => undefined

/** Its page shows the history, where the change that broke the record can be undone. */
const DAMAGED = { state: 'damaged', history: null } as const

/** The record whose page is open, from the list where it is there, else by a call of its own; what has happened to it, and how it was. */
export const useOpenRecord = <R extends { id: number }, Key extends QueryKey>(open: OpenRecord<R, Key>) => {
  const { id, kind, list, damaged, single, asOf, onAsOf = nowhere } = open
  const { workspace } = useWorkspace()
  const listed = list.data?.find((record) => record.id === id)
  const isDamaged = damaged.some((record) => record.id === id)
  const { data, error, refetch } = useQuery({
    ...single,
    enabled: id !== null && listed === undefined && !isDamaged && (list.data !== undefined || list.error !== null),
  })
  const stream = `${kind}/${id}`
  const history = useInfiniteQuery({ ...historyQuery(workspace.graphql, stream), enabled: id !== null })
  const then = useQuery({ ...recordAsOfQuery(workspace.graphql, stream, asOf ?? 0), enabled: asOf !== undefined })
  // What was read once may have been deleted since.
  const isGone = error !== null && toFailure(error).status === 404
  const record = listed ?? (isGone ? undefined : data)
  return {
    record,
    source: isDamaged ? DAMAGED : recordSource<R>(loadable({ data: record, error, refetch })),
    history: pageable(history, ({ facts }) => facts),
    asOf: { source: asOf === undefined ? null : recordSource(loadable(then)), onGo: onAsOf },
  }
}

import {
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query'
import { toFailure } from '@/domain/record/failure'
import { historyQuery, recordAsOfQuery } from '@/services/history/queries'
import type { DamagedRecord } from '@/ui/kit/records/page/damaged-notice'
import type { AsOf } from '@/ui/kit/records/page/record-as-of'
import { recordSource } from '@/ui/kit/records/page/record-source'
import { loadable, pageable } from '../-loading/loadable'
import { useWorkspace } from '../-session/workspace'

export type Found<R, Key extends QueryKey> = {
  /** Null for a new record. */
  id: number | null
  kind: string
  /** The noun when it differs from the stream: "crew member". */
  noun?: string
  list: Pick<UseQueryResult<R[]>, 'data' | 'error'>
  damaged: readonly DamagedRecord[]
  single: UseQueryOptions<R, Error, R, Key>
}

export const NO_LIST = { list: { data: [], error: null }, damaged: [] }

const DAMAGED = { state: 'damaged' } as const

export const useRecord = <R extends { id: number }, Key extends QueryKey>({
  id,
  list,
  damaged,
  single,
}: Omit<Found<R, Key>, 'kind' | 'noun'>) => {
  const listed = list.data?.find((record) => record.id === id)
  const isDamaged = damaged.some((record) => record.id === id)
  const { data, error, isFetching, refetch } = useQuery({
    ...single,
    enabled: id !== null && listed === undefined && !isDamaged && (list.data !== undefined || list.error !== null),
  })
  // It may have been deleted since it was cached.
  const isGone = error !== null && toFailure(error).status === 404
  const record = listed ?? (isGone ? undefined : data)
  return {
    record,
    source: isDamaged ? DAMAGED : recordSource<R>(loadable({ data: record, error, isFetching, refetch })),
  }
}

export const useRecordHistory = (stream: string, isWanted: boolean) => {
  const { workspace } = useWorkspace()
  const history = useInfiniteQuery({ ...historyQuery(workspace.graphql, stream), enabled: isWanted })
  return pageable(history, ({ facts }) => facts)
}

/** URL state of an open record: id, tab and point in time. */
type Opened = { id: number; tab: string; asOf: number | undefined; onAsOf: AsOf['onGo'] }

export type OpenedProps<Props, Loaded extends keyof Props = never> = Omit<
  Props,
  'source' | 'history' | 'asOf' | Loaded
> &
  Omit<Opened, 'tab'>

export const useOpenRecord = <R extends { id: number }, Key extends QueryKey>({
  tab,
  asOf,
  onAsOf,
  ...found
}: Opened & Omit<Found<R, Key>, 'id'>) => {
  const { workspace } = useWorkspace()
  const stream = `${found.kind}/${found.id}`
  const { record, source } = useRecord(found)
  // A damaged record's history contains the change that broke it, to be undone.
  const history = useRecordHistory(stream, tab === 'history' || source.state === 'damaged')
  const then = useQuery({ ...recordAsOfQuery(workspace.graphql, stream, asOf ?? 0), enabled: asOf !== undefined })
  return {
    record,
    page: {
      source,
      history,
      asOf: { source: asOf === undefined ? null : recordSource(loadable(then)), onGo: onAsOf },
    },
  }
}

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

/** Where a record is found. */
export type Found<R, Key extends QueryKey> = {
  /** Null for a new one. */
  id: number | null
  /** Its stream without the id: `job`. */
  kind: string
  /** What it is in a sentence, where that is not the word of its stream: "crew member". */
  noun?: string
  list: Pick<UseQueryResult<R[]>, 'data' | 'error'>
  damaged: readonly DamagedRecord[]
  /** Reads it where the list does not hold it. */
  single: UseQueryOptions<R, Error, R, Key>
}

/** Where a record is found that is in no list: by its own call. */
export const NO_LIST = { list: { data: [], error: null }, damaged: [] }

const DAMAGED = { state: 'damaged' } as const

/** A record from the list where it is there, else by a call of its own. */
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
  // What was read once may have been deleted since.
  const isGone = error !== null && toFailure(error).status === 404
  const record = listed ?? (isGone ? undefined : data)
  return {
    record,
    source: isDamaged ? DAMAGED : recordSource<R>(loadable({ data: record, error, isFetching, refetch })),
  }
}

/** What has happened to a record, a page at a time; asked for as soon as it is wanted. */
export const useRecordHistory = (stream: string, isWanted: boolean) => {
  const { workspace } = useWorkspace()
  const history = useInfiniteQuery({ ...historyQuery(workspace.graphql, stream), enabled: isWanted })
  return pageable(history, ({ facts }) => facts)
}

/** What the address says of a record whose page is open: which one, which of its tabs, and which moment of its past. */
type Opened = { id: number; tab: string; asOf: number | undefined; onAsOf: AsOf['onGo'] }

/** What a details container is given: the props of the details, except those that it loads. */
export type OpenedProps<Props, Loaded extends keyof Props = never> = Omit<
  Props,
  'source' | 'history' | 'asOf' | Loaded
> &
  Omit<Opened, 'tab'>

/** What the page of a record shows: the record, what has happened to it once that is looked at, and how it was. */
export const useOpenRecord = <R extends { id: number }, Key extends QueryKey>({
  tab,
  asOf,
  onAsOf,
  ...found
}: Opened & Omit<Found<R, Key>, 'id'>) => {
  const { workspace } = useWorkspace()
  const stream = `${found.kind}/${found.id}`
  const { record, source } = useRecord(found)
  // The history of a damaged record has the change that broke it, to be undone.
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

import { startTransition, useMemo, useRef } from 'react'
import type { Actor } from '@/domain/permissions/actor'
import type { Day } from '@/domain/time/calendar'
import { useIsPhone } from '@/ui/kit/behavior/screen-width'
import type { Loadable } from '@/ui/kit/feedback/loadable'
import { useIsPrinting } from '@/ui/kit/layout/printing'
import type { FilterValues, ListQuery, Records } from '../actions/definition'
import type { RecordActions } from '../actions/use-record-actions'
import { useLayout } from './layout'
import { useSelection } from './selection'
import { first, nextSort, type RecordSort, sortedBy } from './sort'
import { useSearchAhead } from './use-search-ahead'
import { useTyped } from './use-typed'
import type { Views } from './views'

export type ListParams<F, Column extends string> = ListQuery<F> & { sort?: RecordSort<Column> | undefined }

export type ListAddress<F, Column extends string> = {
  place: ListParams<F, Column>
  /** Merged into the URL; `undefined`, or `""` for the search, clears a field. */
  onPlace: (patch: Partial<ListParams<F, Column>>) => void
  hiddenColumns: readonly Column[]
  onColumns: (hidden: Column[]) => void
  views: Views
}

type RecordListProps<R, Column extends string, F> = ListAddress<F, Column> & {
  actor: Actor
  /** In the business's time zone. */
  today: Day
  /** Unfiltered; the list applies `place` itself. */
  records: Loadable<readonly R[]>
  onOpen: (id: number) => void
}

/** Lets the search field show a text before the list renders with it. */
export type SearchField = { show: (text: string) => void }

const NONE: readonly never[] = []

/** The filtered, sorted and selected records: shared by table, cards, export and bulk actions. */
export const useRecordList = <
  R extends { id: number },
  C extends string,
  Column extends string,
  F extends Partial<FilterValues>,
>(
  definition: Records<R, C, Column, F>,
  actions: RecordActions<R, C>,
  props: RecordListProps<R, Column, F>,
) => {
  const { actor, today, records, place, hiddenColumns: hidden } = props
  const onPlace = (patch: FilterValues) => props.onPlace(patch as Partial<ListParams<F, Column>>)
  const context = useMemo(() => ({ actor, today }), [actor, today])
  const all = records.state === 'ready' ? records.value : NONE
  const phone = useIsPhone()
  const inOrder = useMemo(() => {
    const sorted = [...all].sort(definition.defaultOrder(context))
    return phone && definition.firstOnPhones ? first(sorted, definition.firstOnPhones) : sorted
  }, [definition, context, all, phone])
  // Sorting is expensive, so it comes before filtering: a typed letter only removes rows.
  const { columns } = definition
  const ordered = useMemo(() => sortedBy(columns, inOrder, place.sort), [columns, inOrder, place.sort])

  const { defaultSort } = definition
  /** Ascending, descending, unsorted; but if the default order is this column's, the first press reverses it. */
  const turnRound = (column: string) =>
    place.sort === undefined && defaultSort !== undefined && column === defaultSort
      ? onPlace({ sort: `-${defaultSort}` })
      : onPlace({ sort: nextSort(column, place.sort) })

  const [layout] = useLayout()
  const printing = useIsPrinting()

  // Filters as the user types; the URL follows.
  const [search, setSearch] = useTyped(place.search, (text) => onPlace({ search: text }))
  const searchField = useRef<SearchField>(null)
  // Compares by content, because the URL state may come in a new object.
  const values: FilterValues = place
  const asking = JSON.stringify({
    search,
    ...Object.fromEntries(definition.filters.map(({ id }) => [id, values[id]])),
  })
  const query = useMemo(() => JSON.parse(asking) as ListQuery<F>, [asking])
  const shown = useMemo(() => definition.narrow(ordered, query), [definition, ordered, query])
  useSearchAhead(definition.narrow as (records: readonly R[], query: { search: string }) => R[], all)
  const unasked = Object.fromEntries(definition.filters.map(({ id }) => [id, undefined]))

  return {
    definition: definition as unknown as Records<R>,
    actions,
    context,
    phone,
    /** Print always uses the table. */
    cards: !printing && (phone || (definition.cardGrid === true && layout === 'cards')),
    records,
    onOpen: props.onOpen,
    views: props.views,
    inOrder,
    query,
    /** The number of active filters. */
    narrowed: Object.values(query).filter(Boolean).length,
    shown,
    columns: useMemo(
      () =>
        (definition as unknown as Records<R>).columns.filter(
          ({ id, alwaysShown }) => alwaysShown || !hidden.some((other) => other === id),
        ),
      [definition, hidden],
    ),
    hidden: hidden as readonly string[],
    onHidden: props.onColumns as (hidden: string[]) => void,
    sort: (place.sort ?? definition.defaultSort) as RecordSort | undefined,
    toggleSort: turnRound,
    values: { ...query, search } as FilterValues & { search: string },
    search: setSearch,
    searchField,
    onPlace,
    clear: () =>
      startTransition(() => {
        searchField.current?.show('')
        // Recent input may not have reached the URL yet.
        setSearch('')
        onPlace({ ...unasked, search: '' })
      }),
    ...useSelection(shown),
  }
}

export type RecordList<R extends { id: number }> = Omit<
  ReturnType<typeof useRecordList<R, string, string, FilterValues>>,
  'query'
>

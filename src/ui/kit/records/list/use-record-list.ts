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

/** What the address of the page says about a list. */
export type ListParams<F, Column extends string> = ListQuery<F> & { sort?: RecordSort<Column> | undefined }

/** What the route of a list gives its screen: what the address says of the list, and how the person wants to see it. */
export type ListAddress<F, Column extends string> = {
  place: ListParams<F, Column>
  /** Merged into the address; `undefined`, and `""` for the search, clear a field. */
  onPlace: (patch: Partial<ListParams<F, Column>>) => void
  /** Columns switched off by the person. */
  hiddenColumns: readonly Column[]
  onColumns: (hidden: Column[]) => void
  /** The ways of seeing the list that the person has saved. */
  views: Views
}

/** What an area's screen hands to its list. */
type RecordListProps<R, Column extends string, F> = ListAddress<F, Column> & {
  actor: Actor
  /** The day it is where the business is. */
  today: Day
  /** All records; the list narrows them by `place` itself. */
  records: Loadable<readonly R[]>
  onOpen: (id: number) => void
}

/** The field of a list's search, which shows a text before the list is drawn by it. */
export type SearchField = { show: (text: string) => void }

const NONE: readonly never[] = []

/** Which records show, in which order, and which are ticked: the same for table, cards, export and bulk actions. */
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
  // Ordering is the expensive part, so it comes before narrowing: a typed letter only leaves rows out.
  const { columns } = definition
  const ordered = useMemo(() => sortedBy(columns, inOrder, place.sort), [columns, inOrder, place.sort])

  const { defaultSort } = definition
  /** Upwards, downwards, not at all; but where the order is that of this column already, the first press turns it round. */
  const turnRound = (column: string) =>
    place.sort === undefined && defaultSort !== undefined && column === defaultSort
      ? onPlace({ sort: `-${defaultSort}` })
      : onPlace({ sort: nextSort(column, place.sort) })

  const [layout] = useLayout()
  const printing = useIsPrinting()

  // Narrowed by what is typed as it is typed; the address follows.
  const [search, setSearch] = useTyped(place.search, (text) => onPlace({ search: text }))
  const searchField = useRef<SearchField>(null)
  // The same words are the same question, whatever object the address of the page comes in.
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
    /** Whether the records are shown as cards; on paper they are a table. */
    cards: !printing && (phone || (definition.cardGrid === true && layout === 'cards')),
    records,
    onOpen: props.onOpen,
    views: props.views,
    /** All records in the area's own order. */
    inOrder,
    query,
    /** How many things "Clear filters" would widen. */
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
        // What was typed a moment ago has not reached the address yet.
        setSearch('')
        onPlace({ ...unasked, search: '' })
      }),
    ...useSelection(shown),
  }
}

/** A list of records with everything that its table, cards and toolbar need. */
export type RecordList<R extends { id: number }> = Omit<
  ReturnType<typeof useRecordList<R, string, string, FilterValues>>,
  'query'
>

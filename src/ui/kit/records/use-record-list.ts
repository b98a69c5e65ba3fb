import { useMemo } from 'react'
import type { Day } from '@/domain/calendar'
import type { Actor } from '@/domain/permissions/actor'
import type { Loadable } from '@/ui/kit/loadable'
import { useIsPhone } from '@/ui/kit/use-is-phone'
import type { Asked, FilterValues, Records } from './definition'
import { useSelection } from './selection'
import type { RecordSort } from './sort'
import type { RecordActions } from './use-record-actions'
import { useSortedRecords } from './use-sorted-records'
import type { Views } from './views'

/** What the address of the page says about a list. */
export type Place<F, Column extends string> = Asked<F> & { sort?: RecordSort<Column> | undefined }

/** What an area's screen hands to its list. */
export type RecordListProps<R, Column extends string, F> = {
  actor: Actor
  /** The day it is where the business is. */
  today: Day
  /** All records; the list narrows them by `place` itself. */
  records: Loadable<readonly R[]>
  place: Place<F, Column>
  /** Merged into the address; `undefined`, and `""` for the search, clear a field. */
  onPlace: (patch: Partial<Place<F, Column>>) => void
  /** Columns switched off by the person. */
  hidden: readonly Column[]
  onHidden: (hidden: Column[]) => void
  onOpen: (id: number) => void
  /** The ways of seeing the list that the person has saved; absent where none can be. */
  views?: Views
}

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
  const { actor, today, records, place, hidden } = props
  const onPlace = (patch: FilterValues) => props.onPlace(patch as Partial<Place<F, Column>>)
  const context = useMemo(() => ({ actor, today }), [actor, today])
  const all = records.state === 'ready' ? records.value : NONE
  const inOrder = useMemo(() => [...all].sort(definition.defaultOrder(context)), [definition, context, all])
  // Ordering is the expensive part, so it comes before narrowing: a typed letter only leaves rows out.
  const { ordered, toggleSort } = useSortedRecords(definition, inOrder, place.sort, (sort) => onPlace({ sort }))

  const { defaultSort } = definition
  /** The order is that of this column already, so the first press turns it round. */
  const turnRound = (column: string) =>
    place.sort === undefined && defaultSort !== undefined && column === defaultSort
      ? onPlace({ sort: `-${defaultSort}` })
      : toggleSort(column)

  // The same words are the same question, whatever object the address of the page comes in.
  const values: FilterValues = place
  const asking = JSON.stringify({
    search: place.search,
    ...Object.fromEntries(definition.filters.map(({ id }) => [id, values[id]])),
  })
  const asked = useMemo(() => JSON.parse(asking) as Asked<F>, [asking])
  const shown = useMemo(() => definition.narrow(ordered, asked), [definition, ordered, asked])
  const unasked = Object.fromEntries(definition.filters.map(({ id }) => [id, undefined]))

  return {
    definition: definition as unknown as Records<R>,
    actions,
    context,
    phone: useIsPhone(),
    records,
    onOpen: props.onOpen,
    views: props.views,
    /** All records in the area's own order. */
    inOrder,
    asked,
    /** How many things "Clear filters" would widen. */
    narrowed: Object.values(asked).filter(Boolean).length,
    shown,
    columns: useMemo(
      () =>
        (definition as unknown as Records<R>).columns.filter(
          ({ id, alwaysShown }) => alwaysShown || !hidden.some((other) => other === id),
        ),
      [definition, hidden],
    ),
    hidden: hidden as readonly string[],
    onHidden: props.onHidden as (hidden: string[]) => void,
    sort: (place.sort ?? definition.defaultSort) as RecordSort | undefined,
    toggleSort: turnRound,
    values: asked as FilterValues & { search: string },
    onPlace,
    clear: () => onPlace({ ...unasked, search: '' }),
    ...useSelection(shown),
  }
}

/** A list of records with everything that its table, cards and toolbar need. */
export type RecordList<R extends { id: number }> = Omit<
  ReturnType<typeof useRecordList<R, string, string, FilterValues>>,
  'asked'
>

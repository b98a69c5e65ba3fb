import {
  createColumnHelper,
  createSortedRowModel,
  functionalUpdate,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useMemo } from 'react'
import { useStableHandlers } from '@/ui/kit/use-stable-handlers'
import type { Records } from './definition'
import { type RecordSort, sortFrom, sortingOf } from './sort'

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() })

const columnsFor = <R extends { id: number }>(definition: Records<R>) => {
  const helper = createColumnHelper<typeof features, R>()
  return helper.columns(
    definition.columns.map(({ id, label, compare }) =>
      helper.accessor((record) => record.id, {
        id,
        header: label,
        sortFn: (a, b) => compare(a.original, b.original),
      }),
    ),
  )
}

/**
 * Records in the order of a column, or as they come while no column sorts; equal ones keep their order. `toggleSort` leads from
 * upwards to downwards to none.
 */
export const useSortedRecords = <R extends { id: number }>(
  definition: Records<R>,
  records: readonly R[],
  sort: RecordSort | undefined,
  onSort: (sort: RecordSort | undefined) => void,
) => {
  const sorting = useMemo(() => sortingOf(sort), [sort])
  const columns = useMemo(() => columnsFor(definition), [definition])
  const table = useTable({
    features,
    columns,
    data: records,
    getRowId: (record) => String(record.id),
    state: { sorting },
    onSortingChange: (change) => onSort(sortFrom(definition.columns, functionalUpdate(change, sorting))),
    sortDescFirst: false,
  })
  const rows = table.getRowModel().rows
  const { toggleSort } = useStableHandlers({
    toggleSort: (id: string) => table.getColumn(id)?.toggleSorting(),
  })
  return { ordered: useMemo(() => rows.map((row) => row.original), [rows]), toggleSort }
}

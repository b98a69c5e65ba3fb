import { useMemo } from 'react'
import { useStableHandlers } from '@/ui/kit/use-stable-handlers'
import type { Records } from './definition'
import { nextSort, type RecordSort, sortedBy } from './sort'

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
  const ordered = useMemo(() => sortedBy(definition.columns, records, sort), [definition, records, sort])
  const { toggleSort } = useStableHandlers({
    toggleSort: (column: string) => onSort(nextSort(column, sort)),
  })
  return { ordered, toggleSort }
}

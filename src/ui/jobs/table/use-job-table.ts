import {
  columnVisibilityFeature,
  createColumnHelper,
  createSortedRowModel,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useMemo, useState } from 'react'
import type { Job } from '@/domain/job/job'
import { compareJobs } from '../rules/sort'
import { JOB_COLUMNS, type JobColumn } from '../types'
import { COLUMN_LOOKS } from './columns'

const features = tableFeatures({
  rowSortingFeature,
  columnVisibilityFeature,
  sortedRowModel: createSortedRowModel(),
})
const helper = createColumnHelper<typeof features, Job>()

const columns = helper.columns(
  JOB_COLUMNS.map((id) => {
    const compare = compareJobs(id)
    return helper.accessor((job) => job.id, {
      id,
      header: COLUMN_LOOKS[id].label,
      sortFn: (a, b) => compare(a.original, b.original),
    })
  }),
)

/** `none` leaves the order as it came. */
export type SortDirection = 'asc' | 'desc' | 'none'

/** The table without its looks: which columns show, how they are sorted, and the jobs in the order shown. */
export const useJobTable = (jobs: readonly Job[], hidden: readonly JobColumn[]) => {
  const [sorting, setSorting] = useState<SortingState>([])
  const columnVisibility = useMemo(() => Object.fromEntries(hidden.map((id) => [id, false])), [hidden])
  const table = useTable({
    features,
    columns,
    data: jobs,
    getRowId: (job) => String(job.id),
    state: { sorting, columnVisibility },
    onSortingChange: setSorting,
    sortDescFirst: false,
  })
  const rows = table.getRowModel().rows
  return {
    shown: useMemo(() => rows.map((row) => row.original), [rows]),
    columns: JOB_COLUMNS.filter((id) => !hidden.includes(id)),
    directionOf: (id: JobColumn): SortDirection => {
      const sort = sorting.find((entry) => entry.id === id)
      if (!sort) return 'none'
      return sort.desc ? 'desc' : 'asc'
    },
    toggleSort: (id: JobColumn) => table.getColumn(id)?.toggleSorting(),
  }
}

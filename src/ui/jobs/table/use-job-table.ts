import {
  columnVisibilityFeature,
  createColumnHelper,
  createSortedRowModel,
  functionalUpdate,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useMemo } from 'react'
import type { Job } from '@/domain/job/job'
import { compareJobs, sortFrom, sortingOf } from '../rules/sort'
import { JOB_COLUMNS, type JobColumn, type JobSort } from '../types'
import { useStableHandlers } from '../use-stable-handlers'
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

type Props = {
  /** In the order in which they stand while no column sorts them; equal ones keep it. */
  jobs: readonly Job[]
  hidden: readonly JobColumn[]
  sort: JobSort | undefined
  onSort: (sort: JobSort | undefined) => void
}

/** The table without its looks: which columns show, and the jobs in the order shown. */
export const useJobTable = ({ jobs, hidden, sort, onSort }: Props) => {
  const sorting = useMemo(() => sortingOf(sort), [sort])
  const columnVisibility = useMemo(() => Object.fromEntries(hidden.map((id) => [id, false])), [hidden])
  const table = useTable({
    features,
    columns,
    data: jobs,
    getRowId: (job) => String(job.id),
    state: { sorting, columnVisibility },
    onSortingChange: (change) => onSort(sortFrom(functionalUpdate(change, sorting))),
    sortDescFirst: false,
  })
  const rows = table.getRowModel().rows
  const { toggleSort } = useStableHandlers({
    toggleSort: (id: JobColumn) => table.getColumn(id)?.toggleSorting(),
  })
  return {
    /** All of them, in the order to show. */
    ordered: useMemo(() => rows.map((row) => row.original), [rows]),
    columns: useMemo(() => JOB_COLUMNS.filter((id) => !hidden.includes(id)), [hidden]),
    toggleSort,
  }
}

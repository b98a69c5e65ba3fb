import { useMemo } from 'react'
import { filterJobs } from '@/domain/job/filter'
import type { Job } from '@/domain/job/job'
import { byAgenda } from '@/domain/job/order'
import { useJobTable } from './table/use-job-table'
import type { JobsScreenProps } from './types'

const NONE: readonly Job[] = []

/** Which jobs show, in which order: the same for table, cards, export and selection. */
export const useShownJobs = ({ jobs, filter, today, view, hiddenColumns, sort, onSort }: JobsScreenProps) => {
  const { search, status, date } = filter
  const narrowing = useMemo(() => ({ search, status, date }), [search, status, date])
  const all = jobs.state === 'ready' ? jobs.value : NONE
  const agenda = useMemo(() => [...all].sort(byAgenda(today)), [all, today])
  // Ordering is the dear part, so it comes before narrowing: a typed letter only leaves rows out.
  const table = useJobTable({ jobs: agenda, hidden: hiddenColumns, sort, onSort })
  const shown = useMemo(() => filterJobs(table.ordered, narrowing), [table.ordered, narrowing])
  // The list hides cancelled jobs unless asked; the board has a column for them.
  const onBoard = useMemo(() => {
    if (view !== 'kanban') return NONE
    const open = filterJobs(agenda, narrowing)
    return status ? open : [...open, ...filterJobs(all, { ...narrowing, status: 'cancelled' })]
  }, [view, status, narrowing, agenda, all])
  return { narrowing, table, shown, onBoard }
}
export type ShownJobs = ReturnType<typeof useShownJobs>

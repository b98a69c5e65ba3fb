import { useDeferredValue, useMemo } from 'react'
import { filterJobs } from '@/domain/job/filter'
import type { Job } from '@/domain/job/job'
import { byAgenda } from '@/domain/job/order'
import { useJobTable } from './table/use-job-table'
import type { JobsScreenProps } from './types'

const NONE: readonly Job[] = []

/** Which jobs show, in which order: the same for table, cards, export and selection. */
export const useShownJobs = ({ jobs, filter, today, view, hiddenColumns, sort, onSort }: JobsScreenProps) => {
  // Typing stays ahead of a list of thousands.
  const narrowing = useDeferredValue(filter)
  const all = jobs.state === 'ready' ? jobs.value : NONE
  const agenda = useMemo(() => [...all].sort(byAgenda(today)), [all, today])
  const filtered = useMemo(() => filterJobs(agenda, narrowing), [agenda, narrowing])
  const table = useJobTable({ jobs: filtered, hidden: hiddenColumns, sort, onSort })
  // The list hides cancelled jobs unless asked; the board has a column for them.
  const onBoard = useMemo(() => {
    if (view !== 'kanban') return NONE
    return narrowing.status ? filtered : [...filtered, ...filterJobs(all, { ...narrowing, status: 'cancelled' })]
  }, [view, narrowing, filtered, all])
  return { narrowing, table, shown: table.shown, onBoard }
}
export type ShownJobs = ReturnType<typeof useShownJobs>

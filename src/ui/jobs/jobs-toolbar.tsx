import { chakra } from '@chakra-ui/react'
import { Download, LayoutList, SquareKanban } from 'lucide-react'
import { ActionButton } from '@/ui/kit/action-button'
import { SegmentedControl } from '@/ui/kit/segmented-control'
import { Filters } from './list/filters'
import { ViewSettings } from './list/view-settings'
import type { JobsScreenProps } from './types'

/** JOB-02; the calendar joins them when it is built. */
const VIEWS = [
  { value: 'list', label: 'List View', icon: <LayoutList size={14} aria-hidden /> },
  { value: 'kanban', label: 'Kanban', icon: <SquareKanban size={14} aria-hidden /> },
] as const

type JobsToolbarProps = Pick<
  JobsScreenProps,
  'filter' | 'onFilter' | 'view' | 'onView' | 'hiddenColumns' | 'onColumns' | 'today'
> & {
  phone: boolean
  /** How many jobs the filters leave, or null while that is not known. */
  count: number | null
  onExport: () => void
}

/** Filters on the left, how to see the result on the right. */
export const JobsToolbar = ({ phone, count, onExport, ...props }: JobsToolbarProps) => {
  const { filter, onFilter, today, view, onView, hiddenColumns, onColumns } = props
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="2" alignItems="end" justifyContent={{ md: 'space-between' }}>
      <Filters filter={filter} onFilter={onFilter} today={today} />
      <chakra.div display={{ base: 'contents', md: 'flex' }} flexWrap="wrap" gap="2" alignItems="center">
        <chakra.span role="status" textStyle="small" color="fg.muted" whiteSpace="nowrap" me="1" alignSelf="center">
          {count !== null && `${count.toLocaleString('en-US')} ${count === 1 ? 'job' : 'jobs'}`}
        </chakra.span>
        <SegmentedControl label="View" value={view} onChange={onView} options={VIEWS} />
        {view === 'list' && !phone && <ViewSettings hidden={hiddenColumns} onColumns={onColumns} />}
        <ActionButton
          variant="outline"
          disabledReason={count ? null : 'There are no jobs to export.'}
          onClick={onExport}
        >
          <Download size={16} aria-hidden />
          Export CSV
        </ActionButton>
      </chakra.div>
    </chakra.div>
  )
}

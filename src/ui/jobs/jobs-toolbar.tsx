import { chakra } from '@chakra-ui/react'
import { Download, LayoutList, SlidersHorizontal, SquareKanban } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '@/ui/kit/button'
import { IconButton } from '@/ui/kit/icon-button'
import { SegmentedControl } from '@/ui/kit/segmented-control'
import { countNarrowed, FilterButtons, FilterFields, JobSearchBox } from './list/filters'
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
  exportable: boolean
  onExport: () => void
  /** The board's columns of closed jobs. */
  closed: { count: number; shown: boolean; onToggle: () => void }
}

/** Filters on the left, how to see the result on the right. On a phone all but the search folds away. */
export const JobsToolbar = (props: JobsToolbarProps) => (props.phone ? <Folded {...props} /> : <Wide {...props} />)

const Wide = (props: JobsToolbarProps) => (
  <chakra.div display="flex" flexWrap="wrap" gap="2" alignItems="center" justifyContent="space-between">
    <chakra.search display="flex" gap="2" alignItems="center" flex="1 1 34rem" minW="0">
      <JobSearchBox {...props} />
      <FilterFields {...props} />
      <FilterButtons {...props} />
    </chakra.search>
    <chakra.div display="flex" gap="2" alignItems="center">
      <ViewControls {...props} />
    </chakra.div>
  </chakra.div>
)

const Folded = (props: JobsToolbarProps) => {
  const [open, setOpen] = useState(false)
  const id = useId()
  const count = countNarrowed({ ...props.filter, search: '' })
  return (
    <chakra.div display="grid" gap="2">
      <chakra.search display="flex" gap="2" alignItems="center">
        <JobSearchBox {...props} />
        <Button
          variant="outline"
          minH={{ base: '11', md: '9' }}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          <SlidersHorizontal size={16} aria-hidden />
          {count > 0 ? `Filters (${count})` : 'Filters'}
        </Button>
      </chakra.search>
      <chakra.div id={id} hidden={!open} display={open ? 'grid' : 'none'} gap="2">
        <chakra.div display="grid" gridTemplateColumns="1fr 1fr" gap="2">
          <FilterFields {...props} />
        </chakra.div>
        <chakra.div display="flex" flexWrap="wrap" gap="2" alignItems="center">
          <ViewControls {...props} />
          <FilterButtons {...props} />
        </chakra.div>
      </chakra.div>
    </chakra.div>
  )
}

const ViewControls = ({ phone, view, onView, closed, hiddenColumns, onColumns, ...rest }: JobsToolbarProps) => (
  <>
    {view === 'kanban' && (
      <Button variant="outline" aria-pressed={closed.shown} onClick={closed.onToggle}>
        {closed.shown ? 'Hide closed' : `Show closed (${closed.count.toLocaleString('en-US')})`}
      </Button>
    )}
    <SegmentedControl label="View" value={view} onChange={onView} options={VIEWS} />
    {view === 'list' && !phone && <ViewSettings hidden={hiddenColumns} onColumns={onColumns} />}
    <IconButton
      label="Export CSV"
      variant="outline"
      disabledReason={rest.exportable ? null : 'There are no jobs to export.'}
      onClick={rest.onExport}
    >
      <Download size={16} aria-hidden />
    </IconButton>
  </>
)

import { chakra } from '@chakra-ui/react'
import CalendarDays from 'lucide-react/icons/calendar-days'
import LayoutList from 'lucide-react/icons/layout-list'
import SquareKanban from 'lucide-react/icons/square-kanban'
import { type ComponentType, useMemo, useState } from 'react'
import { mayCreateClients } from '@/domain/client/permissions'
import { filterJobs, filterJobsOf, type JobFilter } from '@/domain/job/filter'
import type { Job } from '@/domain/job/job'
import { numberText } from '@/domain/money/number-text'
import { Button } from '@/ui/kit/actions/button'
import { SegmentedControl } from '@/ui/kit/actions/segmented-control'
import { useKeys } from '@/ui/kit/behavior/keys'
import { Tooltip } from '@/ui/kit/overlays/tooltip'
import { RecordsPanel } from '@/ui/kit/records/list/records-panel'
import { useRecordList } from '@/ui/kit/records/list/use-record-list'
import { firstClient } from '@/ui/shared/first-client'
import { BoardSkeleton } from './board/board-skeleton'
import type { JobCalendarProps } from './calendar-props'
import { LazyJobDialogs } from './dialogs/lazy-job-dialogs'
import { CreateBar, JobsHeader } from './jobs-header'
import { LazyCreateJobDialog, LazyJobBoard } from './lazy-parts'
import { jobRecordsFor } from './records'
import { creationRefusal } from './rules/actions'
import { columnsFor, countClosed, countOnBoard, isClosedStatus } from './rules/board'
import { periodOf } from './rules/period'
import type { JobsScreenProps } from './types'
import { useJobActions } from './use-job-actions'

/** JOB-02. */
const VIEWS = [
  { value: 'list', label: 'List View', icon: <LayoutList size={14} aria-hidden /> },
  { value: 'kanban', label: 'Kanban', icon: <SquareKanban size={14} aria-hidden /> },
  { value: 'calendar', label: 'Calendar', icon: <CalendarDays size={14} aria-hidden /> },
] as const

const NONE: readonly Job[] = []

/** Removes the day filter, since the calendar has its own navigation. */
const withoutDate = <
  L extends { definition: { filters: readonly { kind: string }[] }; query: JobFilter; narrowed: number },
>(
  list: L,
): L => ({
  ...list,
  narrowed: list.narrowed - (list.query.date ? 1 : 0),
  definition: { ...list.definition, filters: list.definition.filters.filter(({ kind }) => kind !== 'day') },
})

type NoJobsProps = Pick<JobsScreenProps, 'actor' | 'clients' | 'onCreating'>

/** Empty state: a way to the first job, or for others an explanation. */
const noJobsYet = ({ actor, clients, onCreating }: NoJobsProps) => {
  if (actor.client_id !== null) return { hint: 'Your visits show here once they are scheduled.', action: null }
  if (creationRefusal(actor) !== null) return { hint: 'Jobs show here once you are assigned to them.', action: null }
  if (mayCreateClients(actor) && clients.state === 'ready' && clients.value.length === 0)
    return firstClient('A job is a visit to a client, so the client comes first. Then create the first job here.')
  return {
    hint: 'A job is a visit to a client: what needs to be done, when, where, and by whom.',
    action: <Button onClick={() => onCreating(true)}>Create Job</Button>,
  }
}

/** Job list and board (JOB-01 to JOB-06). All data and commands come from props. */
export const JobsScreen = (props: JobsScreenProps & { Calendar: ComponentType<JobCalendarProps> }) => {
  const { Calendar, jobs, place, today, actor, crew, commands, view, onOpen, onPlan } = props
  const actions = useJobActions(props, props.activity)
  const loadedClients = props.clients.state === 'ready' ? props.clients.value : null
  const narrow = useMemo(() => (loadedClients ? filterJobsOf(loadedClients) : filterJobs), [loadedClients])
  const definition = useMemo(() => jobRecordsFor(crew, narrow), [crew, narrow])
  const list = useRecordList(definition, actions, {
    ...props,
    records: jobs,
  })
  const { query, inOrder } = list
  // The list hides cancelled jobs by default; the board has a column for them.
  const onBoard = useMemo(() => {
    if (view !== 'kanban') return NONE
    const open = narrow(inOrder, query)
    return query.status ? open : [...open, ...narrow(inOrder, { ...query, status: 'cancelled' })]
  }, [view, query, inOrder, narrow])
  const { search, status, crew: whose } = query
  // The date is the calendar's position, not a filter.
  const onCalendar = useMemo(
    () => (view === 'calendar' ? narrow(inOrder, { search, status, crew: whose }) : NONE),
    [view, search, status, whose, inOrder, narrow],
  )
  const [showsClosed, setShowsClosed] = useState(false)
  const boardColumns = useMemo(() => columnsFor(showsClosed, status), [showsClosed, status])
  const create = () => props.onCreating(true)
  useKeys({ c: creationRefusal(actor) === null ? create : undefined })
  const viewSwitch = <SegmentedControl label="View" value={view} onChange={props.onView} options={VIEWS} />

  const narrowed = Boolean(search || status || whose || query.date)
  const board = <LazyJobBoard jobs={onBoard} {...{ narrowed, actor, today, crew, boardColumns, onOpen, actions }} />
  const day = place.date ?? today
  const calendar = (
    <Calendar
      {...{ actor, crew, commands, actions, onOpen, day }}
      onPlan={onPlan}
      jobs={inOrder}
      shown={onCalendar}
      properties={props.properties}
      applications={props.applications}
      now={props.now}
      moment={{ today, time: props.time }}
      mode={props.mode}
      onMode={props.onMode}
      onDay={(date) => props.onPlace({ date })}
    />
  )
  const others = {
    list: null,
    kanban: {
      shows: onBoard.length,
      isShown: (id: number) => onBoard.some((job) => job.id === id),
      loading: <BoardSkeleton />,
      content: board,
    },
    // An empty day still shows, to be planned. Failures show above, because blocks have no room.
    calendar: { shows: inOrder.length, isShown: () => false, content: calendar },
  }
  const { first, last } = periodOf(props.mode, day)
  const counts = {
    list: () => list.shown.length,
    kanban: () => countOnBoard(onBoard, boardColumns),
    calendar: () => onCalendar.filter((job) => first <= job.scheduled_date && job.scheduled_date <= last).length,
  }
  const closedText = showsClosed ? 'Hide closed' : `Show closed (${numberText(countClosed(onBoard))})`

  return (
    <chakra.div display="flex" _print={{ display: 'block' }} flexDirection="column" flex="1 0 0px" minW="0">
      <JobsHeader
        actor={actor}
        phone={list.phone}
        count={jobs.state === 'ready' ? counts[view]() : null}
        day={day}
        scheduling={props.scheduling}
        onSchedule={onPlan && ((date) => onPlan('auto_schedule', date))}
        onCreate={create}
        viewSwitch={viewSwitch}
      />
      <RecordsPanel
        list={view === 'calendar' ? withoutDate(list) : list}
        nothingYet={noJobsYet(props)}
        controls={
          <>
            {view === 'kanban' && !isClosedStatus(status) && (
              <Tooltip content="The columns Cancelled, Missed and Rescheduled">
                <Button variant="outline" aria-pressed={showsClosed} onClick={() => setShowsClosed(!showsClosed)}>
                  {closedText}
                </Button>
              </Tooltip>
            )}
            {list.phone && viewSwitch}
          </>
        }
        instead={others[view]}
        damaged={{
          records: props.damaged,
          nameOf: (id) => (id > 0 ? `Job ${id}` : 'A job'),
          onHistory: (id) => onOpen(id, 'history'),
        }}
      />
      {list.phone && <CreateBar actor={actor} onCreate={create} />}
      {actions.asking && (
        <LazyJobDialogs
          {...{ actions, commands, today, timeZone: actor.time_zone, crew, allJobs: inOrder }}
          way={props.way}
          materials={props.materials}
          onClose={actions.stopAsking}
        />
      )}
      {props.creating && <LazyCreateJobDialog {...props} onClose={() => props.onCreating(false)} />}
    </chakra.div>
  )
}

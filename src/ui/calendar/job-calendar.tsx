import { Box, chakra } from '@chakra-ui/react'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { closedJobs } from '@/domain/chemical/reentry'
import { mayEver } from '@/domain/job/commands'
import type { Job } from '@/domain/job/job'
import { positionsFrom } from '@/domain/scheduling/travel'
import type { Day } from '@/domain/time/calendar'
import type { JobCalendarProps } from '@/ui/jobs/calendar-props'
import { crewById } from '@/ui/jobs/rules/names'
import { periodOf, periodText, stepped } from '@/ui/jobs/rules/period'
import type { CalendarMode } from '@/ui/jobs/types'
import { Button } from '@/ui/kit/actions/button'
import { IconButton } from '@/ui/kit/actions/icon-button'
import { SegmentedControl } from '@/ui/kit/actions/segmented-control'
import { useKeys } from '@/ui/kit/behavior/keys'
import { useIsPhone } from '@/ui/kit/behavior/screen-width'
import { useStableHandlers } from '@/ui/kit/behavior/use-stable-handlers'
import { Banner } from '@/ui/kit/feedback/banner'
import { AgendaView } from './agenda-view'
import { DispatchBoard } from './dispatch-board'
import { calendarCss } from './dispatch-css'
import { ClosedJobs, type JobHandlers } from './job-face'
import { MonthView } from './month-view'
import { MoveDialog } from './move-dialog'
import { PlanMenu } from './plan-menu'
import { useMoves } from './use-moves'
import { WeekView } from './week-view'

const MODES = [
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
] as const

/** Job calendar (JOB-02, X-40): day lanes, week and month; a list on phones and for clients. */
export const JobCalendar = (props: JobCalendarProps) => {
  const { actor, moment, mode, day, onDay, onMode, onOpen, onPlan, properties } = props
  const { today } = moment
  const isPhone = useIsPhone()
  // Clients see their visits, not the crew's schedule.
  const isList = isPhone || (actor.client_id !== null && mode !== 'month')
  const crew = useMemo(() => crewById(props.crew), [props.crew])
  const positionOf = useMemo(() => positionsFrom(properties), [properties])
  const { jobs, shown, busy, problem, dismiss, move, drop, laterOf } = useMoves(props, crew)
  // The job as opened, so that someone else's move is not overwritten unseen. After a refusal that names its new place, the current one is
  // used.
  const [opened, setOpened] = useState<{ job: Job; isMoved: boolean } | null>(null)
  const latest = useRef(opened)
  useEffect(() => {
    latest.current = opened
  }, [opened])
  const presentOf = (id: number) => props.jobs.find((job) => job.id === id) ?? null
  const moving = opened && ((opened.isMoved && presentOf(opened.job.id)) || opened.job)
  const stable = useStableHandlers({
    open: (job: Job) => onOpen(job.id),
    move({ id }: Job) {
      const job = presentOf(id)
      setOpened(job && { job, isMoved: false })
    },
  })
  const mayMove = mayEver(actor, 'dispatch')
  const handlers = useMemo<JobHandlers>(() => ({ ...stable, move: mayMove ? stable.move : null }), [stable, mayMove])
  const commit = drop
  const shared = { actor, today, crew, jobs, shown, busy, moment, handlers, commit, day }
  const closed = useClosed(props)
  const { step, goTo } = useSteps(props)
  useKeys({ p: () => step(-1), n: () => step(1), t: () => goTo(today) })
  const showDay = (next: Day) => {
    onDay(next)
    onMode('day')
  }

  return (
    <Box css={calendarCss} display="flex" flexDirection="column" gap="3" flex="1 1 0px" minW="0">
      <CalendarHeader {...{ mode, onMode, day, today, step }} onToday={() => goTo(today)}>
        {mode === 'day' && onPlan && <PlanMenu {...{ actor, day, today }} onPlan={(kind) => onPlan(kind, day)} />}
      </CalendarHeader>
      {problem && (
        <Banner kind="warning" detail={problem.detail} onRetry={problem.again} onDismiss={dismiss}>
          {problem.text}
        </Banner>
      )}
      <ClosedJobs value={closed}>
        {isList && <AgendaView {...shared} {...periodOf(mode, day)} isOneDay={mode === 'day'} />}
        {!isList && mode === 'day' && <DispatchBoard {...shared} positionOf={positionOf} />}
        {!isList && mode === 'week' && <WeekView {...shared} onDay={showDay} />}
        {!isList && mode === 'month' && <MonthView {...shared} onDay={showDay} />}
      </ClosedJobs>
      {moving && (
        <MoveDialog
          key={moving.id}
          {...{ actor, today, crew, jobs }}
          job={moving}
          shownDay={day}
          later={laterOf(moving)}
          onMove={async (to, how) => {
            const failed = await move(moving, to, how, () => latest.current !== opened)
            if (failed) setOpened((old) => (old === opened ? { job: moving, isMoved: failed.isMoved } : old))
            return failed?.detail ?? null
          }}
          // Another job's dialog may be open when the response arrives.
          onClose={() => setOpened((old) => (old === opened ? null : old))}
        />
      )}
    </Box>
  )
}

const NOWHERE: ReadonlyMap<number, string> = new Map()

/** Jobs with a running re-entry interval. Returns one stable empty map while there are none, so that the clock causes no renders. */
const useClosed = ({ jobs, applications, properties, now, actor }: JobCalendarProps): ReadonlyMap<number, string> =>
  useMemo(() => {
    const closed = closedJobs(jobs, { applications, properties }, now, actor.time_zone)
    return closed.size === 0 ? NOWHERE : closed
  }, [jobs, applications, properties, now, actor.time_zone])

/** Counts from the requested day, so that two quick presses move two days even before the page follows. */
const useSteps = ({ mode, day, onDay }: JobCalendarProps) => {
  const requestedDay = useRef(day)
  useEffect(() => {
    requestedDay.current = day
  }, [day])
  const goTo = (next: Day) => {
    requestedDay.current = next
    onDay(next)
  }
  return { goTo, step: (by: 1 | -1) => goTo(stepped(mode, requestedDay.current, by)) }
}

type HeaderProps = Pick<JobCalendarProps, 'mode' | 'onMode' | 'day'> & {
  today: Day
  step: (by: 1 | -1) => void
  onToday: () => void
  children: ReactNode
}

const NOUNS = { day: 'day', week: 'week', month: 'month' } as const satisfies Record<CalendarMode, string>

const CalendarHeader = ({ mode, onMode, day, today, step, onToday, children }: HeaderProps) => (
  <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
    <chakra.div display="flex" alignItems="center" gap="1">
      <IconButton label={`Previous ${NOUNS[mode]}`} variant="outline" aria-keyshortcuts="P" onClick={() => step(-1)}>
        <ChevronLeft size={16} aria-hidden />
      </IconButton>
      <IconButton label={`Next ${NOUNS[mode]}`} variant="outline" aria-keyshortcuts="N" onClick={() => step(1)}>
        <ChevronRight size={16} aria-hidden />
      </IconButton>
      <Button variant="outline" aria-keyshortcuts="T" onClick={onToday}>
        Today
      </Button>
    </chakra.div>
    {/* On phones it has its own line below the controls. */}
    <chakra.h2
      textStyle="h3"
      fontWeight="semibold"
      aria-live="polite"
      me="auto"
      order={{ base: 1, md: 0 }}
      flexBasis={{ base: '100%', md: 'auto' }}
    >
      {periodText(mode, day, today)}
    </chakra.h2>
    <chakra.div ms="auto" display="flex" gap="2">
      {children}
      <SegmentedControl label="Calendar" value={mode} onChange={onMode} options={MODES} />
    </chakra.div>
  </chakra.div>
)

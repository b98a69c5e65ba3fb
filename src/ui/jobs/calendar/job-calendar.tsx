import { Box, chakra } from '@chakra-ui/react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import { type Day, formatDay, formatTime } from '@/domain/calendar'
import type { Property } from '@/domain/client/property'
import type { CrewMember } from '@/domain/crew'
import { type Job, type JobPlace, placeOf } from '@/domain/job/job'
import type { Actor } from '@/domain/permissions/actor'
import { positionsFrom } from '@/domain/scheduling/travel'
import { Banner } from '@/ui/kit/banner'
import { Button } from '@/ui/kit/button'
import { IconButton } from '@/ui/kit/icon-button'
import { SegmentedControl } from '@/ui/kit/segmented-control'
import { useIsPhone } from '@/ui/kit/use-is-phone'
import { useStableHandlers } from '@/ui/kit/use-stable-handlers'
import { crewById, crewNames } from '../rules/names'
import type { CalendarMode, JobCommands } from '../types'
import type { JobActions } from '../use-job-actions'
import { AgendaView } from './agenda-view'
import { DispatchBoard } from './dispatch-board'
import { calendarCss } from './dispatch-css'
import type { JobHandlers } from './job-face'
import type { Moment } from './late'
import { MonthView } from './month-view'
import { MoveDialog } from './move-dialog'
import { isStay, movedJob } from './moves'
import { periodOf, periodText, stepped } from './period'
import { WeekView } from './week-view'

export type JobCalendarProps = {
  actor: Actor
  crew: readonly CrewMember[]
  /** Every job: what is booked counts, whatever the filters leave. */
  jobs: readonly Job[]
  /** Jobs that the filters leave. */
  shown: readonly Job[]
  /** Where jobs are done; empty until it is loaded. */
  properties: readonly Property[]
  moment: Moment
  mode: CalendarMode
  onMode: (mode: CalendarMode) => void
  day: Day
  onDay: (day: Day) => void
  onOpen: (jobId: number) => void
  commands: Pick<JobCommands, 'dispatch'>
  actions: Pick<JobActions, 'attempt'>
}

const MODES = [
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
] as const

type Problem = { job: Job; detail: string; again: () => void }

/** What is said once it is done: `moved to Luis Ortega, 10:30 AM`, with the day where it is another one. */
const movedText = (job: Job, to: JobPlace, crew: ReadonlyMap<number, CrewMember>, shownDay: Day): string => {
  const isLengthAlone = isStay(job, { ...to, scheduled_end_time: job.scheduled_end_time })
  if (isLengthAlone) return `now takes until ${formatTime(to.scheduled_end_time)}`
  const day = to.scheduled_date === shownDay ? '' : `${formatDay(to.scheduled_date, shownDay)}, `
  const when = `${day}${formatTime(to.scheduled_start_time)}`
  if (to.assigned_crew_members.length === 0) return `moved to ${when}, without a crew`
  return `moved to ${crewNames(to.assigned_crew_members, crew)}, ${when}`
}

const withPending = (jobs: readonly Job[], pending: ReadonlyMap<number, JobPlace>): readonly Job[] =>
  pending.size === 0
    ? jobs
    : jobs.map((job) => {
        const to = pending.get(job.id)
        return to ? movedJob(job, to) : job
      })

/** Jobs as they will be once what is being saved is saved, so that nothing jumps back and forth. */
const useMoves = ({ commands, actions, jobs, shown, day }: JobCalendarProps, crew: ReadonlyMap<number, CrewMember>) => {
  const [pending, setPending] = useState<ReadonlyMap<number, JobPlace>>(new Map())
  const [problem, setProblem] = useState<Problem | null>(null)
  const move = async (job: Job, to: JobPlace, anyway: boolean): Promise<string | null> => {
    setProblem(null)
    setPending((old) => new Map(old).set(job.id, to))
    const report = await actions.attempt({
      what: 'dispatch',
      records: [job],
      command: (record) => commands.dispatch(record, { was: placeOf(job), to, anyway }),
      done: () => movedText(job, to, crew, day),
    })
    setPending((old) => new Map([...old].filter(([id]) => id !== job.id)))
    return report.problem
  }

  return {
    jobs: useMemo(() => withPending(jobs, pending), [jobs, pending]),
    shown: useMemo(() => withPending(shown, pending), [shown, pending]),
    busy: useMemo(() => new Set(pending.keys()), [pending]),
    problem,
    dismiss: () => setProblem(null),
    move,
    /** A drop: what goes wrong is said above the board. */
    async drop(moved: Job, to: JobPlace): Promise<void> {
      const job = jobs.find(({ id }) => id === moved.id)
      if (!job || isStay(job, to)) return
      const detail = await move(job, to, false)
      if (detail !== null) setProblem({ job, detail, again: () => void move(job, to, false) })
    },
  }
}

/** The calendar of the jobs (JOB-02, X-40): a day of the crew, a week, a month; on a phone a list of days. */
export const JobCalendar = (props: JobCalendarProps) => {
  const { actor, moment, mode, day, onDay, onMode, onOpen, properties } = props
  const { today } = moment
  const isPhone = useIsPhone()
  const crew = useMemo(() => crewById(props.crew), [props.crew])
  const positionOf = useMemo(() => positionsFrom(properties), [properties])
  const { jobs, shown, busy, problem, dismiss, move, drop } = useMoves(props, crew)
  const [moving, setMoving] = useState<Job | null>(null)
  const handlers = useStableHandlers<JobHandlers>({
    open: (job) => onOpen(job.id),
    move: (job) => setMoving(props.jobs.find(({ id }) => id === job.id) ?? null),
  })
  const commit = (job: Job, place: JobPlace) => void drop(job, place)
  const shared = { actor, today, crew, jobs, shown, busy, moment, handlers, commit, day }
  const { step, goTo } = useSteps(props)
  const showDay = (next: Day) => {
    onDay(next)
    onMode('day')
  }

  return (
    <Box
      css={calendarCss}
      display="flex"
      flexDirection="column"
      gap="3"
      flex="1 1 0px"
      minW="0"
      onKeyDown={stepKeys(step, () => goTo(today))}
    >
      <CalendarHeader {...{ mode, onMode, day, today, step }} onToday={() => goTo(today)} />
      {problem && (
        <Banner kind="warning" detail={problem.detail} onRetry={problem.again} onDismiss={dismiss}>
          Failed to move {problem.job.job_number}
        </Banner>
      )}
      {isPhone && <AgendaView {...shared} {...periodOf(mode, day)} />}
      {!isPhone && mode === 'day' && <DispatchBoard {...shared} positionOf={positionOf} />}
      {!isPhone && mode === 'week' && <WeekView {...shared} onDay={showDay} />}
      {!isPhone && mode === 'month' && <MonthView {...shared} onDay={showDay} />}
      {moving && (
        <MoveDialog
          key={moving.id}
          {...{ actor, today, crew, jobs }}
          job={moving}
          shownDay={day}
          onMove={(to, anyway) => move(moving, to, anyway)}
          onClose={() => setMoving(null)}
        />
      )}
    </Box>
  )
}

/** From day to day. Who presses twice goes twice as far, even before the page has followed the first press. */
const useSteps = ({ mode, day, onDay }: JobCalendarProps) => {
  const asked = useRef(day)
  useEffect(() => {
    asked.current = day
  }, [day])
  const goTo = (next: Day) => {
    asked.current = next
    onDay(next)
  }
  return { goTo, step: (by: 1 | -1) => goTo(stepped(mode, asked.current, by)) }
}

type HeaderProps = Pick<JobCalendarProps, 'mode' | 'onMode' | 'day'> & {
  today: Day
  step: (by: 1 | -1) => void
  onToday: () => void
}

const NOUNS = { day: 'day', week: 'week', month: 'month' } as const satisfies Record<CalendarMode, string>

const CalendarHeader = ({ mode, onMode, day, today, step, onToday }: HeaderProps) => (
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
    <chakra.h2 textStyle="h3" fontWeight="semibold" aria-live="polite" me="auto">
      {periodText(mode, day, today)}
    </chakra.h2>
    <SegmentedControl label="Calendar" value={mode} onChange={onMode} options={MODES} />
  </chakra.div>
)

/** P, N and T lead to the days before, the days after, and today, while the focus is in the calendar and in no field. */
const stepKeys = (step: HeaderProps['step'], onToday: () => void) => (event: KeyboardEvent<HTMLElement>) => {
  const isTyping =
    event.target instanceof HTMLElement && event.target.matches('input:not([type=radio]), select, textarea')
  if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return
  const key = event.key.toLowerCase()
  if (key === 'p') step(-1)
  if (key === 'n') step(1)
  if (key === 't') onToday()
}

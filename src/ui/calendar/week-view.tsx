import { Box, chakra } from '@chakra-ui/react'
import { memo, useEffect, useMemo, useRef } from 'react'
import { fullName } from '@/domain/account/user'
import { type CrewMember, isActive } from '@/domain/crew/crew'
import type { Job } from '@/domain/job/job'
import { absenceOn, shiftOn } from '@/domain/scheduling/availability'
import { type Day, daysFrom, formatDay, weekOf } from '@/domain/time/calendar'
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden'
import { CellJobs } from './cell-jobs'
import { type CellOf, jobsByDay, jobsOf } from './days'
import { daysCss } from './days-css'
import { HOW_TO_MOVE } from './job-face'
import type { DaysViewProps } from './month-view'
import { useDayMoves } from './use-board'

/** Jobs per cell of a crew member. */
const ROOM = 6
/** Crews up to this size have room for two-line titles. */
const SMALL_CREW = 5
const NONE: readonly Job[] = []

/** Returns null for working days. */
const offWord = (member: CrewMember | null, day: Day): string | null => {
  if (!member) return null
  const absence = absenceOn(member, day)
  if (absence) return absence.reason || 'Away'
  return shiftOn(member, day) === null ? 'Off' : null
}

type Row = { lane: CellOf; name: string; member: CrewMember | null }

/** The crew's week: a row per person, unassigned jobs first. */
export const WeekView = (props: DaysViewProps) => {
  const { day, shown, moment, crew, onDay, busy, handlers } = props
  const { today, time } = moment
  const { root, status } = useDayMoves(props)
  const { first, last } = weekOf(day)
  const days = useMemo(() => daysFrom(first, last), [first, last])
  const byDay = useMemo(
    () => jobsByDay(shown.filter((job) => first <= job.scheduled_date && job.scheduled_date <= last)),
    [shown, first, last],
  )
  const scroll = useTodayInView(first)
  const booked = new Set([...byDay.values()].flat().flatMap((job) => job.assigned_crew_members))
  const rows: Row[] = [
    { lane: null, name: 'No crew', member: null },
    ...[...crew.values()]
      .filter((member) => isActive(member) || booked.has(member.id))
      .map((member) => ({ lane: member.id, name: fullName(member), member })),
    ...[...booked].filter((id) => !crew.has(id)).map((id) => ({ lane: id, name: `Crew member #${id}`, member: null })),
  ]
  return (
    <Box css={daysCss} ref={root}>
      <chakra.section className="scroll" ref={scroll} data-scrolls="md" aria-label="Week" tabIndex={0}>
        <table className="week" data-roomy={rows.length <= SMALL_CREW + 1}>
          <thead>
            <tr>
              <th scope="col" className="corner">
                Crew
              </th>
              {days.map((each) => (
                <th key={each} scope="col" data-today={each === today}>
                  <button type="button" onClick={() => onDay(each)}>
                    {formatDay(each, today)}
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ lane, name, member }) => (
              <tr key={lane ?? 'none'}>
                <th scope="row">{name}</th>
                {days.map((each) => (
                  <WeekCell
                    key={each}
                    day={each}
                    lane={lane}
                    off={offWord(member, each)}
                    jobs={byDay.get(each) ?? NONE}
                    {...{ today, time, busy, handlers, onDay }}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </chakra.section>
      {handlers.move && (
        <VisuallyHidden id={HOW_TO_MOVE}>
          Enter opens the details. Space picks up: left and right arrows change the day, up and down the crew member,
          Space drops, Escape cancels.
        </VisuallyHidden>
      )}
      <VisuallyHidden role="status" ref={status} />
    </Box>
  )
}

/** When seven days don't fit, scrolls to the first whole day that keeps today visible. */
const useTodayInView = (first: Day) => {
  const scroll = useRef<HTMLElement>(null)
  useEffect(() => {
    const box = scroll.current
    if (!box || !first) return
    const [names, ...days] = box.querySelectorAll<HTMLElement>('thead th')
    const today = days.find(({ dataset }) => dataset.today === 'true')
    const least = today ? today.offsetLeft + today.offsetWidth - box.clientWidth : 0
    const starts = days.map(({ offsetLeft }) => offsetLeft - (names?.offsetWidth ?? 0))
    box.scrollLeft = starts.find((start) => start >= least) ?? least
  }, [first])
  return scroll
}

type WeekCellProps = Pick<DaysViewProps, 'day' | 'busy' | 'handlers' | 'onDay'> &
  DaysViewProps['moment'] & { lane: CellOf; off: string | null; jobs: readonly Job[] }

const WeekCell = memo(({ day, lane, off, jobs, today, time, busy, handlers, onDay }: WeekCellProps) => (
  <td data-day={day} data-lane={lane ?? 'none'} data-off={off !== null}>
    {off !== null && <span className="off">{off}</span>}
    <CellJobs jobs={jobsOf(jobs, lane)} room={ROOM} {...{ day, today, time, busy, handlers, onDay }} />
  </td>
))

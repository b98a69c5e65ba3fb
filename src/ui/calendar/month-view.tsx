import { Box, chakra } from '@chakra-ui/react'
import { memo, useMemo } from 'react'
import type { Job } from '@/domain/job/job'
import type { Moment } from '@/domain/scheduling/lateness'
import { counted } from '@/domain/text/wording'
import { type Day, formatLongDay, monthOf } from '@/domain/time/calendar'
import { WEEKDAYS, weekdayName } from '@/domain/time/weekday'
import { weeksOf } from '@/ui/jobs/rules/period'
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden'
import { CellJobs } from './cell-jobs'
import type { DaysNow } from './day-moves'
import { jobsByDay } from './days'
import { daysCss } from './days-css'
import { HOW_TO_MOVE, type JobHandlers } from './job-face'
import { useDayMoves } from './use-board'

export type DaysViewProps = DaysNow & {
  day: Day
  shown: readonly Job[]
  moment: Moment
  handlers: JobHandlers
  onDay: (day: Day) => void
}

/** Jobs per day in a month cell. */
const ROOM = 3
const NONE: readonly Job[] = []

export const MonthView = (props: DaysViewProps) => {
  const { day, shown, moment, busy, handlers, onDay } = props
  const { today, time } = moment
  const { root, status } = useDayMoves(props)
  const byDay = useMemo(() => jobsByDay(shown), [shown])
  const { first, last } = monthOf(day)
  return (
    <Box css={daysCss} ref={root}>
      <chakra.section className="scroll" data-scrolls="md" aria-label="Month" tabIndex={0}>
        <table>
          <thead>
            <tr>
              {WEEKDAYS.map((weekday) => (
                <th key={weekday} scope="col">
                  <abbr title={weekdayName(weekday)}>{weekdayName(weekday).slice(0, 3)}</abbr>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeksOf(day).map((week) => (
              <tr key={week[0]}>
                {week.map((each) => (
                  <MonthDay
                    key={each}
                    day={each}
                    jobs={byDay.get(each) ?? NONE}
                    isOther={each < first || each > last}
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
          Enter opens the details. Space picks up: left and right arrows change the day, up and down the week, Space
          drops, Escape cancels.
        </VisuallyHidden>
      )}
      <VisuallyHidden role="status" ref={status} />
    </Box>
  )
}

type MonthDayProps = Pick<DaysViewProps, 'day' | 'busy' | 'handlers' | 'onDay'> &
  Moment & { jobs: readonly Job[]; isOther: boolean }

const MonthDay = memo(({ day, jobs, isOther, today, time, busy, handlers, onDay }: MonthDayProps) => (
  <td data-day={day} data-other={isOther}>
    <button
      type="button"
      className="date"
      data-today={day === today}
      aria-current={day === today ? 'date' : undefined}
      onClick={() => onDay(day)}
    >
      {Number(day.slice(-2))}
      <VisuallyHidden>{`, ${formatLongDay(day)}, ${counted(jobs.length, 'job')}`}</VisuallyHidden>
    </button>
    <CellJobs room={ROOM} {...{ day, jobs, today, time, busy, handlers, onDay }} />
  </td>
))

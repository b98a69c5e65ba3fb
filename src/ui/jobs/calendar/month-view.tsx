import { Box, chakra } from '@chakra-ui/react'
import { memo, useMemo } from 'react'
import { type Day, formatDay, monthOf } from '@/domain/calendar'
import type { Job } from '@/domain/job/job'
import { WEEKDAYS, weekdayName } from '@/domain/weekday'
import { VisuallyHidden } from '@/ui/kit/visually-hidden'
import type { DaysNow } from './day-drag'
import { jobsByDay } from './days'
import { daysCss } from './days-css'
import { JobFace, type JobHandlers } from './job-face'
import { isLate, type Moment } from './late'
import { longDay, weeksOf } from './period'
import { useDayDrag } from './use-day-drag'

export type DaysViewProps = DaysNow & {
  day: Day
  /** Jobs that the filters leave. */
  shown: readonly Job[]
  moment: Moment
  handlers: JobHandlers
  /** Shows a day alone. */
  onDay: (day: Day) => void
}

/** Jobs of a day that a month has room for. */
const ROOM = 3
const NONE: readonly Job[] = []

/** A month as a table: the first jobs of each day, and the way to the others. */
export const MonthView = (props: DaysViewProps) => {
  const { day, shown, moment, busy, handlers, onDay } = props
  const { today, time } = moment
  const root = useDayDrag(props)
  const byDay = useMemo(() => jobsByDay(shown), [shown])
  const { first, last } = monthOf(day)
  return (
    <Box css={daysCss} ref={root}>
      <chakra.section className="scroll" aria-label="Month" tabIndex={0}>
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
    </Box>
  )
}

type MonthDayProps = Pick<DaysViewProps, 'day' | 'busy' | 'handlers' | 'onDay'> &
  Moment & { jobs: readonly Job[]; isOther: boolean }

const MonthDay = memo(({ day, jobs, isOther, today, time, busy, handlers, onDay }: MonthDayProps) => {
  const more = jobs.length - ROOM
  return (
    <td data-day={day} data-other={isOther}>
      <button
        type="button"
        className="date"
        data-today={day === today}
        aria-current={day === today ? 'date' : undefined}
        onClick={() => onDay(day)}
      >
        {Number(day.slice(-2))}
        <VisuallyHidden>{`, ${longDay(day)}, ${jobs.length} ${jobs.length === 1 ? 'job' : 'jobs'}`}</VisuallyHidden>
      </button>
      {jobs.length > 0 && (
        <ul>
          {jobs.slice(0, ROOM).map((job) => (
            <li key={job.id}>
              <JobFace
                job={job}
                late={isLate(job, { today, time })}
                busy={busy.has(job.id)}
                brief
                handlers={handlers}
              />
            </li>
          ))}
        </ul>
      )}
      {more > 0 && (
        <button type="button" className="more" onClick={() => onDay(day)}>
          {more} more<VisuallyHidden> on {formatDay(day, today)}</VisuallyHidden>
        </button>
      )}
    </td>
  )
})

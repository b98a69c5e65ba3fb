import { Box, chakra } from '@chakra-ui/react'
import { memo, useMemo } from 'react'
import { type Day, daysFrom, formatDay, weekOf } from '@/domain/calendar'
import type { CrewMember } from '@/domain/crew'
import type { Job } from '@/domain/job/job'
import { absenceOn, shiftOn } from '@/domain/scheduling/availability'
import { fullName } from '@/domain/user'
import { type CellOf, jobsByDay, jobsOf } from './days'
import { daysCss } from './days-css'
import { JobFace } from './job-face'
import { isLate } from './late'
import type { DaysViewProps } from './month-view'
import { useDayDrag } from './use-day-drag'

const NONE: readonly Job[] = []

/** Why somebody has nothing to do on a day; null when they work. */
const offText = (member: CrewMember | null, day: Day): string | null => {
  if (!member) return null
  const absence = absenceOn(member, day)
  if (absence) return absence.reason
  return shiftOn(member, day) === null ? 'Off' : null
}

type Row = { lane: CellOf; name: string; member: CrewMember | null }

/** A week of the whole crew: who does what on which day, and first of all what nobody does yet. */
export const WeekView = (props: DaysViewProps) => {
  const { day, shown, moment, crew, onDay, busy, handlers } = props
  const { today, time } = moment
  const root = useDayDrag(props)
  const { first, last } = weekOf(day)
  const days = useMemo(() => daysFrom(first, last), [first, last])
  const byDay = useMemo(
    () => jobsByDay(shown.filter((job) => first <= job.scheduled_date && job.scheduled_date <= last)),
    [shown, first, last],
  )
  const rows: Row[] = [
    { lane: null, name: 'No crew', member: null },
    ...[...crew.values()].map((member) => ({ lane: member.id, name: fullName(member), member })),
    ...[...new Set([...byDay.values()].flat().flatMap((job) => job.assigned_crew_members))]
      .filter((id) => !crew.has(id))
      .map((id) => ({ lane: id, name: `Crew member #${id}`, member: null })),
  ]
  return (
    <Box css={daysCss} ref={root}>
      <chakra.section className="scroll" aria-label="Week" tabIndex={0}>
        <table className="week">
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
                    off={offText(member, each)}
                    jobs={byDay.get(each) ?? NONE}
                    {...{ today, time, busy, handlers }}
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

type WeekCellProps = Pick<DaysViewProps, 'day' | 'busy' | 'handlers'> &
  DaysViewProps['moment'] & { lane: CellOf; off: string | null; jobs: readonly Job[] }

const WeekCell = memo(({ day, lane, off, jobs, today, time, busy, handlers }: WeekCellProps) => {
  const theirs = jobsOf(jobs, lane)
  return (
    <td data-day={day} data-lane={lane ?? 'none'} data-off={off !== null}>
      {off !== null && <span className="off">{off}</span>}
      {theirs.length > 0 && (
        <ul>
          {theirs.map((job) => (
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
    </td>
  )
})

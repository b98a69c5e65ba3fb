import { Box } from '@chakra-ui/react'
import { useMemo, useState } from 'react'
import type { CrewMember } from '@/domain/crew/crew'
import type { Job } from '@/domain/job/job'
import { isLate } from '@/domain/scheduling/lateness'
import { type Day, formatLongDay, formatTime } from '@/domain/time/calendar'
import { crewNames } from '@/ui/jobs/rules/names'
import { jobsByDay } from './days'
import { agendaCss } from './days-css'
import { JobFace } from './job-face'
import type { DaysViewProps } from './month-view'

const PAGE = 10

type AgendaProps = Pick<DaysViewProps, 'shown' | 'moment' | 'busy' | 'handlers'> & {
  first: Day
  last: Day
  isOneDay: boolean
  crew: ReadonlyMap<number, CrewMember>
}

/** List view, used on phones and by clients instead of lanes and tables. */
export const AgendaView = ({ shown, first, last, isOneDay, moment, crew, busy, handlers }: AgendaProps) => {
  const [limit, setLimit] = useState(PAGE)
  const [showsPast, setShowsPast] = useState(false)
  const byDay = useMemo(
    () => jobsByDay(shown.filter((job) => first <= job.scheduled_date && job.scheduled_date <= last)),
    [shown, first, last],
  )
  const all = [...byDay.keys()].sort()
  // The current period starts at today; earlier days show on request.
  const ahead = all.filter((day) => day >= moment.today)
  const isFolded = !showsPast && ahead.length > 0 && ahead.length < all.length
  const days = isFolded ? ahead : all
  const crewText = (job: Job) =>
    job.assigned_crew_members.length === 0 ? 'No crew' : crewNames(job.assigned_crew_members, crew)
  return (
    <Box css={agendaCss}>
      {days.length === 0 && <p className="none">No jobs.</p>}
      {isFolded && (
        <button type="button" className="more" onClick={() => setShowsPast(true)}>
          Show earlier days
        </button>
      )}
      {days.slice(0, limit).map((day) => {
        const jobs = byDay.get(day) ?? []
        return (
          <section key={day} aria-label={formatLongDay(day)}>
            {!isOneDay && (
              <h3>
                {formatLongDay(day)} <span>{jobs.length}</span>
              </h3>
            )}
            <ul>
              {jobs.map((job) => (
                <li key={job.id}>
                  <span className="at">{formatTime(job.scheduled_start_time)}</span>
                  <JobFace
                    job={job}
                    late={isLate(job, moment)}
                    busy={busy.has(job.id)}
                    when={crewText(job)}
                    handlers={handlers}
                  />
                </li>
              ))}
            </ul>
          </section>
        )
      })}
      {days.length > limit && (
        <button type="button" className="more" onClick={() => setLimit(limit + PAGE)}>
          Show more days
        </button>
      )}
    </Box>
  )
}

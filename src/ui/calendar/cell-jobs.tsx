import type { Job } from '@/domain/job/job'
import { isLate, type Moment } from '@/domain/scheduling/lateness'
import { type Day, formatDay } from '@/domain/time/calendar'
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden'
import { JobFace, type JobHandlers } from './job-face'

type Props = Moment & {
  day: Day
  jobs: readonly Job[]
  room: number
  busy: ReadonlySet<number>
  handlers: JobHandlers
  onDay: (day: Day) => void
}

export const CellJobs = ({ day, jobs, room, today, time, busy, handlers, onDay }: Props) => {
  const more = jobs.length - room
  return (
    <>
      {jobs.length > 0 && (
        <ul>
          {jobs.slice(0, room).map((job) => (
            <li key={job.id}>
              <JobFace
                job={job}
                late={isLate(job, { today, time })}
                busy={busy.has(job.id)}
                brief
                byKeys
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
    </>
  )
}

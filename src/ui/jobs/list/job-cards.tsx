import { Box } from '@chakra-ui/react'
import { useVirtualizer } from '@tanstack/react-virtual'
import { Ellipsis } from 'lucide-react'
import { memo, useRef } from 'react'
import { type Day, formatDay } from '@/domain/calendar'
import type { Job } from '@/domain/job/job'
import { formatMoney } from '@/domain/money'
import type { Actor } from '@/domain/permissions/actor'
import { JobPriorityTag, JobStatusTag } from '../job-tags'
import { ACTION_LABELS, BUSY_LABELS, judgeAction, nextCommand, refusalOf } from '../rules/actions'
import { customerName, fullAddress } from '../rules/customer'
import { timeRange } from '../rules/time-range'
import type { RowHandlers } from '../table/job-table'
import type { JobActivity } from '../types'
import { cardsCss } from './cards-css'

export type JobCardsProps = {
  jobs: readonly Job[]
  activity: ReadonlyMap<number, JobActivity>
  actor: Actor
  today: Day
  handlers: RowHandlers
}

/** The job list on a phone: a card a job, the next step as its button, everything else in its menu. */
export const JobCards = memo(({ jobs, activity, handlers, ...shared }: JobCardsProps) => {
  const scroller = useRef<HTMLDivElement>(null)
  const virtual = useVirtualizer({
    count: jobs.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 164,
    getItemKey: (index) => jobs[index]?.id ?? index,
    overscan: 6,
    useFlushSync: false,
  })
  return (
    <Box ref={scroller} css={cardsCss}>
      <ul aria-label="Jobs" style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map((item) => {
          const job = jobs[item.index]
          if (!job) return null
          return (
            <li
              key={job.id}
              ref={virtual.measureElement}
              data-index={item.index}
              aria-setsize={jobs.length}
              aria-posinset={item.index + 1}
              style={{ transform: `translateY(${item.start}px)` }}
            >
              <JobCard job={job} activity={activity.get(job.id)} handlers={handlers} {...shared} />
            </li>
          )
        })}
      </ul>
    </Box>
  )
})

type JobCardProps = Omit<JobCardsProps, 'jobs' | 'activity'> & { job: Job; activity: JobActivity | undefined }

const JobCard = memo(({ job, activity, actor, today, handlers }: JobCardProps) => (
  <article aria-label={job.title} aria-busy={activity?.busy !== undefined}>
    <header>
      <span className="number">{job.job_number}</span>
      <JobPriorityTag priority={job.priority} />
      <JobStatusTag status={job.status} />
    </header>
    <button type="button" className="title" onClick={() => handlers.open(job)}>
      {job.title}
    </button>
    <p>
      {formatDay(job.scheduled_date, today)}, {timeRange(job)} · {formatMoney(job.estimated_cost)}
    </p>
    <p>
      {customerName(job)} · {fullAddress(job)}
    </p>
    {activity?.failure && (
      <p className="failure">
        <span role="alert">{activity.failure}</span>{' '}
        <button type="button" onClick={() => handlers.retry(job)} aria-label={`Retry ${job.job_number}`}>
          Retry
        </button>
      </p>
    )}
    <footer>
      {activity?.busy ? (
        <span role="status">{BUSY_LABELS[activity.busy]}</span>
      ) : (
        <NextStep job={job} actor={actor} handlers={handlers} />
      )}
      <button
        type="button"
        aria-haspopup="menu"
        aria-label={`More actions ${job.job_number}`}
        onClick={(event) => handlers.more(job, event.currentTarget)}
      >
        <Ellipsis aria-hidden />
      </button>
    </footer>
  </article>
))

/** The step that an ordinary job takes next; nothing where a role may not take it, for a phone has no room for refusals. */
const NextStep = ({ job, actor, handlers }: Pick<JobCardProps, 'job' | 'actor' | 'handlers'>) => {
  const command = nextCommand(job.status)
  if (!command || refusalOf(judgeAction(actor, command, job, undefined)) !== null) return <span />
  return (
    <button
      type="button"
      className="next"
      onClick={() => handlers.act(command, job)}
      aria-label={`${ACTION_LABELS[command].replace('…', '')} ${job.job_number}`}
    >
      {ACTION_LABELS[command]}
    </button>
  )
}

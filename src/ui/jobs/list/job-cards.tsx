import { Box } from '@chakra-ui/react'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { Ellipsis } from 'lucide-react'
import { memo, useLayoutEffect, useRef, useState } from 'react'
import type { Day } from '@/domain/calendar'
import type { Job } from '@/domain/job/job'
import { formatMoney } from '@/domain/money'
import type { Actor } from '@/domain/permissions/actor'
import { JobPriorityTag, JobStatusTag } from '../job-tags'
import { ACTION_LABELS, BUSY_LABELS, judgeAction, nextSteps, refusalOf } from '../rules/actions'
import { customerName, fullAddress } from '../rules/customer'
import { dayLabel } from '../rules/day-label'
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

/** The job list on a phone: a card a job, its next steps as buttons, everything else in its menu. The page itself scrolls. */
export const JobCards = memo(({ jobs, activity, handlers, ...shared }: JobCardsProps) => {
  const { list, top } = useTop()
  const virtual = useWindowVirtualizer({
    count: jobs.length,
    scrollMargin: top,
    estimateSize: () => 176,
    getItemKey: (index) => jobs[index]?.id ?? index,
    overscan: 6,
    useFlushSync: false,
  })
  return (
    <Box css={cardsCss}>
      <ul ref={list} aria-label="Jobs" style={{ height: virtual.getTotalSize() }}>
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
              style={{ transform: `translateY(${item.start - top}px)` }}
            >
              <JobCard job={job} activity={activity.get(job.id)} handlers={handlers} {...shared} />
            </li>
          )
        })}
      </ul>
    </Box>
  )
})

/** How far down the page the list begins: what stands above it comes and goes. */
const useTop = () => {
  const list = useRef<HTMLUListElement>(null)
  const [top, setTop] = useState(0)
  // Any render may have moved it; an unchanged number renders nothing.
  useLayoutEffect(() => {
    if (list.current) setTop(Math.round(list.current.getBoundingClientRect().top + window.scrollY))
  })
  return { list, top }
}

type JobCardProps = Omit<JobCardsProps, 'jobs' | 'activity'> & { job: Job; activity: JobActivity | undefined }

const JobCard = memo(({ job, activity, actor, today, handlers }: JobCardProps) => (
  <article aria-label={job.title} aria-busy={activity?.busy !== undefined}>
    <header>
      <span className="number">{job.job_number}</span>
      <JobPriorityTag priority={job.priority} />
      <JobStatusTag status={job.status} />
      <button
        type="button"
        aria-haspopup="menu"
        aria-label={`More actions ${job.job_number}`}
        onClick={(event) => handlers.more(job, event.currentTarget)}
      >
        <Ellipsis aria-hidden />
      </button>
    </header>
    <button type="button" className="title" onClick={() => handlers.open(job)}>
      {job.title}
    </button>
    <p>
      {dayLabel(job.scheduled_date, today)}, {timeRange(job)} · {formatMoney(job.estimated_cost)}
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
    {activity?.busy ? (
      <footer role="status">{BUSY_LABELS[activity.busy]}</footer>
    ) : (
      <NextSteps job={job} actor={actor} handlers={handlers} />
    )}
  </article>
))

/** The steps that an ordinary job takes next; none where a role may not take them, for a phone has no room for refusals. */
const NextSteps = ({ job, actor, handlers }: Pick<JobCardProps, 'job' | 'actor' | 'handlers'>) => {
  const steps = nextSteps(job.status).filter(
    (command) => refusalOf(judgeAction(actor, command, job, undefined)) === null,
  )
  if (steps.length === 0) return null
  return (
    <footer>
      {steps.map((command) => (
        <button
          key={command}
          type="button"
          onClick={() => handlers.act(command, job)}
          aria-label={`${ACTION_LABELS[command].replace('…', '')} ${job.job_number}`}
        >
          {ACTION_LABELS[command]}
        </button>
      ))}
    </footer>
  )
}

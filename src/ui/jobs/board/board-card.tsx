import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import Ellipsis from 'lucide-react/icons/ellipsis'
import { memo, useEffect, useRef, useState } from 'react'
import type { CrewMember } from '@/domain/crew/crew'
import type { Job } from '@/domain/job/job'
import { ownAmount } from '@/domain/money/own-amount'
import { rowButtons } from '@/ui/kit/records/actions/action-items'
import type { RecordContext } from '@/ui/kit/records/actions/definition'
import type { RecordActivity } from '@/ui/kit/records/actions/use-record-actions'
import { opensRecord } from '@/ui/kit/records/list/click-to-open'
import { failureOf, nextLink } from '@/ui/kit/records/list/record-row'
import { CrewNames } from '../crew-names'
import { JobPriorityTag, JobStatusTag } from '../job-tags'
import { jobRecords } from '../records'
import { BUSY_LABELS } from '../rules/actions'
import { customerName } from '../rules/names'
import { dayLabel, timeRange } from '../rules/when'
import type { JobAction } from '../types'
import { cardData } from './use-dragged-job'

export type CardHandlers = {
  open: (job: Job) => void
  retry: (job: Job) => void
  forget: (job: Job) => void
  move: (job: Job, button: HTMLElement) => void
  act: (action: JobAction, job: Job) => void
}

export type BoardCardProps = {
  job: Job
  activity: RecordActivity<JobAction> | undefined
  context: RecordContext
  people: ReadonlyMap<number, CrewMember>
  /** False when this role can never move a card. */
  movable: boolean
  handlers: CardHandlers
}

export const BoardCard = memo(({ job, activity, context, people, movable, handlers }: BoardCardProps) => {
  const { lead } = rowButtons({ definition: jobRecords, context, record: job })
  const way = nextLink(activity)
  const { card, dragging } = useDraggable(job, movable && activity?.busy === undefined)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: its title is the button for keys
    <article
      ref={card}
      aria-label={job.title}
      aria-busy={activity?.busy !== undefined}
      data-card={job.id}
      data-dragging={dragging}
      onClick={({ target }) => opensRecord(target) && handlers.open(job)}
    >
      <header>
        <span className="number">{job.job_number}</span>
        {job.status === 'en_route' && <JobStatusTag status="en_route" />}
        {(job.priority === 'high' || job.priority === 'urgent') && <JobPriorityTag priority={job.priority} />}
        {movable && (
          <button
            type="button"
            className="move"
            aria-haspopup="menu"
            aria-label={`Move ${job.job_number} to…`}
            title="Move to…"
            onClick={(event) => handlers.move(job, event.currentTarget)}
          >
            <Ellipsis aria-hidden />
          </button>
        )}
      </header>
      <button type="button" className="title" onClick={() => handlers.open(job)}>
        {job.title}
      </button>
      <p>
        {dayLabel(job.scheduled_date, context.today)}, {timeRange(job)}
      </p>
      <p>
        <CrewNames ids={job.assigned_crew_members} crew={people} />
      </p>
      <p className="foot">
        <span>{customerName(job)}</span>
        <span>{ownAmount(job.estimated_cost)}</span>
      </p>
      {activity?.busy ? (
        <p role="status">{BUSY_LABELS[activity.busy]}</p>
      ) : (
        lead && (
          <button
            type="button"
            className="lead"
            aria-label={`${lead.label.replace('…', '')} ${job.job_number}`}
            onClick={() => handlers.act(lead.id, job)}
          >
            {lead.label}
          </button>
        )
      )}
      {activity?.failure && (
        <p className="failure" role="alert">
          <span>{failureOf(jobRecords, activity)}</span>{' '}
          <button type="button" onClick={() => handlers[way.act](job)} aria-label={`${way.label} ${job.job_number}`}>
            {way.label}
          </button>
        </p>
      )}
    </article>
  )
})

/** Disabled while a command on the job is pending. */
const useDraggable = (job: Job, enabled: boolean) => {
  const card = useRef<HTMLElement>(null)
  const [dragging, setDragging] = useState(false)
  useEffect(() => {
    if (!card.current) return
    return draggable({
      element: card.current,
      canDrag: () => enabled,
      getInitialData: () => cardData(job),
      onDragStart: () => setDragging(true),
      onDrop: () => setDragging(false),
    })
  }, [job, enabled])
  return { card, dragging }
}

import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { createContext, memo, useContext } from 'react'
import { JOB_RULES } from '@/domain/job/commands'
import { type Job, statusLabel } from '@/domain/job/job'
import { formatTime } from '@/domain/time/calendar'
import { customerName } from '@/ui/jobs/rules/names'
import { timeRange } from '@/ui/jobs/rules/when'
import { STATUS_TONES } from '@/ui/shared/job-tones'

/** Id of the keyboard instructions that describe every job on the board. */
export const HOW_TO_MOVE = 'calendar-how-to-move'

export type JobHandlers = {
  open: (job: Job) => void
  /** Null for roles that move no jobs. */
  move: ((job: Job) => void) | null
}

export type JobFaceProps = {
  job: Job
  late: boolean
  busy: boolean
  handlers: JobHandlers
  warning?: string | undefined
  /** A third line with the day of a job from another day. */
  when?: string
  /** A single line starting with the time, for month cells. */
  brief?: boolean
  /** Truncates the number for small blocks. */
  short?: boolean
  /** The job can be moved by keyboard and is described accordingly. */
  byKeys?: boolean
}

const titleOf = (job: Job) =>
  `${job.job_number} ${job.title}\n${timeRange(job)}, ${statusLabel(job.status)}\n${customerName(job)}`

const isMovable = ({ status }: Job) => JOB_RULES.dispatch.from.includes(status)

/** Re-entry warnings by job id, such as `No entry until 3:40 PM`. */
export const ClosedJobs = createContext<ReadonlyMap<number, string>>(new Map())

/** A job on the calendar: a press opens it, a drag moves it, and a menu moves it without either. */
export const JobFace = memo((props: JobFaceProps) => {
  const { job, late, busy, handlers, warning, when, brief = false, short = false, byKeys = false } = props
  const move = isMovable(job) ? handlers.move : null
  return (
    <>
      <button
        type="button"
        className="job"
        data-job={job.id}
        data-tone={STATUS_TONES[job.status]}
        data-status={job.status}
        data-late={late}
        data-movable={move !== null}
        aria-busy={busy}
        {...(byKeys && handlers.move ? { 'aria-describedby': HOW_TO_MOVE } : {})}
        title={titleOf(job)}
        onClick={() => handlers.open(job)}
      >
        {brief ? (
          <span className="line">
            <span className="number">{formatTime(job.scheduled_start_time)}</span> {late && <LateSign />}
            <NoEntry to={job} />
            {job.title}
          </span>
        ) : (
          <>
            <span className="line">
              <JobNumber of={job.job_number} short={short} /> <span className="what">{job.title}</span>
            </span>
            <span className="line client">
              {late && <Late />}
              <NoEntry to={job} />
              {customerName(job)}
            </span>
            {when && <span className="line client">{when}</span>}
          </>
        )}
        <span className="said">
          {['', brief ? job.job_number : !when && timeRange(job), statusLabel(job.status), warning]
            .filter((word) => typeof word === 'string')
            .join(', ')}
        </span>
      </button>
      {move && (
        <button
          type="button"
          className="to"
          aria-label={`Move ${job.job_number} to…`}
          title="Move to…"
          onClick={() => move(job)}
        />
      )}
    </>
  )
})

/** `JOB-1017`; small blocks show `1017`, with the whole number for screen readers. */
const JobNumber = ({ of, short }: { of: string; short: boolean }) =>
  short ? (
    <>
      <span className="said">{of}</span>
      <span className="number" aria-hidden>
        {of.slice(of.lastIndexOf('-') + 1)}
      </span>
    </>
  ) : (
    <span className="number">{of}</span>
  )

/** `no entry · `, with the time for screen readers, which have no tooltip; empty once entry is allowed. */
const NoEntry = ({ to }: { to: Job }) => {
  const text = useContext(ClosedJobs).get(to.id)
  return text === undefined ? null : (
    <span className="closed" title={text}>
      <TriangleAlert aria-hidden /> <span className="said">{text}</span>
    </span>
  )
}

const Late = () => <span className="late">late · </span>

/** An icon, where the title needs the room. */
const LateSign = () => (
  <span className="late-sign">
    <span className="said">late · </span>
  </span>
)

import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { createContext, memo, useContext } from 'react'
import { JOB_RULES } from '@/domain/job/commands'
import { type Job, statusLabel } from '@/domain/job/job'
import { formatTime } from '@/domain/time/calendar'
import { customerName } from '@/ui/jobs/rules/names'
import { timeRange } from '@/ui/jobs/rules/when'
import { STATUS_TONES } from '@/ui/shared/job-tones'

/** Says how a job is moved by keys; every job on the board is described by it. */
export const HOW_TO_MOVE = 'calendar-how-to-move'

export type JobHandlers = {
  open: (job: Job) => void
  /** "Move to…"; null for those whose role moves no job. */
  move: ((job: Job) => void) | null
}

export type JobFaceProps = {
  job: Job
  late: boolean
  busy: boolean
  handlers: JobHandlers
  /** Read out in addition to what is visible: a drive for which there is no time. */
  warning?: string | undefined
  /** A third line: the day of a job that is not of this one. */
  when?: string
  /** One line instead of two, the time first: days of a month have no room. */
  brief?: boolean
  /** It has no room for the whole of its number. */
  short?: boolean
  /** Its keys move it, and its description says so. */
  byKeys?: boolean
}

const titleOf = (job: Job) =>
  `${job.job_number} ${job.title}\n${timeRange(job)}, ${statusLabel(job.status)}\n${customerName(job)}`

/** Whether its status lets a job be moved at all. */
const isMovable = ({ status }: Job) => JOB_RULES.dispatch.from.includes(status)

/** Jobs where no one may enter yet, by id, and until when: `No entry until 3:40 PM`. */
export const ClosedJobs = createContext<ReadonlyMap<number, string>>(new Map())

/** A job on the calendar: a press opens it, a drag moves it, and beside it is the way to move it without either. */
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

/** `JOB-1017`; a block without room shows `1017`, and the whole is still read aloud. */
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

/** `no entry · `, and until when for those who can't see the tooltip; nothing where people may enter. */
const NoEntry = ({ to }: { to: Job }) => {
  const text = useContext(ClosedJobs).get(to.id)
  return text === undefined ? null : (
    <span className="closed" title={text}>
      <TriangleAlert aria-hidden /> <span className="said">{text}</span>
    </span>
  )
}

const Late = () => <span className="late">late · </span>

/** The same where the title needs the room of the word. */
const LateSign = () => (
  <span className="late-sign">
    <span className="said">late · </span>
  </span>
)

import { type Job, statusLabel } from '@/domain/job/job'
import { byAgenda } from '@/domain/job/order'
import { timeRange } from '@/domain/job/slot-words'
import { type Day, formatDay } from '@/domain/time/calendar'
import { TextLink } from '@/ui/kit/actions/text-link'
import { DetailLines } from '@/ui/kit/layout/detail-lines'

type Props = {
  /** The name of the list: "Jobs of this client" */
  label: string
  jobs: readonly Job[]
  today: Day
  /** How many are shown before "Show all"; all of them where this is absent. */
  first?: number
}

/** Jobs of a client or at a property, what comes next on top, then the past from its end; each leads to the job. */
export const JobLines = ({ label, jobs, today, first }: Props) => (
  <DetailLines
    {...{ label, first }}
    records={[...jobs].sort(byAgenda(today))}
    noun="jobs"
    line={(job) => ({
      key: job.id,
      text: (
        <TextLink to="/dashboard/jobs" search={{ job: job.id }}>
          {job.job_number} {job.title}
        </TextLink>
      ),
      aside: `${formatDay(job.scheduled_date, today)}, ${timeRange(job)} · ${statusLabel(job.status)}`,
    })}
  />
)

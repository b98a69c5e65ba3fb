import { type Job, statusLabel } from '@/domain/job/job'
import { byAgenda } from '@/domain/job/order'
import { timeRange } from '@/domain/job/slot-words'
import { type Day, formatDay } from '@/domain/time/calendar'
import { TextLink } from '@/ui/kit/actions/text-link'
import { DetailLines } from '@/ui/kit/layout/detail-lines'

type Props = {
  label: string
  jobs: readonly Job[]
  today: Day
  first?: number
}

/** Upcoming jobs first, then past jobs in reverse order. */
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

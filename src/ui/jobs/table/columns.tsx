import type { ReactNode } from 'react'
import type { Day } from '@/domain/calendar'
import type { Job } from '@/domain/job/job'
import { formatMoney } from '@/domain/money'
import { JobPriorityTag, JobStatusTag } from '../job-tags'
import { customerName, fullAddress, shortAddress } from '../rules/customer'
import { dayLabel } from '../rules/day-label'
import { timeRange } from '../rules/time-range'
import type { JobColumn } from '../types'

type ColumnLook = {
  label: string
  /** Numbers stand at the right edge. */
  end?: true
  cell: (job: Job, today: Day) => ReactNode
}

const clipped = (text: string, full = text) => (
  <span className="clip" title={full}>
    {text}
  </span>
)

const dayOf = ({ scheduled_date }: Job, today: Day) => {
  const label = dayLabel(scheduled_date, today)
  return scheduled_date === today ? <strong>{label}</strong> : label
}

/** What each column is called and shows (JOB-05); `table-css.ts` knows how wide it is. The title's cell is the row's own, because it opens the details. */
export const COLUMN_LOOKS: Record<JobColumn, ColumnLook> = {
  job_number: { label: 'Job', cell: (job) => <span className="number">{job.job_number}</span> },
  status: { label: 'Status', cell: (job) => <JobStatusTag status={job.status} /> },
  priority: { label: 'Priority', cell: (job) => <JobPriorityTag priority={job.priority} /> },
  title: { label: 'Title', cell: (job) => job.title },
  address: {
    label: 'Address',
    cell: (job) => clipped(shortAddress(job), fullAddress(job)),
  },
  date: { label: 'Date', cell: dayOf },
  time: { label: 'Time', cell: timeRange },
  customer: { label: 'Customer', cell: (job) => clipped(customerName(job)) },
  cost: { label: 'Est. cost', end: true, cell: (job) => formatMoney(job.estimated_cost) },
}

/** The class of a column's cells, by which a narrow table drops what its rows say elsewhere. */
export const cellClass = (column: JobColumn): string => (COLUMN_LOOKS[column].end ? `of-${column} end` : `of-${column}`)

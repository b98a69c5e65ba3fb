import type { ReactNode } from 'react'
import { type Day, formatDay } from '@/domain/calendar'
import type { Job } from '@/domain/job/job'
import { formatMoney } from '@/domain/money'
import { JobPriorityTag, JobStatusTag } from '../job-tags'
import { customerName, fullAddress } from '../rules/customer'
import { timeRange } from '../rules/time-range'
import type { JobColumn } from '../types'

type ColumnLook = {
  label: string
  /** Pixels; null shares what is left. */
  width: number | null
  /** Numbers stand at the right edge. */
  end?: true
  cell: (job: Job, today: Day) => ReactNode
}

const clipped = (text: string, full = text) => (
  <span className="clip" title={full}>
    {text}
  </span>
)

/** What each column is called and shows (JOB-05). The title's cell is the row's own, because it opens the details. */
export const COLUMN_LOOKS: Record<JobColumn, ColumnLook> = {
  job_number: { label: 'Job', width: 92, cell: (job) => <span className="number">{job.job_number}</span> },
  status: { label: 'Status', width: 112, cell: (job) => <JobStatusTag status={job.status} /> },
  priority: { label: 'Priority', width: 80, cell: (job) => <JobPriorityTag priority={job.priority} /> },
  title: { label: 'Title', width: null, cell: (job) => job.title },
  address: {
    label: 'Address',
    width: null,
    cell: (job) => clipped(`${job.property_address}, ${job.property_city}`, fullAddress(job)),
  },
  date: { label: 'Date', width: 108, cell: (job, today) => formatDay(job.scheduled_date, today) },
  time: { label: 'Time', width: 164, cell: timeRange },
  customer: { label: 'Customer', width: 128, cell: (job) => clipped(customerName(job)) },
  cost: { label: 'Est. cost', width: 100, end: true, cell: (job) => formatMoney(job.estimated_cost) },
}

import { JOB_PRIORITIES, JOB_STATUSES, type Job } from '@/domain/job/job'
import { bySlot } from '@/domain/job/order'
import { JOB_COLUMNS, type JobColumn, type JobSort } from '../types'
import { customerName } from './customer'

type Compare = (a: Job, b: Job) => number

const words = new Intl.Collator('en-US', { numeric: true, sensitivity: 'base' })

const byText =
  (read: (job: Job) => string): Compare =>
  (a, b) =>
    words.compare(read(a), read(b))

const byNumber =
  (read: (job: Job) => number): Compare =>
  (a, b) =>
    read(a) - read(b)

const COMPARE: Record<JobColumn, Compare> = {
  job_number: byText((job) => job.job_number),
  status: byNumber((job) => JOB_STATUSES.indexOf(job.status)),
  priority: byNumber((job) => JOB_PRIORITIES.indexOf(job.priority)),
  title: byText((job) => job.title),
  address: byText((job) => job.property_address),
  date: bySlot,
  time: byText((job) => job.scheduled_start_time),
  customer: byText(customerName),
  cost: byNumber((job) => job.estimated_cost),
}

/**
 * Compares jobs by a column, ascending: text as people sort it (JOB-9 before JOB-10), statuses by the order of a job's life,
 * priorities by urgency, dates with their start time.
 */
export const compareJobs = (column: JobColumn): Compare => COMPARE[column]

/** A sort as the table library holds it: at most one column. */
export type Sorting = { id: string; desc: boolean }[]

/** `-cost` as the table library says it. */
export const sortingOf = (sort: JobSort | undefined): Sorting =>
  sort === undefined ? [] : [{ id: sort.replace('-', ''), desc: sort.startsWith('-') }]

/** The way back. */
export const sortFrom = ([first]: Sorting): JobSort | undefined => {
  const column = JOB_COLUMNS.find((known) => known === first?.id)
  return column && first?.desc ? `-${column}` : column
}

export type SortDirection = 'ascending' | 'descending' | 'none'

/** How a column is sorted, as `aria-sort` says it. */
export const directionOf = (column: JobColumn, sort: JobSort | undefined): SortDirection => {
  if (sort === column) return 'ascending'
  return sort === `-${column}` ? 'descending' : 'none'
}

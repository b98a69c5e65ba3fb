import Papa from 'papaparse'
import { type Job, priorityLabel, statusLabel, typeLabel } from '@/domain/job/job'
import { dollarsFromCents } from '@/domain/money'
import { customerName } from './customer'

const COLUMNS: readonly [header: string, read: (job: Job) => string | number][] = [
  ['Job number', (job) => job.job_number],
  ['Status', (job) => statusLabel(job.status)],
  ['Priority', (job) => priorityLabel(job.priority)],
  ['Type', (job) => typeLabel(job.type)],
  ['Title', (job) => job.title],
  ['Customer', customerName],
  ['Date', (job) => job.scheduled_date],
  ['Start', (job) => job.scheduled_start_time],
  ['End', (job) => job.scheduled_end_time],
  ['Duration (min)', (job) => job.estimated_duration_minutes],
  ['Estimated cost (USD)', (job) => dollarsFromCents(job.estimated_cost)],
  ['Address', (job) => job.property_address],
  ['City', (job) => job.property_city],
  ['State', (job) => job.property_state],
  ['ZIP', (job) => job.property_zip],
]

/** What a spreadsheet would run. Papa's own pattern lets a formula through whose text has a line break. */
const FORMULA = /^[=+\-@\t\r\n]/

/**
 * The jobs as CSV (RFC 4180, CRLF) with a header, even when there are none. Text that a spreadsheet would take for a formula gets
 * a leading apostrophe; numbers stay numbers.
 */
export const jobsCsv = (jobs: readonly Job[]): string =>
  Papa.unparse(
    {
      fields: COLUMNS.map(([header]) => header),
      data: jobs.map((job) => COLUMNS.map(([, read]) => read(job))),
    },
    { escapeFormulae: FORMULA },
  )

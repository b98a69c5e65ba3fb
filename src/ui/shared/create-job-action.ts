import { mayCreateJobs } from '@/domain/job/commands'
import type { RecordAction } from '@/ui/kit/records/actions/definition'

/** Create Job, from a record that work can be done for. It opens a form, so a press on it does nothing else. */
export const createJobAction: RecordAction<unknown> = {
  label: 'Create Job',
  busyLabel: 'Creating…',
  done: 'created',
  failure: 'Failed to create job. Please try again.',
  judge: () => ({ ok: true }),
  offered: mayCreateJobs,
}

import { mayCreateJobs } from '@/domain/job/commands'
import type { RecordAction } from '@/ui/kit/records/actions/definition'

/** For records that can have jobs. Opens a form and does nothing else. */
export const createJobAction: RecordAction<unknown> = {
  label: 'Create Job',
  busyLabel: 'Creating…',
  done: 'created',
  failure: 'Failed to create job. Please try again.',
  judge: () => ({ ok: true }),
  offered: mayCreateJobs,
}

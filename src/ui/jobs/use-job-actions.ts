import type { Job } from '@/domain/job/job'
import { type Activity, type RecordActions, useRecordActions } from '@/ui/kit/records/actions/use-record-actions'
import { jobRecords } from './records'
import type { JobAction, JobsContext } from './types'

/** En route and start need no dialog. */
export const useJobActions = (
  {
    commands,
    onEdit,
    onDuplicate,
    onClient,
    onApply,
  }: Pick<JobsContext, 'commands' | 'onEdit' | 'onDuplicate' | 'onClient'> & Partial<Pick<JobsContext, 'onApply'>>,
  activity?: Activity<JobAction>,
): JobActions =>
  useRecordActions(jobRecords, {
    send: { depart: commands.depart, start: commands.start },
    leads: {
      edit: ({ id }) => onEdit(id),
      duplicate: ({ id }) => onDuplicate(id),
      client: ({ client_id }) => onClient(client_id),
      apply: ({ id }) => onApply?.(id),
    },
    activity,
    retry: commands.retry,
    dismiss: commands.dismiss,
  })
export type JobActions = RecordActions<Job, JobAction>

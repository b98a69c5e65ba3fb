import type { Job } from '@/domain/job/job'
import { type Activity, type RecordActions, useRecordActions } from '@/ui/kit/records/use-record-actions'
import { jobRecords } from './records'
import type { JobAction, JobCommands } from './types'

/** What can be done with jobs on a screen; setting out and starting ask nothing first. */
export const useJobActions = (commands: JobCommands, activity?: Activity<JobAction>): JobActions =>
  useRecordActions(jobRecords, {
    send: { depart: commands.depart, start: commands.start },
    activity,
    retry: commands.retry,
  })
export type JobActions = RecordActions<Job, JobAction>

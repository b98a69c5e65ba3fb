import { useState } from 'react'
import type { Day } from '@/domain/calendar'
import type { Job } from '@/domain/job/job'
import { counted } from '@/domain/wording'
import { type Activity, announce, type RecordActions, useRecordActions } from '@/ui/kit/records/use-record-actions'
import { jobRecords } from './records'
import type { JobAction, JobCommands, JobsSurroundings } from './types'

/** What can be done with jobs on a screen; setting out and starting ask nothing first. */
export const useJobActions = (
  {
    commands,
    onEdit,
    onDuplicate,
    onClient,
    onApply,
  }: Pick<JobsSurroundings, 'commands' | 'onEdit' | 'onDuplicate' | 'onClient'> &
    Partial<Pick<JobsSurroundings, 'onApply'>>,
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

/** Runs the auto-schedule for a day, once at a time (JOB-15). */
export const useAutoSchedule = (commands: JobCommands, actions: JobActions) => {
  const [running, setRunning] = useState(false)

  const run = async (day: Day): Promise<void> => {
    setRunning(true)
    actions.dismiss()
    const outcome = await commands.autoSchedule(day)
    setRunning(false)
    if (!outcome.ok) {
      const retry = () => void run(day)
      return actions.notify({ text: 'Failed to auto-schedule jobs', failure: outcome.failure, retry })
    }
    announce(`Successfully scheduled ${counted(outcome.scheduled, 'job')}!`, {
      undo: outcome.undo,
      description: outcome.left > 0 ? `${outcome.left} could not be placed.` : undefined,
    })
  }
  return { running, run: (day: Day) => void run(day) }
}

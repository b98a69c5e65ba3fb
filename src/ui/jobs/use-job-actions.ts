import { useState } from 'react'
import { type Day, formatDay } from '@/domain/calendar'
import type { Job } from '@/domain/job/job'
import { counted } from '@/domain/wording'
import { type Activity, announce, type RecordActions, useRecordActions } from '@/ui/kit/records/use-record-actions'
import { jobRecords } from './records'
import type { JobAction, JobCommands, JobsSurroundings, LeftJob } from './types'

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

const LEFT_NAMED = 3

/** `1 job could not be placed. JOB-1016: Nobody with the skill Planting works that day.` */
const leftText = (left: readonly LeftJob[]): string | undefined => {
  if (left.length === 0) return undefined
  const named = left.slice(0, LEFT_NAMED).map(({ job_number, reason }) => `${job_number}: ${reason}`)
  const more = left.length - named.length
  return [
    `${counted(left.length, 'job')} could not be placed.`,
    ...named,
    ...(more > 0 ? [`And ${more} more.`] : []),
  ].join(' ')
}

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
    if (outcome.scheduled === 0 && outcome.left.length === 0)
      return announce(`No job is waiting for a crew on ${formatDay(day)}.`)
    announce(`Successfully scheduled ${counted(outcome.scheduled, 'job')}!`, {
      undo: outcome.undo,
      description: leftText(outcome.left),
    })
  }
  return { running, run: (day: Day) => void run(day) }
}

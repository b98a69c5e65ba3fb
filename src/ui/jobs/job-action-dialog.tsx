import { useEffect, useEffectEvent, useRef } from 'react'
import type { CrewMember } from '@/domain/crew/crew'
import type { JobCommand } from '@/domain/job/commands'
import type { Job } from '@/domain/job/job'
import { OverPage } from '@/ui/kit/overlays/over-page'
import { ActionNotice } from '@/ui/kit/records/actions/action-notice'
import { type Activity, noticeOutsideRows } from '@/ui/kit/records/actions/use-record-actions'
import { AssignDialog } from './dialogs/assign-dialog'
import { CompleteDialog } from './dialogs/complete-dialog'
import type { JobCommands, JobsContext } from './types'
import { useJobActions } from './use-job-actions'

/** A job step triggered from any page. Compared by identity, so that each object runs once. */
export type JobActionRequest = { what: 'assign' | 'start' | 'complete'; jobId: number }

export type JobActionDialogProps = Pick<JobsContext, 'onEdit' | 'onDuplicate' | 'onClient' | 'materials'> & {
  request: JobActionRequest
  commands: JobCommands
  activity: Activity<JobCommand>
  /** Undefined while loading. */
  jobs: readonly Job[] | undefined
  crew: readonly CrewMember[]
}

export const JobActionDialog = (props: JobActionDialogProps) => {
  const { request, commands, jobs, crew, materials } = props
  const actions = useJobActions(props, props.activity)
  const isReady = jobs !== undefined

  const begin = useEffectEvent(() => {
    const job = jobs?.find(({ id }) => id === request.jobId)
    if (job) actions.act(request.what, [job])
  })
  const begun = useRef<JobActionRequest>(null)
  useEffect(() => {
    if (!isReady || begun.current === request) return
    begun.current = request
    begin()
  }, [request, isReady])

  const targetJob = actions.asking?.records[0]
  const notice = noticeOutsideRows(actions.notices, () => false, actions.activity)
  return (
    <>
      {targetJob && actions.asking?.what === 'assign' && (
        <AssignDialog jobs={[targetJob]} allJobs={jobs ?? []} {...{ crew, commands, actions }} />
      )}
      {targetJob && actions.asking?.what === 'complete' && (
        <CompleteDialog job={targetJob} {...{ commands, actions, materials }} />
      )}
      {notice && (
        <OverPage>
          <ActionNotice notice={notice} about={notice.about} onDismiss={() => actions.dismiss(notice)} />
        </OverPage>
      )}
    </>
  )
}

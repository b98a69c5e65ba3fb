import { useEffect, useEffectEvent, useRef } from 'react'
import type { CrewMember } from '@/domain/crew/crew'
import type { JobCommand } from '@/domain/job/commands'
import type { Job } from '@/domain/job/job'
import { OverPage } from '@/ui/kit/overlays/over-page'
import { ActionNotice } from '@/ui/kit/records/actions/action-notice'
import { type Activity, noticeOutsideRows } from '@/ui/kit/records/actions/use-record-actions'
import { AssignDialog } from './dialogs/assign-dialog'
import { CompleteDialog } from './dialogs/complete-dialog'
import type { JobCommands, JobsSurroundings } from './types'
import { useJobActions } from './use-job-actions'

/** What is done from anywhere: a step of a job's life. Every object is one deed, done once. */
export type Deed = { what: 'assign' | 'start' | 'complete'; jobId: number }

export type JobDeedProps = Pick<JobsSurroundings, 'onEdit' | 'onDuplicate' | 'onClient' | 'materials'> & {
  deed: Deed
  commands: JobCommands
  activity: Activity<JobCommand>
  /** Undefined while they are loaded. */
  jobs: readonly Job[] | undefined
  crew: readonly CrewMember[]
}

/** Carries out over any page what is done with a job from there: starts it, asks for its crew or for notes. */
export const JobDeed = (props: JobDeedProps) => {
  const { deed, commands, jobs, crew, materials } = props
  const actions = useJobActions(props, props.activity)
  const isReady = jobs !== undefined

  const begin = useEffectEvent(() => {
    const job = jobs?.find(({ id }) => id === deed.jobId)
    if (job) actions.act(deed.what, [job])
  })
  const begun = useRef<Deed>(null)
  useEffect(() => {
    if (!isReady || begun.current === deed) return
    begun.current = deed
    begin()
  }, [deed, isReady])

  const asked = actions.asking?.records[0]
  const notice = noticeOutsideRows(actions.notices, () => false, actions.activity)
  return (
    <>
      {asked && actions.asking?.what === 'assign' && (
        <AssignDialog jobs={[asked]} known={jobs ?? []} {...{ crew, commands, actions }} />
      )}
      {asked && actions.asking?.what === 'complete' && (
        <CompleteDialog job={asked} {...{ commands, actions, materials }} />
      )}
      {notice && (
        <OverPage>
          <ActionNotice notice={notice} about={notice.about} onDismiss={() => actions.dismiss(notice)} />
        </OverPage>
      )}
    </>
  )
}

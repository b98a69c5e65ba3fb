import { useEffect, useEffectEvent, useRef } from 'react'
import type { Day } from '@/domain/calendar'
import type { CrewMember } from '@/domain/crew'
import type { JobCommand } from '@/domain/job/commands'
import type { Job } from '@/domain/job/job'
import { OverPage } from '@/ui/kit/over-page'
import { ActionNotice } from '@/ui/kit/records/action-notice'
import { type Activity, noticeOutsideRows } from '@/ui/kit/records/use-record-actions'
import { AssignDialog } from './dialogs/assign-dialog'
import { CompleteDialog } from './dialogs/complete-dialog'
import type { JobCommands, JobsSurroundings } from './types'
import { useAutoSchedule, useJobActions } from './use-job-actions'

/**
 * What is done from anywhere: a step of a job's life, or the plan of a day, which is today where it is null. Every object is one deed,
 * done once.
 */
export type Deed = { what: 'assign' | 'start' | 'complete'; jobId: number } | { what: 'schedule'; day: Day | null }

export type JobDeedProps = Pick<JobsSurroundings, 'onEdit' | 'onDuplicate' | 'onClient' | 'materials'> & {
  deed: Deed
  today: Day
  commands: JobCommands
  activity: Activity<JobCommand>
  /** Undefined while they are loaded. */
  jobs: readonly Job[] | undefined
  crew: readonly CrewMember[]
}

/** Carries out over any page what is done with a job from there: starts it, asks for its crew or for notes, plans the day. */
export const JobDeed = (props: JobDeedProps) => {
  const { deed, today, commands, jobs, crew, materials } = props
  const actions = useJobActions(props, props.activity)
  const schedule = useAutoSchedule(commands, actions)
  const isReady = deed.what === 'schedule' || jobs !== undefined

  const begin = useEffectEvent(() => {
    if (deed.what === 'schedule') return schedule.running || schedule.run(deed.day ?? today)
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

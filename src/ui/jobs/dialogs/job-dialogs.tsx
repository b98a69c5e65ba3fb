import type { CrewMember } from '@/domain/crew/crew'
import type { Job } from '@/domain/job/job'
import { followingVisits } from '@/domain/job/repeat'
import type { Day } from '@/domain/time/calendar'
import { RecordQuestion } from '@/ui/kit/records/actions/record-question'
import { jobRecords } from '../records'
import type { JobCommands, MaterialFacts, OnMyWayContext } from '../types'
import type { JobActions } from '../use-job-actions'
import { AssignDialog } from './assign-dialog'
import { CancelVisitDialog } from './cancel-visit-dialog'
import { CompleteDialog } from './complete-dialog'
import { OnMyWayDialog } from './on-my-way-dialog'
import { RepeatDialog } from './repeat-dialog'
import { RescheduleDialog } from './reschedule-dialog'

export type JobDialogsProps = {
  actions: JobActions
  commands: JobCommands
  today: Day
  timeZone: string
  crew: readonly CrewMember[]
  way: OnMyWayContext
  materials: MaterialFacts
  allJobs: readonly Job[]
}

export const JobDialogs = ({ actions, commands, today, timeZone, crew, way, materials, allJobs }: JobDialogsProps) => {
  const { asking } = actions
  const job = asking?.records[0]
  if (!asking || !job) return null
  const shared = { commands, actions }
  switch (asking.what) {
    case 'assign':
    case 'reassign':
      return <AssignDialog jobs={asking.records} crew={crew} allJobs={allJobs} {...shared} />
    case 'reschedule':
      return (
        <RescheduleDialog
          {...{ job, today, timeZone }}
          time={way.time}
          following={followingVisits(job, allJobs).length}
          {...shared}
        />
      )
    case 'complete':
      return <CompleteDialog job={job} materials={materials} {...shared} />
    case 'tell': {
      const present = allJobs.find(({ id }) => id === job.id) ?? job
      return <OnMyWayDialog job={present} today={today} crew={crew} way={way} {...shared} />
    }
    case 'repeat':
      return <RepeatDialog job={job} today={today} {...shared} />
    case 'cancel': {
      const following = asking.records.length === 1 ? followingVisits(job, allJobs) : []
      if (following.length > 0) return <CancelVisitDialog job={job} following={following.length} {...shared} />
      return <RecordQuestion definition={jobRecords} actions={actions} command={commands.cancel} />
    }
    case 'miss':
    case 'remove':
      return <RecordQuestion definition={jobRecords} actions={actions} command={commands[asking.what]} />
    case 'dispatch':
    case 'depart':
    case 'start':
    case 'edit':
    case 'apply':
    case 'duplicate':
    case 'client':
      return null
  }
}

import type { Day } from '@/domain/calendar'
import type { CrewMember } from '@/domain/crew'
import { RecordQuestion } from '@/ui/kit/records/record-question'
import { jobRecords } from '../records'
import type { Booking, JobCommands } from '../types'
import type { JobActions } from '../use-job-actions'
import { AssignDialog } from './assign-dialog'
import { CompleteDialog } from './complete-dialog'
import { RescheduleDialog } from './reschedule-dialog'

export type JobDialogsProps = {
  actions: JobActions
  commands: JobCommands
  today: Day
  crew: readonly CrewMember[]
  bookings: (day: Day) => readonly Booking[]
}

/** The dialog for what is being asked, if anything. */
export const JobDialogs = ({ actions, commands, today, crew, bookings }: JobDialogsProps) => {
  const { asking } = actions
  const job = asking?.records[0]
  if (!asking || !job) return null
  const shared = { commands, actions }
  switch (asking.what) {
    case 'assign':
    case 'reassign':
      return <AssignDialog jobs={asking.records} crew={crew} bookings={bookings} {...shared} />
    case 'reschedule':
      return <RescheduleDialog job={job} today={today} {...shared} />
    case 'complete':
      return <CompleteDialog job={job} {...shared} />
    case 'cancel':
    case 'miss':
    case 'remove':
      return <RecordQuestion definition={jobRecords} actions={actions} command={commands[asking.what]} />
    case 'dispatch':
    case 'depart':
    case 'start':
      return null
  }
}

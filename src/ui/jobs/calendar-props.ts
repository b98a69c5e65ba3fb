import type { Application } from '@/domain/chemical/application'
import type { Property } from '@/domain/client/property'
import type { CrewMember } from '@/domain/crew/crew'
import type { Job } from '@/domain/job/job'
import type { Actor } from '@/domain/permissions/actor'
import type { Moment } from '@/domain/scheduling/lateness'
import type { ProposalKind } from '@/domain/scheduling/proposal/ask'
import type { Day } from '@/domain/time/calendar'
import type { Instant } from '@/domain/time/clock'
import type { CalendarMode, JobCommands } from './types'
import type { JobActions } from './use-job-actions'

/** What the jobs screen gives the calendar, which its page puts in. */
export type JobCalendarProps = {
  actor: Actor
  crew: readonly CrewMember[]
  /** Every job: what is booked counts, whatever the filters leave. */
  jobs: readonly Job[]
  /** Jobs that the filters leave. */
  shown: readonly Job[]
  /** Where jobs are done; empty until it is loaded. */
  properties: readonly Property[]
  /** Chemicals that were applied: jobs where no one may enter yet show it. */
  applications: readonly Application[]
  now: Instant
  moment: Moment
  mode: CalendarMode
  onMode: (mode: CalendarMode) => void
  day: Day
  onDay: (day: Day) => void
  onOpen: (jobId: number) => void
  commands: Pick<JobCommands, 'dispatch' | 'moveFollowing'>
  actions: Pick<JobActions, 'attempt'>
  /** Has the program plan the day. */
  onPlan: ((kind: ProposalKind, day: Day) => void) | null
}

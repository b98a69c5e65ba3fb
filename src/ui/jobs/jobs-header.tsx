import { CalendarCog, Plus } from 'lucide-react'
import { type Day, formatDay } from '@/domain/calendar'
import type { Actor } from '@/domain/permissions/actor'
import { ActionButton } from '@/ui/kit/action-button'
import { Button } from '@/ui/kit/button'
import { PageHeader } from '@/ui/kit/page-header'
import { Tooltip } from '@/ui/kit/tooltip'
import { autoScheduleRefusal, creationRefusal } from './rules/actions'

type JobsHeaderProps = {
  actor: Actor
  /** The day that Auto-Schedule would plan. */
  day: Day
  scheduling: boolean
  onSchedule: (day: Day) => void
  onCreate: () => void
}

/** The title and its two buttons (JOB-01). */
export const JobsHeader = ({ actor, day, scheduling, onSchedule, onCreate }: JobsHeaderProps) => (
  <PageHeader
    title="Job Management"
    actions={
      <>
        <ScheduleButton refusal={autoScheduleRefusal(actor)} {...{ day, scheduling, onSchedule }} />
        <ActionButton disabledReason={creationRefusal(actor)} onClick={onCreate}>
          <Plus size={16} aria-hidden />
          Create Job
        </ActionButton>
      </>
    }
  />
)

type ScheduleButtonProps = Pick<JobsHeaderProps, 'day' | 'scheduling' | 'onSchedule'> & { refusal: string | null }

const ScheduleButton = ({ refusal, day, scheduling, onSchedule }: ScheduleButtonProps) => {
  const face = (
    <>
      <CalendarCog size={16} aria-hidden />
      Auto-Schedule
    </>
  )
  if (refusal)
    return (
      <ActionButton variant="outline" disabledReason={refusal}>
        {face}
      </ActionButton>
    )
  return (
    <Tooltip content={`Gives the unassigned jobs of ${formatDay(day)} their crews`}>
      <Button variant="outline" loading={scheduling} loadingLabel="Scheduling..." onClick={() => onSchedule(day)}>
        {face}
      </Button>
    </Tooltip>
  )
}

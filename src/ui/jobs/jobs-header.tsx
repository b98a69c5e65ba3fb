import { chakra } from '@chakra-ui/react'
import { CalendarCog, Plus } from 'lucide-react'
import { type Day, formatDay } from '@/domain/calendar'
import type { Actor } from '@/domain/permissions/actor'
import { ActionButton } from '@/ui/kit/action-button'
import { Button } from '@/ui/kit/button'
import { FootButton } from '@/ui/kit/foot-button'
import { IconButton } from '@/ui/kit/icon-button'
import { PageHeader } from '@/ui/kit/page-header'
import { countText } from '@/ui/kit/records/definition'
import { Tooltip } from '@/ui/kit/tooltip'
import { jobRecords } from './records'
import { autoScheduleRefusal, creationRefusal } from './rules/actions'

type JobsHeaderProps = {
  actor: Actor
  phone: boolean
  /** How many jobs the filters leave, or null while that is not known. */
  count: number | null
  /** The day that Auto-Schedule would plan. */
  day: Day
  scheduling: boolean
  onSchedule: (day: Day) => void
  onCreate: () => void
}

/** The title, how many jobs there are, and the two buttons (JOB-01). A phone has Create Job at its foot. */
export const JobsHeader = ({ actor, phone, count, onCreate, ...schedule }: JobsHeaderProps) => (
  <PageHeader
    title="Job Management"
    aside={
      <chakra.span role="status" textStyle="small" color="fg.muted" whiteSpace="nowrap">
        {count !== null && countText(jobRecords, count)}
      </chakra.span>
    }
    actions={
      phone ? (
        <PhoneSchedule refusal={autoScheduleRefusal(actor)} {...schedule} />
      ) : (
        <>
          <ScheduleButton refusal={autoScheduleRefusal(actor)} {...schedule} />
          <ActionButton disabledReason={creationRefusal(actor)} onClick={onCreate}>
            <Plus size={16} aria-hidden />
            Create Job
          </ActionButton>
        </>
      )
    }
  />
)

type ScheduleButtonProps = Pick<JobsHeaderProps, 'day' | 'scheduling' | 'onSchedule'> & { refusal: string | null }

const PhoneSchedule = ({ refusal, day, scheduling, onSchedule }: ScheduleButtonProps) =>
  refusal === null && (
    <IconButton label="Auto-Schedule" variant="outline" loading={scheduling} onClick={() => onSchedule(day)}>
      <CalendarCog size={18} aria-hidden />
    </IconButton>
  )

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

/** Create Job on a phone. People who may not create jobs don't see it. */
export const CreateBar = ({ actor, onCreate }: { actor: Actor; onCreate: () => void }) =>
  creationRefusal(actor) === null && <FootButton onClick={onCreate}>Create Job</FootButton>

import CalendarCog from 'lucide-react/icons/calendar-cog'
import Plus from 'lucide-react/icons/plus'
import type { ReactNode } from 'react'
import type { Actor } from '@/domain/permissions/actor'
import { type Day, formatDay } from '@/domain/time/calendar'
import { Button } from '@/ui/kit/actions/button'
import { FootButton } from '@/ui/kit/actions/foot-button'
import { IconButton } from '@/ui/kit/actions/icon-button'
import { PageHeader } from '@/ui/kit/layout/page-header'
import { Tooltip } from '@/ui/kit/overlays/tooltip'
import { CountOfRecords } from '@/ui/kit/records/list/records-page'
import { jobRecords } from './records'
import { autoScheduleRefusal, creationRefusal } from './rules/actions'

type JobsHeaderProps = {
  actor: Actor
  phone: boolean
  /** Number of filtered jobs; null while unknown. */
  count: number | null
  day: Day
  scheduling: boolean
  /** Null when Auto-Schedule is disabled. */
  onSchedule: ((day: Day) => void) | null
  onCreate: () => void
  /** Hidden on phones, which have it among the filters. */
  viewSwitch: ReactNode
}

/** Title, count, and the two buttons (JOB-01) by permission. Phones have Create Job at the bottom. */
export const JobsHeader = (props: JobsHeaderProps) => {
  const { actor, phone, count, onCreate, viewSwitch, onSchedule, ...planned } = props
  const schedule = onSchedule !== null && autoScheduleRefusal(actor) === null && { ...planned, onSchedule }
  return (
    <PageHeader
      title="Job Management"
      aside={<CountOfRecords definition={jobRecords} count={count} />}
      actions={
        phone ? (
          schedule && <PhoneSchedule {...schedule} />
        ) : (
          <>
            {viewSwitch}
            {schedule && <ScheduleButton {...schedule} />}
            {creationRefusal(actor) === null && (
              <Button onClick={onCreate}>
                <Plus size={16} aria-hidden />
                Create Job
              </Button>
            )}
          </>
        )
      }
    />
  )
}

type ScheduleButtonProps = Pick<JobsHeaderProps, 'day' | 'scheduling'> & { onSchedule: (day: Day) => void }

const PhoneSchedule = ({ day, scheduling, onSchedule }: ScheduleButtonProps) => (
  <IconButton label="Auto-Schedule" variant="outline" loading={scheduling} onClick={() => onSchedule(day)}>
    <CalendarCog size={18} aria-hidden />
  </IconButton>
)

const ScheduleButton = ({ day, scheduling, onSchedule }: ScheduleButtonProps) => (
  <Tooltip content={`Gives the unassigned jobs of ${formatDay(day)} their crews`}>
    <Button variant="outline" loading={scheduling} loadingLabel="Scheduling..." onClick={() => onSchedule(day)}>
      <CalendarCog size={16} aria-hidden />
      Auto-Schedule
    </Button>
  </Tooltip>
)

/** Create Job on phones; hidden without permission. */
export const CreateBar = ({ actor, onCreate }: { actor: Actor; onCreate: () => void }) =>
  creationRefusal(actor) === null && <FootButton onClick={onCreate}>Create Job</FootButton>

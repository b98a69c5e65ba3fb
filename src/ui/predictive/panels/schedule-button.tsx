import { chakra } from '@chakra-ui/react'
import type { Equipment } from '@/domain/equipment/equipment'
import { formatDay } from '@/domain/time/calendar'
import { ActionButton } from '@/ui/kit/actions/action-button'
import { TextLink } from '@/ui/kit/actions/text-link'
import { schedulingRefusal } from '../rules'
import type { PanelProps } from './panel-props'

type Props = Pick<PanelProps, 'actor' | 'onSchedule'> & { unit: Equipment }

/** Opens a prefilled job form; links to the job if one is scheduled. */
export const ScheduleButton = ({ unit, actor, onSchedule }: Props) =>
  unit.plan ? null : (
    <ActionButton
      variant="outline"
      aria-label={`Schedule Service for ${unit.name}`}
      disabledReason={schedulingRefusal(actor, unit)}
      onClick={() => onSchedule(unit.id)}
    >
      Schedule Service
    </ActionButton>
  )

/** `Scheduled: JOB-1200 on Tue, Dec 1` */
export const PlanLine = ({ unit: { plan }, today }: { unit: Equipment; today: string }) =>
  plan && (
    <chakra.span textStyle="small">
      {plan.accepted ? 'Accepted: ' : 'Scheduled: '}
      <TextLink to="/dashboard/jobs" search={{ job: plan.job_id }}>
        {plan.job_number} on {formatDay(plan.day, today)}
      </TextLink>
    </chakra.span>
  )

import { chakra } from '@chakra-ui/react'
import { statusLabel } from '@/domain/job/job'
import type { PlanVisit, ServicePlan } from '@/domain/service-plan/plan'
import { formatDay } from '@/domain/time/calendar'
import { TextLink } from '@/ui/kit/actions/text-link'
import { StatusDot } from '@/ui/kit/feedback/badge'
import { EmptyState } from '@/ui/kit/feedback/empty-state'
import type { Loadable } from '@/ui/kit/feedback/loadable'
import { Loaded } from '@/ui/kit/feedback/loaded'
import { SkeletonLines } from '@/ui/kit/feedback/skeleton'
import { STATUS_TONES } from '@/ui/shared/job-tones'
import { PlanProgress } from '../plan-tags'
import type { PlanAccount } from '../types'

type Props = { plan: ServicePlan; account: Loadable<PlanAccount>; today: string }

/** Latest due day first; each visit is a job. */
export const PlanVisits = ({ plan, account, today }: Props) => (
  <chakra.div display="grid" gap="4">
    <PlanProgress plan={plan} />
    <Loaded
      of={account}
      loading={<SkeletonLines count={6} label="Loading the visits…" />}
      failed="Failed to load the visits. Please try again."
      empty={({ visits }) =>
        visits.length === 0 && (
          <EmptyState
            kind="nothing-yet"
            title="No visits scheduled"
            hint="Visits are scheduled four weeks ahead, each as a job."
          />
        )
      }
    >
      {({ visits }) => (
        <chakra.ul listStyleType="none" aria-label="Visits">
          {visits.toReversed().map((visit) => (
            <Visit key={visit.job_id} visit={visit} today={today} />
          ))}
        </chakra.ul>
      )}
    </Loaded>
  </chakra.div>
)

const Visit = ({ visit, today }: { visit: PlanVisit; today: string }) => {
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns="minmax(0, 1fr) auto"
      columnGap="3"
      alignItems="center"
      py="2"
      borderBottomWidth="1px"
    >
      <chakra.span minW="0">
        <TextLink to="/dashboard/jobs" search={{ job: visit.job_id }}>
          {visit.job_number}
        </TextLink>{' '}
        {formatDay(visit.scheduled_date, today)}
        {visit.scheduled_date !== visit.due_date && (
          <chakra.span display="block" textStyle="small" color="fg.muted">
            Due {formatDay(visit.due_date, today)}
          </chakra.span>
        )}
      </chakra.span>
      <StatusDot tone={STATUS_TONES[visit.status]}>{statusLabel(visit.status)}</StatusDot>
    </chakra.li>
  )
}

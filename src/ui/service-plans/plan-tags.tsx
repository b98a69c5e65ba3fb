import type { ServicePlan } from '@/domain/service-plan/plan'
import { progressPercent } from '@/domain/service-plan/visits'
import type { PlanStatus } from '@/domain/service-plan/vocabulary'
import { planWord } from '@/domain/service-plan/words'
import { Badge, StatusDot } from '@/ui/kit/feedback/badge'
import type { Tone } from '@/ui/kit/feedback/tone'

const TONES: Record<PlanStatus, Tone> = {
  active: 'success',
  paused: 'warning',
  completed: 'info',
  cancelled: 'neutral',
}

export const PlanStatusTag = ({ status }: { status: PlanStatus }) => (
  <StatusDot tone={TONES[status]}>{planWord(status)}</StatusDot>
)

/** PLAN-03 */
export const TemplateActivityTag = ({ active }: { active: boolean }) => (
  <Badge tone={active ? 'success' : 'neutral'}>{active ? 'Active' : 'Inactive'}</Badge>
)

type Progress = Pick<ServicePlan, 'total_services_completed' | 'total_services_scheduled'>

/** `2/5 · 40%`, or a text when nothing is scheduled. */
export const progressText = (plan: Progress): string =>
  plan.total_services_scheduled === 0
    ? '0% · No visits scheduled'
    : `${plan.total_services_completed}/${plan.total_services_scheduled} · ${progressPercent(plan)}%`

/** Progress with a bar (PLAN-04). Uses plain elements, because a list renders many. */
export const PlanProgress = ({ plan }: { plan: Progress }) => (
  <span style={{ display: 'block', minWidth: 0 }}>
    <span className="clip" title={progressText(plan)}>
      {progressText(plan)}
    </span>
    <span
      role="progressbar"
      aria-label="Progress"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={progressPercent(plan)}
      style={{
        display: 'block',
        height: 4,
        marginBlockStart: 2,
        borderRadius: 2,
        background: 'var(--gw-colors-bg-emphasized)',
        overflow: 'hidden',
      }}
    >
      <span
        style={{
          display: 'block',
          height: '100%',
          width: `${progressPercent(plan)}%`,
          background: 'var(--gw-colors-accent-solid)',
        }}
      />
    </span>
  </span>
)

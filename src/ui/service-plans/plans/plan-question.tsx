import { useEffect, useEffectEvent } from 'react'
import { numberText } from '@/domain/money/number-text'
import type { PlanCommand } from '@/domain/service-plan/commands'
import { consequencesOf, consequencesOfMany, type StepOfMany } from '@/domain/service-plan/consequences'
import type { ServicePlan } from '@/domain/service-plan/plan'
import { capitalized } from '@/domain/text/wording'
import type { Day } from '@/domain/time/calendar'
import { SkeletonLines } from '@/ui/kit/feedback/skeleton'
import { ConfirmDialog } from '@/ui/kit/overlays/confirm-dialog'
import { namesPhrase } from '@/ui/kit/records/actions/definition'
import type { RecordActions } from '@/ui/kit/records/actions/use-record-actions'
import type { PlanAction, PlanQuestionContext, ServicePlanCommands } from '../types'
import { Consequences } from './consequences'
import { planName } from './records'

const QUESTIONS: Record<PlanCommand, { title: string; confirm: string }> = {
  pause: { title: 'Pause this plan?', confirm: 'Pause plan' },
  resume: { title: 'Resume this plan?', confirm: 'Resume plan' },
  cancel: { title: 'Cancel this plan?', confirm: 'Cancel plan' },
  complete: { title: 'Complete this plan?', confirm: 'Complete plan' },
}

type Props = {
  actions: RecordActions<ServicePlan, PlanAction>
  commands: ServicePlanCommands
  questionContext: PlanQuestionContext
  today: Day
  onClose: () => void
}

/** Confirms plan steps and shows their effect on visits and billing. */
export const PlanQuestion = (props: Props) => {
  const { asking } = props.actions
  if (!asking || asking.what === 'view' || asking.what === 'edit') return null
  const { what, records } = asking
  const [plan] = records
  if (plan && records.length === 1) return <AboutOne {...props} what={what} plan={plan} />
  return what === 'complete' ? null : <AboutMany {...props} what={what} plans={records} />
}

const AboutOne = ({
  actions,
  commands,
  questionContext,
  today,
  onClose,
  what,
  plan,
}: Props & { what: PlanCommand; plan: ServicePlan }) => {
  const { account } = questionContext
  const ask = useEffectEvent((planId: number | null) => questionContext.onAsk(planId))
  useEffect(() => {
    ask(plan.id)
    return () => ask(null)
  }, [plan.id])
  const { title, confirm } = QUESTIONS[what]
  return (
    <ConfirmDialog
      open
      title={title}
      object={planName(plan)}
      confirmLabel={confirm}
      destructive={what === 'cancel'}
      busy={account.state === 'loading'}
      busyLabel="Checking…"
      error={account.state === 'failed' ? `Its visits could not be loaded: ${account.failure.message}` : null}
      onConfirm={() => {
        onClose()
        void actions.run({ what, records: [plan], command: commands[what] })
      }}
      onCancel={onClose}
    >
      {account.state === 'loading' && <SkeletonLines count={3} label="Loading its visits…" />}
      {account.state === 'ready' && <Consequences lines={consequencesOf(what, plan, account.value, today)} />}
    </ConfirmDialog>
  )
}

type ManyProps = Props & { what: StepOfMany; plans: readonly ServicePlan[] }

const AboutMany = ({ actions, commands, today, onClose, what, plans }: ManyProps) => (
  <ConfirmDialog
    open
    title={QUESTIONS[what].title.replace('this plan', 'these plans')}
    object={namesPhrase({ name: planName }, plans)}
    confirmLabel={`${capitalized(what)} ${numberText(plans.length)} plans`}
    destructive={what === 'cancel'}
    onConfirm={() => {
      onClose()
      void actions.run({ what, records: plans, command: commands[what] })
    }}
    onCancel={onClose}
  >
    <Consequences lines={consequencesOfMany(what, plans, today)} />
  </ConfirmDialog>
)

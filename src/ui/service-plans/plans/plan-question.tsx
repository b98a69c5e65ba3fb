import { useEffect, useEffectEvent } from 'react'
import type { Day } from '@/domain/calendar'
import type { PlanCommand } from '@/domain/service-plan/commands'
import { consequencesOf } from '@/domain/service-plan/consequences'
import type { ServicePlan } from '@/domain/service-plan/plan'
import { ConfirmDialog } from '@/ui/kit/confirm-dialog'
import type { RecordActions } from '@/ui/kit/records/use-record-actions'
import { SkeletonLines } from '@/ui/kit/skeleton'
import type { AskedPlan, PlanAction, ServicePlanCommands } from '../types'
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
  asked: AskedPlan
  today: Day
  onClose: () => void
}

/** Asks before a plan takes a step, and says what that does to its visits and its billing. */
export const PlanQuestion = ({ actions, commands, asked, today, onClose }: Props) => {
  const { asking } = actions
  const [plan] = asking?.records ?? []
  const id = plan?.id ?? null
  const ask = useEffectEvent((planId: number | null) => asked.onAsk(planId))
  useEffect(() => {
    ask(id)
    return () => ask(null)
  }, [id])
  if (!asking || !plan || asking.what === 'view' || asking.what === 'edit') return null
  const { what } = asking
  const { title, confirm } = QUESTIONS[what]
  const { account } = asked
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

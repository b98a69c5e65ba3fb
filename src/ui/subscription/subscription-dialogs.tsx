import type { Subscription } from '@/domain/subscription/subscription'
import { CancelDialog } from './cancel-dialog'
import { ChangePlanDialog } from './change-plan-dialog'
import type { PlanUse, SubscriptionCommands, SubscriptionScreenProps } from './types'

type Props = Pick<SubscriptionScreenProps, 'now' | 'timeZone'> & {
  asking: 'change_plan' | 'cancel'
  subscription: Subscription
  use: PlanUse | null
  commands: SubscriptionCommands
  onClose: () => void
}

/** Dialogs close on confirmation; the page shows the outcome and a retry. */
export const SubscriptionDialogs = ({ asking, commands, onClose, use, now, ...about }: Props) =>
  asking === 'cancel' ? (
    <CancelDialog
      {...about}
      onClose={onClose}
      onConfirm={(reason) => {
        onClose()
        commands.cancel(reason)
      }}
    />
  ) : (
    <ChangePlanDialog
      {...about}
      use={use}
      now={now}
      onClose={onClose}
      onConfirm={(choice, quote) => {
        onClose()
        commands.changePlan(choice, quote)
      }}
    />
  )

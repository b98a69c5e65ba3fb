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

/** The dialog for what is being asked. It closes with the answer; the page shows how that went, and offers to try again. */
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

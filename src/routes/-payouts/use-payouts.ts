import type { PayoutContext } from '@/ui/payouts/types'
import { useScreenContext, useSees } from '../-session/use-screen-context'
import { useWorkspace } from '../-session/workspace'
import { usePayoutActivity } from './processing-flow'
import { usePayoutCommands } from './use-payout-commands'

export const usePayouts = (): PayoutContext & { now: number } => {
  const { workspace } = useWorkspace()
  return {
    ...useScreenContext(),
    commands: usePayoutCommands(),
    activity: usePayoutActivity(workspace.flows),
    seesClients: useSees()('clients'),
  }
}

import type { PayoutSurroundings } from '@/ui/payouts/types'
import { useSees, useSurroundings } from '../-session/use-surroundings'
import { useWorkspace } from '../-session/workspace'
import { usePayoutActivity } from './processing-flow'
import { usePayoutCommands } from './use-payout-commands'

/** What every screen of payouts is given. */
export const usePayouts = (): PayoutSurroundings & { now: number } => {
  const { workspace } = useWorkspace()
  return {
    ...useSurroundings(),
    commands: usePayoutCommands(),
    activity: usePayoutActivity(workspace.flows),
    seesClients: useSees()('clients'),
  }
}

import { useRouteContext } from '@tanstack/react-router'
import { dayAt } from '@/domain/calendar'
import { PAGES } from '@/domain/pages'
import type { PayoutSurroundings } from '@/ui/payouts/types'
import { accessTo } from '../-access'
import { useNow } from '../-use-now'
import { useWorkspace } from '../-workspace'
import { usePayoutActivity } from './processing-flow'
import { usePayoutCommands } from './use-payout-commands'

/** What every screen of payouts is given. */
export const usePayouts = (): PayoutSurroundings & { now: number } => {
  const { workspace, actor, clock, user } = useWorkspace()
  const context = useRouteContext({ from: '/dashboard' })
  const now = useNow(clock)
  return {
    actor,
    now,
    today: dayAt(now, actor.time_zone),
    commands: usePayoutCommands(),
    activity: usePayoutActivity(workspace.flows),
    seesClients: accessTo(PAGES.clients, user, context) === 'shown',
  }
}

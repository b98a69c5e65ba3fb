import type { Instant } from '@/domain/clock'
import type { Failure } from '@/domain/failure'
import type { PlanId } from '@/domain/subscription/plan'
import type { Subscription, SubscriptionCommand, SubscriptionVerdict } from '@/domain/subscription/subscription'
import type { SubscriptionOutcome } from '@/machines/subscription/selectors'
import type { Loadable } from '@/ui/kit/loadable'

/** What is carried out at this moment, of what can be asked of a subscription. */
export type Wish = SubscriptionCommand | 'open_portal'

/** What the screen can ask for; each is done once however often it is pressed. */
export type SubscriptionCommands = {
  changePlan(plan: PlanId): void
  /** At the end of the period; `reason` may be empty. */
  cancel(reason: string): void
  resume(): void
  openPortal(): void
  /** Tries the wish again that has failed. */
  retry(): void
  dismiss(): void
}

/** What counts against the plan's limits. */
export type PlanUse = { customers: number; users: number }

/** A fact of the subscription's history. */
export type HistoryFact = { position: number; type: string; at: string; actorName: string; note: string | null }

/** The history's data, newest first. */
export type SubscriptionHistory = {
  facts: Loadable<readonly HistoryFact[]>
  /** Absent on the last page. */
  onMore?: (() => void) | undefined
  loadingMore?: boolean | undefined
  onRetry: () => void
}

/** While there is nothing to manage: it is on its way, it could not be loaded, or the business is no customer yet. */
export type SubscriptionWait =
  | { state: 'loading' }
  | { state: 'failed'; failure: Failure; onRetry: () => void }
  /** `isOwn`: this person may set the business up. */
  | { state: 'no_customer'; isOwn: boolean }

export type SubscriptionScreenProps = {
  /** Null when there is none. */
  subscription: Subscription | null
  /** Whether this person may buy, change and cancel. */
  mayManage: boolean
  verdicts: Record<SubscriptionCommand, SubscriptionVerdict>
  busy: Wish | null
  outcome: SubscriptionOutcome | null
  commands: SubscriptionCommands
  use: Loadable<PlanUse>
  onRetryUse: () => void
  /** Null while there has never been a subscription. */
  history: SubscriptionHistory | null
  now: Instant
  timeZone: string
}

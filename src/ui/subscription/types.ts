import type { Verdict } from '@/domain/record/verdict'
import type { PaymentMethod } from '@/domain/subscription/billing'
import type { PlanChoice } from '@/domain/subscription/plan'
import type { Quote } from '@/domain/subscription/plan-change'
import type { Subscription, SubscriptionCommand } from '@/domain/subscription/subscription'
import type { Instant } from '@/domain/time/clock'
import type { SubscriptionOutcome } from '@/machines/subscription/selectors'
import type { Loadable, Pageable } from '@/ui/kit/feedback/loadable'
import type { ListedFact } from '@/ui/kit/records/page/fact-list'

export type Wish = SubscriptionCommand | 'open_portal'

/** Each runs once however often it is pressed. */
export type SubscriptionCommands = {
  /** `quote` is the one displayed. */
  changePlan(choice: PlanChoice, quote: Quote): void
  /** Takes effect at the end of the period; `reason` may be empty. */
  cancel(reason: string): void
  resume(): void
  openPortal(): void
  retry(): void
  dismiss(): void
}

/** Usage that counts against the plan's limits. */
export type PlanUse = { customers: number; users: number }

export type SubscriptionScreenProps = {
  subscription: Subscription | null
  /** Null for none, undefined while unknown. */
  card: PaymentMethod | null | undefined
  mayManage: boolean
  verdicts: Record<SubscriptionCommand, Verdict>
  busy: Wish | null
  outcome: SubscriptionOutcome | null
  commands: SubscriptionCommands
  use: Loadable<PlanUse>
  /** Newest first; null when there never was a subscription. */
  history: Pageable<ListedFact> | null
  now: Instant
  timeZone: string
}

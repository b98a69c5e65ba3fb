import type { Verdict } from '@/domain/record/verdict'
import type { PaymentMethod } from '@/domain/subscription/billing'
import type { PlanChoice } from '@/domain/subscription/plan'
import type { Quote } from '@/domain/subscription/plan-change'
import type { Subscription, SubscriptionCommand } from '@/domain/subscription/subscription'
import type { Instant } from '@/domain/time/clock'
import type { SubscriptionOutcome } from '@/machines/subscription/selectors'
import type { Loadable, Pageable } from '@/ui/kit/feedback/loadable'
import type { ListedFact } from '@/ui/kit/records/page/fact-list'

/** A command that can be under way. */
export type Wish = SubscriptionCommand | 'open_portal'

/** What the screen can ask for; each is done once however often it is pressed. */
export type SubscriptionCommands = {
  /** `quote` is what was shown of it. */
  changePlan(choice: PlanChoice, quote: Quote): void
  /** At the end of the period; `reason` may be empty. */
  cancel(reason: string): void
  resume(): void
  openPortal(): void
  /** Tries the command that failed again. */
  retry(): void
  dismiss(): void
}

/** What counts against the plan's limits. */
export type PlanUse = { customers: number; users: number }

export type SubscriptionScreenProps = {
  /** Null when there is none. */
  subscription: Subscription | null
  /** The card that pays for it; null for none, undefined while it is not known. */
  card: PaymentMethod | null | undefined
  /** Whether this person may buy, change and cancel. */
  mayManage: boolean
  verdicts: Record<SubscriptionCommand, Verdict>
  busy: Wish | null
  outcome: SubscriptionOutcome | null
  commands: SubscriptionCommands
  use: Loadable<PlanUse>
  /** Newest first; null while there has never been a subscription. */
  history: Pageable<ListedFact> | null
  now: Instant
  timeZone: string
}

import type { ListedClient } from '@/domain/client/filter'
import type { AccountDraft } from '@/domain/payout/account-form'
import type { PayoutCommand } from '@/domain/payout/commands'
import type { PayoutFilter } from '@/domain/payout/filter'
import type { PayoutDraft, PayoutForm } from '@/domain/payout/form'
import type { PayoutOptions } from '@/domain/payout/options'
import type { ListedPayout } from '@/domain/payout/payout'
import type { Actor } from '@/domain/permissions/actor'
import type { Day } from '@/domain/time/calendar'
import type { Loadable } from '@/ui/kit/feedback/loadable'
import type { RecordDraft } from '@/ui/kit/forms/opened-record'
import type { Outcome } from '@/ui/kit/records/actions/run-on-many'
import type { Activity, RecordActivity } from '@/ui/kit/records/actions/use-record-actions'
import type { ListAddress } from '@/ui/kit/records/list/use-record-list'
import type { RecordPageProps } from '@/ui/kit/records/page/record-frame'

/** Actions on a list row. Retry processes a failed payout again. */
export type PayoutAction = PayoutCommand | 'retry' | 'receipt'

export const PAYOUT_COLUMNS = [
  'number',
  'client',
  'initiated',
  'reason',
  'status',
  'transaction',
  'amount',
  'net',
] as const
export type PayoutColumn = (typeof PAYOUT_COLUMNS)[number]

export const PAYOUT_TABS = ['details', 'history'] as const

/** Commands of the screens. Each settles when the back end has answered. */
export type PayoutCommands = {
  create(draft: PayoutDraft): Promise<Outcome>
  addAccount(clientId: number, draft: AccountDraft): Promise<Outcome>
  /** Sends a pending payout to the bank, or resends a failed one. */
  process(payout: ListedPayout): Promise<Outcome>
  cancel(payout: ListedPayout, reason: string): Promise<Outcome>
  retry(payout: ListedPayout): Promise<Outcome>
  dismiss(payout: ListedPayout): void
  receipt(payout: ListedPayout): Promise<Outcome>
  undo(positions: number[]): Promise<Outcome>
}

export type PayoutContext = {
  actor: Actor
  today: Day
  commands: PayoutCommands
  activity: Activity<PayoutCommand>
  seesClients: boolean
}

export type PayoutsScreenProps = PayoutContext &
  ListAddress<PayoutFilter, PayoutColumn> & {
    payouts: Loadable<readonly ListedPayout[]>
    onOpen: (id: number) => void
    onAdd: () => void
  }

export type PayoutDetailsProps = PayoutContext & RecordPageProps<ListedPayout> & { own: RecordActivity<PayoutCommand> }

export type PayoutFormProps = Pick<PayoutContext, 'actor' | 'commands'> & {
  empty: PayoutForm
  clients: Loadable<readonly ListedClient[]>
  /** For the selected customer; null when none is selected. */
  options: Loadable<PayoutOptions> | null
  onClient: (id: number | null) => void
  draft: RecordDraft<PayoutForm, ListedPayout> | null
  onDraft: (draft: RecordDraft<PayoutForm, ListedPayout> | null) => void
  onMade: (id: number) => void
  onClose: () => void
}

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

/** What can be asked of a payout in its list. Retry processes a failed one again. */
export type PayoutAction = PayoutCommand | 'retry' | 'receipt'

/** The columns of the list; the address and the saved views name them. */
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

/** What the screens can ask for. Each settles when the back end has answered. */
export type PayoutCommands = {
  create(draft: PayoutDraft): Promise<Outcome>
  addAccount(clientId: number, draft: AccountDraft): Promise<Outcome>
  /** Sends a pending payout to the bank, or a failed one again. */
  process(payout: ListedPayout): Promise<Outcome>
  cancel(payout: ListedPayout, reason: string): Promise<Outcome>
  /** Tries again what a payout's life could not do. */
  retry(payout: ListedPayout): Promise<Outcome>
  /** Dismisses what has failed. */
  dismiss(payout: ListedPayout): void
  /** Saves the receipt as a PDF. */
  receipt(payout: ListedPayout): Promise<Outcome>
  /** Takes back facts of a history. */
  undo(positions: number[]): Promise<Outcome>
}

/** What every screen of payouts knows of its surroundings. */
export type PayoutContext = {
  actor: Actor
  /** The day it is where the business is. */
  today: Day
  commands: PayoutCommands
  /** The activity of each payout. */
  activity: Activity<PayoutCommand>
  /** Whether this person has a page of clients, and one of invoices, to be led to. */
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
  /** Of the customer who is chosen; null while no one is. */
  options: Loadable<PayoutOptions> | null
  onClient: (id: number | null) => void
  draft: RecordDraft<PayoutForm, ListedPayout> | null
  onDraft: (draft: RecordDraft<PayoutForm, ListedPayout> | null) => void
  onMade: (id: number) => void
  onClose: () => void
}

import type { ListedPayout } from '@/domain/payout/payout'
import type { Records } from '@/ui/kit/records/actions/definition'
import { type RecordActions, useRecordActions } from '@/ui/kit/records/actions/use-record-actions'
import type { PayoutAction, PayoutContext } from './types'

/** Payout actions of a screen. Every lifecycle step asks for confirmation. */
export const usePayoutActions = (
  definition: Pick<Records<ListedPayout, PayoutAction>, 'noun' | 'short' | 'name' | 'actions'>,
  { commands, activity }: Pick<PayoutContext, 'commands' | 'activity'>,
): PayoutActions =>
  useRecordActions<ListedPayout, PayoutAction>(definition, {
    send: { receipt: commands.receipt },
    activity,
    retry: commands.retry,
    dismiss: commands.dismiss,
  })

export type PayoutActions = RecordActions<ListedPayout, PayoutAction>

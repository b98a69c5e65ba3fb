import { copyOf } from '@/domain/estimate/copy'
import type { Estimate } from '@/domain/estimate/estimate'
import type { Records } from '@/ui/kit/records/actions/definition'
import { type RecordActions, useRecordActions } from '@/ui/kit/records/actions/use-record-actions'
import type { EstimateAction, EstimateContext } from './types'

export type EstimateActions = RecordActions<Estimate, EstimateAction>

type Options = Pick<EstimateContext, 'commands' | 'activity' | 'today' | 'onEdit' | 'onPrint' | 'onInvoice'>

/** A copy opens in the editor as soon as it exists. */
export const useEstimateActions = (
  definition: Pick<Records<Estimate, EstimateAction>, 'noun' | 'short' | 'name' | 'actions'>,
  { commands, activity, today, onEdit, onPrint, onInvoice }: Options,
): EstimateActions =>
  useRecordActions<Estimate, EstimateAction>(definition, {
    send: {
      async bill(estimate) {
        const outcome = await commands.bill(estimate)
        if (outcome.ok && outcome.id !== undefined) {
          await outcome.shown
          onInvoice(outcome.id)
        }
        return outcome
      },
      async duplicate(estimate) {
        const outcome = await commands.copy(estimate, copyOf(estimate, today))
        if (outcome.ok && outcome.id !== undefined) {
          await outcome.shown
          onEdit(outcome.id)
        }
        return outcome
      },
    },
    leads: { edit: ({ id }) => onEdit(id), print: ({ id }) => onPrint(id) },
    activity,
    retry: commands.retry,
    dismiss: commands.dismiss,
  })

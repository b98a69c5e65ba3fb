import type { ListedProperty } from '@/domain/client/listed-property'
import type { Records } from '@/ui/kit/records/definition'
import { type RecordActions, useRecordActions } from '@/ui/kit/records/use-record-actions'
import type { PropertiesSurroundings, PropertyAction } from './types'

export type PropertyActions = RecordActions<ListedProperty, PropertyAction>

/** What can be done with properties on a screen. Editing has a form with an address of its own. */
export const usePropertyActions = (
  definition: Pick<Records<ListedProperty, PropertyAction>, 'noun' | 'short' | 'name' | 'actions'>,
  { onEdit, onCreateJob, onAsking }: Pick<PropertiesSurroundings, 'onEdit' | 'onCreateJob'> & { onAsking?: () => void },
): PropertyActions => {
  const actions = useRecordActions(definition, { send: {}, onAsking })
  return {
    ...actions,
    act(what, records) {
      const [first] = records
      if (what === 'edit' && first) onEdit(first.id)
      else if (what === 'create_job' && first) onCreateJob(first)
      else actions.act(what, records)
    },
  }
}

import type { ListedProperty } from '@/domain/client/listed-property'
import type { Records } from '@/ui/kit/records/definition'
import { type RecordActions, useRecordActions } from '@/ui/kit/records/use-record-actions'
import type { PropertiesSurroundings, PropertyAction } from './types'

export type PropertyActions = RecordActions<ListedProperty, PropertyAction>

/** What can be done with properties on a screen. Editing has a form with an address of its own. */
export const usePropertyActions = (
  definition: Pick<Records<ListedProperty, PropertyAction>, 'noun' | 'short' | 'name' | 'actions'>,
  { onEdit, onCreateJob, onAsking }: Pick<PropertiesSurroundings, 'onEdit' | 'onCreateJob'> & { onAsking?: () => void },
): PropertyActions =>
  useRecordActions(definition, { leads: { edit: ({ id }) => onEdit(id), create_job: onCreateJob }, onAsking })

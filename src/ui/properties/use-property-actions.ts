import type { ListedProperty } from '@/domain/client/listed-property'
import type { Records } from '@/ui/kit/records/actions/definition'
import { saveRecords } from '@/ui/kit/records/actions/save-records'
import { type RecordActions, useRecordActions } from '@/ui/kit/records/actions/use-record-actions'
import { SINGLE_PROPERTY } from './records'
import type { PropertiesContext, PropertyAction } from './types'

export type PropertyActions = RecordActions<ListedProperty, PropertyAction>

type ActionsOptions = Pick<PropertiesContext, 'actor' | 'today' | 'onEdit' | 'onCreateJob'> & { onAsking?: () => void }

export const usePropertyActions = (
  definition: Pick<Records<ListedProperty, PropertyAction>, 'noun' | 'short' | 'name' | 'actions'>,
  { actor, today, onEdit, onCreateJob, onAsking }: ActionsOptions,
): PropertyActions =>
  useRecordActions(definition, {
    leads: {
      edit: ({ id }) => onEdit(id),
      create_job: onCreateJob,
      export: (property) => void saveRecords({ definition: SINGLE_PROPERTY, context: { actor, today } }, [property]),
    },
    onAsking,
  })

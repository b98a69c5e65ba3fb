import type { Application } from '@/domain/chemical/application'
import type { Records } from '@/ui/kit/records/actions/definition'
import { type RecordActions, useRecordActions } from '@/ui/kit/records/actions/use-record-actions'
import type { ApplicationAction, ChemicalsContext } from './types'

export type ApplicationActions = RecordActions<Application, ApplicationAction>

export const useApplicationActions = (
  definition: Pick<Records<Application, ApplicationAction>, 'noun' | 'short' | 'name' | 'actions'>,
  { onCorrect, onPrint }: Pick<ChemicalsContext, 'onCorrect' | 'onPrint'>,
): ApplicationActions => useRecordActions(definition, { leads: { correct: ({ id }) => onCorrect(id), print: onPrint } })

import type { ListedMember } from '@/domain/crew/listed-member'
import { type RecordActions, useRecordActions } from '@/ui/kit/records/actions/use-record-actions'
import type { CrewRecords } from './records'
import type { CrewAction, CrewContext } from './types'

export type CrewActions = RecordActions<ListedMember, CrewAction>

export const useCrewActions = (
  definition: CrewRecords,
  { onEdit, onAnalyze, commands }: Pick<CrewContext, 'onEdit' | 'commands'> & { onAnalyze: (id: number) => void },
): CrewActions =>
  useRecordActions(definition, {
    leads: { edit: ({ id }) => onEdit(id), analyze: ({ id }) => onAnalyze(id) },
    send: { activate: commands.activate },
  })

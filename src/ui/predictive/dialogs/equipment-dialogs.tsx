import type { Equipment } from '@/domain/equipment/equipment'
import type { Records } from '@/ui/kit/records/definition'
import { RecordQuestion } from '@/ui/kit/records/record-question'
import type { Outcome } from '@/ui/kit/records/run-on-many'
import type { EquipmentAction, PredictiveSurroundings } from '../types'
import type { EquipmentActions } from '../use-equipment-actions'
import { FaultDialog } from './fault-dialog'
import { ServiceDialog } from './service-dialog'

type Props = Pick<PredictiveSurroundings, 'commands' | 'today'> & {
  definition: Pick<Records<Equipment, EquipmentAction>, 'noun' | 'short' | 'name' | 'actions'>
  actions: EquipmentActions
  remove: (unit: Equipment) => Promise<Outcome>
}

/** What is asked before something is done to equipment: when it was serviced, what went wrong, or whether it is to go. */
export const EquipmentDialogs = ({ definition, actions, remove, commands, today }: Props) => {
  const { asking, stopAsking } = actions
  const unit = asking?.records[0]
  if (unit && asking.what === 'serviced') return <ServiceDialog {...{ unit, commands, today }} onClose={stopAsking} />
  if (unit && asking.what === 'fault') return <FaultDialog {...{ unit, commands, today }} onClose={stopAsking} />
  return <RecordQuestion definition={definition} actions={actions} command={remove} />
}

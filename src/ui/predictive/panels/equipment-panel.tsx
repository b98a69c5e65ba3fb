import type { Equipment } from '@/domain/equipment/equipment'
import type { EquipmentFilter } from '@/domain/equipment/filter'
import { mapReady } from '@/ui/kit/feedback/loadable'
import type { Records } from '@/ui/kit/records/actions/definition'
import { AddButton, RecordCount } from '@/ui/kit/records/list/records-page'
import { RecordsPanel } from '@/ui/kit/records/list/records-panel'
import { useRecordList } from '@/ui/kit/records/list/use-record-list'
import type { EquipmentAction, EquipmentColumn, PredictiveScreenProps } from '../types'
import type { EquipmentActions } from '../use-equipment-actions'

type Props = PredictiveScreenProps & {
  definition: Records<Equipment, EquipmentAction, EquipmentColumn, Omit<EquipmentFilter, 'search'>>
  actions: EquipmentActions
  adding: { label: string; refusal: string | null; onAdd: () => void }
}

/** PRED-04, PRED-05 */
export const EquipmentPanel = ({ definition, actions, adding, ...props }: Props) => {
  const records = mapReady(props.facts, ({ equipment }) => equipment)
  const list = useRecordList(definition, actions, { ...props, records })
  return (
    <RecordsPanel
      list={list}
      controls={<RecordCount list={list} />}
      failed="Failed to load equipment."
      noMatch={{ title: 'No equipment found', hint: 'Try adjusting your search criteria' }}
      nothingYet={{
        title: 'No equipment yet',
        hint: 'Add the pumps, controllers and units that you look after.',
        action: <AddButton {...adding} />,
      }}
    />
  )
}

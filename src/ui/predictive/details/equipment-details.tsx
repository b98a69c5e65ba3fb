import { useMemo } from 'react'
import { RecordQuestion } from '@/ui/kit/records/actions/record-question'
import { thenClosing } from '@/ui/kit/records/actions/use-record-actions'
import { RecordFrame, RecordHeading } from '@/ui/kit/records/page/record-frame'
import { HealthBar } from '../health-bar'
import { equipmentRecords } from '../records'
import type { EquipmentDetailsProps } from '../types'
import { useEquipmentActions } from '../use-equipment-actions'
import { EQUIPMENT_HISTORY, EQUIPMENT_PARTS } from './equipment-history'
import { EquipmentTab } from './equipment-tab'

/** The prediction and its reasons, services, faults and history. */
export const EquipmentDetails = (props: EquipmentDetailsProps) => {
  const { actor, commands, onClose } = props
  const definition = useMemo(() => {
    const records = equipmentRecords([])
    return { ...records, card: { ...records.card, steps: () => ['schedule' as const] } }
  }, [])
  const actions = useEquipmentActions(definition, props)
  return (
    <RecordFrame
      {...props}
      actions={actions}
      as="drawer"
      title="Equipment Details"
      definition={definition}
      forbiddenHint="Your role can’t see equipment."
      heading={(unit) => (
        <RecordHeading>
          <span>{unit.type}</span>
          <HealthBar unit={unit} />
        </RecordHeading>
      )}
      tabs={(unit) => [
        {
          id: 'details',
          label: 'Details',
          panel: <EquipmentTab key={unit.id} {...props} {...{ unit, definition, actions }} />,
        },
      ]}
      words={EQUIPMENT_HISTORY}
      parts={EQUIPMENT_PARTS}
      onUndo={commands.undo}
      timeZone={actor.time_zone}
    >
      <RecordQuestion {...{ definition, actions }} command={thenClosing(commands.remove, onClose)} />
    </RecordFrame>
  )
}

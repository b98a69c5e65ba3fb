import type { Equipment } from '@/domain/equipment/equipment'
import { emptyEquipmentForm, equipmentFormOf, equipmentFormSchema } from '@/domain/equipment/form'
import { equipmentRefusal } from '@/domain/equipment/permissions'
import { installProblem } from '@/domain/equipment/problems'
import { FormDialog } from '@/ui/kit/forms/form-dialog'
import type { OpenedRecord } from '@/ui/kit/forms/opened-record'
import { checkSchemaAnd } from '@/ui/kit/forms/schema-check'
import { formTexts, RecordFormGate, useRecordDialog } from '@/ui/kit/records/actions/record-dialog'
import { EQUIPMENT_HISTORY } from '../details/equipment-history'
import type { EquipmentFormProps } from '../types'
import { EquipmentFormFields } from './equipment-form-fields'

const TEXTS = formTexts('equipment')

export const EquipmentFormDialog = (props: EquipmentFormProps) => {
  const { unit, actor, onClose } = props
  const refusal = equipmentRefusal(actor, unit ? 'edited' : 'added')
  return (
    <RecordFormGate texts={TEXTS} subject={unit} {...{ refusal, onClose }}>
      {(opened) => <Form {...props} unit={opened} />}
    </RecordFormGate>
  )
}

const WORDS = { noun: 'equipment', fields: EQUIPMENT_HISTORY }

const Form = (props: EquipmentFormProps & { unit: OpenedRecord<Equipment> | null }) => {
  const { unit, properties, today, commands, draft, onDraft, onShow, onClose } = props
  const { form, dialog } = useRecordDialog({
    texts: TEXTS,
    kind: 'unit',
    subject: unit,
    empty: emptyEquipmentForm(),
    formOf: equipmentFormOf,
    words: WORDS,
    nameOf: ({ name }) => name,
    nameless: 'Equipment without a name',
    check: checkSchemaAnd(equipmentFormSchema, ['installed_on'], ({ installed_on }) => {
      const happened = unit?.first ? [...unit.first.services.filter(({ job }) => !job), ...unit.first.faults] : []
      return [installProblem(installed_on, today, happened)]
    }),
    add: commands.add,
    edit: commands.edit,
    draft,
    onDraft,
    onShow,
    onClose,
  })
  return (
    <FormDialog
      {...dialog}
      size="lg"
      description={unit ? undefined : 'After you add it, log its past services and faults in its details.'}
    >
      <EquipmentFormFields form={form} properties={properties} />
    </FormDialog>
  )
}

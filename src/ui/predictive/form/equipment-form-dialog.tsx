import type { Equipment } from '@/domain/equipment/equipment'
import {
  type EquipmentForm,
  emptyEquipmentForm,
  equipmentFormOf,
  equipmentFormSchema,
  installProblem,
  isSameName,
  NAME_TAKEN,
} from '@/domain/equipment/form'
import { equipmentRefusal } from '@/domain/equipment/permissions'
import { FormDialog } from '@/ui/kit/forms/form-dialog'
import { NoForm } from '@/ui/kit/forms/no-form'
import type { OpenedRecord } from '@/ui/kit/forms/opened-record'
import { checkSchema } from '@/ui/kit/forms/schema-check'
import { useRecordForm } from '@/ui/kit/forms/use-record-form'
import { announce } from '@/ui/kit/records/use-record-actions'
import { EQUIPMENT_HISTORY } from '../details/equipment-history'
import type { EquipmentFormProps } from '../types'
import { EquipmentFormFields } from './equipment-form-fields'

const checkFields = checkSchema(equipmentFormSchema)

/** Add Equipment and Edit Equipment, or at once why this can't be: its address can be opened by anybody. */
export const EquipmentFormDialog = (props: EquipmentFormProps) => {
  const { unit, actor, onClose } = props
  const refusal = equipmentRefusal(actor, unit ? 'edited' : 'added')
  if (refusal === null && !(unit && 'problem' in unit)) return <Form {...props} unit={unit} />
  return (
    <NoForm title={(unit ? EDITING : ADDING).title} onClose={onClose}>
      {refusal ?? (unit && 'problem' in unit ? unit.problem : '')}
    </NoForm>
  )
}

const ADDING = {
  title: 'Add Equipment',
  submitLabel: 'Add Equipment',
  busyLabel: 'Adding...',
  failureText: 'Failed to add equipment. Please try again.',
}
const EDITING = {
  title: 'Edit Equipment',
  submitLabel: 'Save changes',
  busyLabel: 'Saving...',
  failureText: 'Failed to update equipment. Please try again.',
}

const WORDS = { noun: 'equipment', fields: EQUIPMENT_HISTORY }

/** What is typed is kept as a draft and survives a reload; a failure leaves the form filled in. */
const Form = (props: EquipmentFormProps & { unit: OpenedRecord<Equipment> | null }) => {
  const { unit, known, properties, today, commands, draft, onDraft, onShow, onClose } = props
  const isTaken = (typed: { name: string; property_id: number }) =>
    known.some(
      ({ id, name, property_id }) =>
        id !== unit?.first.id && property_id === typed.property_id && isSameName(name, typed.name),
    )
  const form = useRecordForm({
    opened: unit,
    empty: emptyEquipmentForm(),
    formOf: equipmentFormOf,
    words: WORDS,
    draft,
    onDraft,
    check(typed: EquipmentForm) {
      const checked = checkFields(typed)
      if (!checked.ok) return checked
      const happened = unit?.first ? [...unit.first.services.filter(({ job }) => !job), ...unit.first.faults] : []
      const problem = installProblem(checked.output.installed_on, today, happened)
      if (problem) return { ok: false, errors: { [problem.field]: problem.message } }
      return isTaken(checked.output) ? { ok: false, errors: { name: NAME_TAKEN } } : checked
    },
    async save(output, edit) {
      const outcome = unit && edit ? await commands.edit(unit.first, edit) : await commands.add(output)
      if (!outcome.ok) return outcome.failure
      await outcome.shown
      const added = unit ? undefined : outcome.id
      announce(`${output.name} ${unit ? 'saved' : 'added'}`, {
        undo: outcome.undo,
        about: unit ? `unit/${unit.first.id}` : undefined,
        ...(added === undefined ? {} : { added: `unit/${added}`, open: () => onShow(added) }),
      })
      onClose()
      return null
    },
  })
  return (
    <FormDialog
      form={form}
      {...(unit ? EDITING : ADDING)}
      size="lg"
      description={unit ? undefined : 'Once it is added, its details take the services and faults it has had.'}
      question={{
        title: unit ? 'Discard these changes?' : 'Discard this equipment?',
        object: form.form.name || 'Equipment without a name',
      }}
      onClose={onClose}
    >
      <EquipmentFormFields form={form} properties={properties} />
    </FormDialog>
  )
}

import type { ReactNode } from 'react'
import type { Equipment } from '@/domain/equipment/equipment'
import { equipmentRefusal } from '@/domain/equipment/permissions'
import { FormDialog } from '@/ui/kit/forms/form-dialog'
import { FormGrid } from '@/ui/kit/forms/form-grid'
import { NoForm } from '@/ui/kit/forms/no-form'
import { type Check, useForm } from '@/ui/kit/forms/use-form'
import type { Outcome } from '@/ui/kit/records/actions/run-on-many'
import { announce } from '@/ui/kit/records/actions/use-record-actions'
import type { EntryFormProps } from '../types'

type Props<Form extends object, Entry> = EntryFormProps<Form> & {
  title: string
  participle: Parameters<typeof equipmentRefusal>[1]
  submitLabel: string
  failureText: string
  check: (unit: Equipment) => Check<Form, Entry, keyof Form & string>
  initial: Form
  send: (unit: Equipment, entry: Entry) => Promise<Outcome>
  successMessage: (unit: Equipment) => string
  children: (form: ReturnType<typeof useForm<Form, Entry, keyof Form & string>>, unit: Equipment) => ReactNode
}

export const EntryDialog = <Form extends object, Entry>(props: Props<Form, Entry>) => {
  const { subject, actor, participle, title, onClose } = props
  const refusal = equipmentRefusal(actor, participle) ?? ('problem' in subject ? subject.problem : null)
  if (refusal === null && !('problem' in subject)) return <EntryForm {...props} unit={subject.now ?? subject.first} />
  return (
    <NoForm title={title} onClose={onClose}>
      {refusal ?? ''}
    </NoForm>
  )
}

const EntryForm = <Form extends object, Entry>(props: Props<Form, Entry> & { unit: Equipment }) => {
  const {
    unit,
    draft,
    onDraft,
    title,
    submitLabel,
    failureText,
    check,
    initial,
    send,
    successMessage,
    children,
    onClose,
  } = props
  const form = useForm<Form, Entry, keyof Form & string>({
    initial,
    draft,
    onDraft: (nextDraft) => onDraft(nextDraft && { ...nextDraft, from: unit }),
    check: check(unit),
    async save(entry) {
      const outcome = await send(unit, entry)
      if (!outcome.ok) return outcome.failure
      await outcome.shown
      announce(successMessage(unit), { undo: outcome.undo, about: `unit/${unit.id}` })
      onClose()
      return null
    },
  })
  return (
    <FormDialog
      form={form}
      size="sm"
      title={title}
      description={unit.name}
      submitLabel={submitLabel}
      busyLabel="Saving..."
      failureText={failureText}
      question={{ title: 'Discard this entry?', object: unit.name }}
      onClose={onClose}
    >
      <FormGrid gap="3" pb="2">
        {children(form, unit)}
      </FormGrid>
    </FormDialog>
  )
}

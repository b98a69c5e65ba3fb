import type { ReactNode } from 'react'
import type * as v from 'valibot'
import type { Equipment } from '@/domain/equipment/equipment'
import type { FieldErrors } from '@/ui/kit/forms/field-errors'
import { FormDialog } from '@/ui/kit/forms/form-dialog'
import { FormGrid } from '@/ui/kit/forms/form-grid'
import { checkSchema, type FormOf } from '@/ui/kit/forms/schema-check'
import { useForm } from '@/ui/kit/forms/use-form'
import type { Outcome } from '@/ui/kit/records/run-on-many'
import { announce } from '@/ui/kit/records/use-record-actions'
import type { PredictiveSurroundings } from '../types'

/** What a dialog about one unit is given. */
export type UnitDialogProps = Pick<PredictiveSurroundings, 'commands' | 'today'> & {
  unit: Equipment
  onClose: () => void
}

type Props<S extends v.GenericSchema<object, unknown>> = Pick<UnitDialogProps, 'unit' | 'onClose'> & {
  title: string
  submitLabel: string
  failureText: string
  schema: S
  initial: v.InferInput<S>
  /** What is wrong with an entry for this unit; null when nothing is. */
  problemOf: (entry: v.InferOutput<S>) => { field: string; message: string } | null
  send: (entry: v.InferOutput<S>) => Promise<Outcome>
  /** What is said once it is saved. */
  said: string
  children: (form: FormOf<S>) => ReactNode
}

/** Tells of something that happened to equipment on a day: a service or a fault. */
export const EntryDialog = <S extends v.GenericSchema<object, unknown>>(props: Props<S>) => {
  const { unit, title, submitLabel, failureText, initial, problemOf, send, said, children, onClose } = props
  type Field = keyof v.InferInput<S> & string
  const check = checkSchema(props.schema)
  const form = useForm<v.InferInput<S>, v.InferOutput<S>, Field>({
    initial,
    check(typed) {
      const checked = check(typed)
      const problem = checked.ok ? problemOf(checked.output) : null
      if (problem === null) return checked
      return { ok: false, errors: { [problem.field]: problem.message } as FieldErrors<Field> }
    },
    async save(entry) {
      const outcome = await send(entry)
      if (!outcome.ok) return outcome.failure
      await outcome.shown
      announce(said, { undo: outcome.undo, about: `unit/${unit.id}` })
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
      onClose={onClose}
    >
      <FormGrid gap="3" pb="2">
        {children(form)}
      </FormGrid>
    </FormDialog>
  )
}

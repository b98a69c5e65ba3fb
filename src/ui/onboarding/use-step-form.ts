import { type FormEvent, useState } from 'react'

type Options<Form, Field extends string> = {
  initial: Form
  /** What keeps the step from being sent, in the order of the page. */
  errorsOf: (form: Form) => Partial<Record<Field, string>>
  /** The name of the control that a message belongs to; the field's own unless told. */
  controlOf?: (field: Field) => string
  busy: boolean
  onEdit: (form: Form) => void
  onSubmit: (form: Form) => void
}

/**
 * The form of a step. Nothing is sent while something is missing or the back end is being asked; the first wrong control gets the
 * focus, and a message goes when its field is edited.
 */
export const useStepForm = <Form extends object, Field extends string>({
  initial,
  errorsOf,
  controlOf = (field) => field,
  busy,
  onEdit,
  onSubmit,
}: Options<Form, Field>) => {
  const [form, setForm] = useState(initial)
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({})

  return {
    form,
    errors,
    /** Takes what was typed; `answers` are the messages that it makes out of date. */
    edit(patch: Partial<Form>, ...answers: readonly Field[]) {
      const next = { ...form, ...patch }
      const left = { ...errors }
      for (const field of answers) delete left[field]
      setForm(next)
      setErrors(left)
      onEdit(next)
    },
    submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault()
      if (busy) return
      const found = errorsOf(form)
      const [first] = Object.keys(found) as Field[]
      setErrors(found)
      if (first === undefined) return onSubmit(form)
      const control = event.currentTarget.elements.namedItem(controlOf(first))
      if (control instanceof HTMLElement) control.focus()
    },
  }
}

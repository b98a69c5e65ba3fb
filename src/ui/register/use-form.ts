import { type FormEvent, useState } from 'react'

type Errors<Form> = Partial<Record<keyof Form, string>>

type Options<Form> = {
  initial: Form
  /** What is wrong, by field, in the order of the page; empty when the form can be sent. */
  errorsOf: (form: Form) => Errors<Form>
  /** It has been sent, and nothing is sent a second time until that has ended. */
  busy: boolean
  onSubmit: (form: Form) => void
  onChange?: (form: Form) => void
}

const focusField = (element: HTMLFormElement, name: string) => {
  const field = element.elements.namedItem(name)
  if (field instanceof HTMLElement) field.focus()
}

/** What is typed into a form whose fields are named as its parts. The first wrong field gets the focus; what is edited is no longer wrong. */
export const useForm = <Form extends object>({ initial, errorsOf, busy, onSubmit, onChange }: Options<Form>) => {
  const [form, setForm] = useState(initial)
  const [errors, setErrors] = useState<Errors<Form>>({})
  return {
    form,
    errors,
    edit(patch: Partial<Form>) {
      const next = { ...form, ...patch }
      const edited = Object.fromEntries(Object.keys(patch).map((name) => [name, undefined])) as Errors<Form>
      setForm(next)
      setErrors({ ...errors, ...edited })
      onChange?.(next)
    },
    submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault()
      if (busy) return
      const found = errorsOf(form)
      const [wrong] = Object.keys(found)
      setErrors(found)
      if (wrong === undefined) onSubmit(form)
      else focusField(event.currentTarget, wrong)
    },
  }
}

import { type ClientForm, clientFormSchema, isUntouched, type PropertyForm } from '@/domain/client/form'
import type { Failure } from '@/domain/record/failure'
import { movedErrors } from '@/ui/kit/forms/field-errors'
import { checkSchema, type FormOf } from '@/ui/kit/forms/schema-check'
import { type Bound, checkAlso } from '@/ui/kit/forms/use-form'

export type ClientFormState = FormOf<typeof clientFormSchema>

/** CLI-02. */
export const FORM_TABS = ['basic', 'billing', 'properties', 'notes'] as const
export type FormTab = (typeof FORM_TABS)[number]

const PAYING = ['payment_terms', 'preferred_payment_method', 'credit_limit']

/** Maps a field to its tab, such as `properties.0.city` to properties. */
export const tabOf = (field: string): FormTab => {
  if (field.startsWith('billing_') || PAYING.includes(field)) return 'billing'
  if (field === 'properties' || field.startsWith('properties.')) return 'properties'
  return field === 'notes' ? 'notes' : 'basic'
}

/** A message about all properties focuses the first one. */
export const controlOf = (field: string): string => (field === 'properties' ? 'properties.0.address' : field)

const checkTyped = checkSchema(clientFormSchema)

/** Maps a path in the sent data to the form, whose empty rows are not sent. */
const shownAt = (form: ClientForm) => {
  const sent = form.properties.flatMap((row, index) => (isUntouched(row) ? [] : [index]))
  return (place: string) =>
    place.replace(/^properties\.(\d+)/, (_, row: string) => `properties.${sent[Number(row)] ?? row}`)
}

/** Validates the form (CLI-09 to CLI-13). Empty rows are not sent but count for error positions. */
export const checkClient: typeof checkTyped = checkAlso(checkTyped, (form) => {
  const checked = checkTyped(form)
  if (checked.ok) return checked
  const at = shownAt(form)
  return {
    ok: false,
    errors: Object.fromEntries(Object.entries(checked.errors).map(([field, message]) => [at(field), message])),
  }
})

/** Maps a refusal's errors to the rows of the form. */
export const refusalInForm = (failure: Failure, form: ClientForm): Failure => {
  const at = shownAt(form)
  return { ...failure, details: movedErrors(failure.details, at) }
}

type TextField = { [K in keyof PropertyForm]: string extends PropertyForm[K] ? K : never }[keyof PropertyForm]

const problemAt = ({ errors }: ClientFormState, place: string): string | undefined =>
  Object.entries(errors).find(([at]) => at === place)?.[1]

/** Patches one property row; `place` is the field whose error it clears. */
export const editRow = (form: ClientFormState, index: number, patch: Partial<PropertyForm>, place: string): void => {
  const properties = form.form.properties.map((row, at) => (at === index ? { ...row, ...patch } : row))
  // Editing any property clears the error about all of them.
  if (problemAt(form, 'properties')) form.edit({ properties })
  else form.editAt(place, { properties })
}

export const rowText =
  (form: ClientFormState, index: number) =>
  (name: TextField): Bound => {
    const place = `properties.${index}.${name}`
    return {
      name: place,
      value: form.form.properties[index]?.[name] ?? '',
      error: problemAt(form, place) ?? (place === controlOf('properties') ? problemAt(form, 'properties') : undefined),
      limit: form.limitAt(place),
      onChange: ({ currentTarget }) => editRow(form, index, { [name]: currentTarget.value }, place),
    }
  }

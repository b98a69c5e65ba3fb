import { type ClientForm, clientFormSchema, isUntouched, type PropertyForm } from '@/domain/client/form'
import type { Failure } from '@/domain/record/failure'
import { movedErrors } from '@/ui/kit/forms/field-errors'
import { checkSchema, type FormOf } from '@/ui/kit/forms/schema-check'
import { type Bound, checkAlso } from '@/ui/kit/forms/use-form'

/** The form of a client as its fields are given it. */
export type ClientFormState = FormOf<typeof clientFormSchema>

/** The tabs of the form in their order (CLI-02). */
export const FORM_TABS = ['basic', 'billing', 'properties', 'notes'] as const
export type FormTab = (typeof FORM_TABS)[number]

const PAYING = ['payment_terms', 'preferred_payment_method', 'credit_limit']

/** The tab that has a field: `properties.0.city` is in the properties. */
export const tabOf = (field: string): FormTab => {
  if (field.startsWith('billing_') || PAYING.includes(field)) return 'billing'
  if (field === 'properties' || field.startsWith('properties.')) return 'properties'
  return field === 'notes' ? 'notes' : 'basic'
}

/** The control that a message belongs to: a message about all properties is fixed in the first one. */
export const controlOf = (field: string): string => (field === 'properties' ? 'properties.0.address' : field)

const checkTyped = checkSchema(clientFormSchema)

/** The place in the form of a place in what is sent, which has no rows that no one typed into. */
const shownAt = (form: ClientForm) => {
  const sent = form.properties.flatMap((row, index) => (isUntouched(row) ? [] : [index]))
  return (place: string) =>
    place.replace(/^properties\.(\d+)/, (_, row: string) => `properties.${sent[Number(row)] ?? row}`)
}

/** Judges the form (CLI-09 to CLI-13). Rows that no one typed into are not sent, but they count for where a message is shown. */
export const checkClient: typeof checkTyped = checkAlso(checkTyped, (form) => {
  const checked = checkTyped(form)
  if (checked.ok) return checked
  const at = shownAt(form)
  return {
    ok: false,
    errors: Object.fromEntries(Object.entries(checked.errors).map(([field, message]) => [at(field), message])),
  }
})

/** A refusal of what was sent, with its messages at the rows that the form shows. */
export const refusalInForm = (failure: Failure, form: ClientForm): Failure => {
  const at = shownAt(form)
  return { ...failure, details: movedErrors(failure.details, at) }
}

type TextField = { [K in keyof PropertyForm]: string extends PropertyForm[K] ? K : never }[keyof PropertyForm]

/** What is wrong at a place of the form: `properties.1.city`. */
const problemAt = ({ errors }: ClientFormState, place: string): string | undefined =>
  Object.entries(errors).find(([at]) => at === place)?.[1]

/** Puts values into one row of the properties; `place` is the field whose message they answer. */
export const editRow = (form: ClientFormState, index: number, patch: Partial<PropertyForm>, place: string): void => {
  const properties = form.form.properties.map((row, at) => (at === index ? { ...row, ...patch } : row))
  // An edit of any property answers a message about all of them.
  if (problemAt(form, 'properties')) form.edit({ properties })
  else form.editAt(place, { properties })
}

/** Ties a text input or a select to a field of one row of the properties. */
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

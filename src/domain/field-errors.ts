/** "First name is required" for a text of nothing but spaces. */
export const required = (value: string, message: string): string | undefined =>
  value.trim() === '' ? message : undefined

/** The messages of a form by field, without the fields that have none. */
export const fieldErrors = <Field extends string>(
  found: Readonly<Partial<Record<Field, string | undefined>>>,
): Partial<Record<Field, string>> =>
  Object.fromEntries(Object.entries(found).filter(([, message]) => message !== undefined)) as Partial<
    Record<Field, string>
  >

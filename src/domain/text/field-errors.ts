import { isEmail, LONGEST, tooLong } from './field'
import { isBlank } from './typed-text'

/** "First name is required" for a text in which nothing can be seen. */
export const required = (value: string, message: string): string | undefined => (isBlank(value) ? message : undefined)

/** "42 characters too many" for a text of more than `max`. */
export const overLimit = (text: string, max: number): string | undefined =>
  text.length > max ? tooLong(text, max) : undefined

/** The same, and the message for a text of more than `max` characters. */
export const filled = (value: string, message: string, max: number): string | undefined =>
  required(value, message) ?? overLimit(value.trim(), max)

/** What is wrong with the address for an email; undefined when nothing is (REG-03, ONB-11). */
export const emailError = (email: string): string | undefined =>
  required(email, 'Email is required') ?? (isEmail(email.trim()) ? undefined : 'Please enter a valid email address')

/** International: an optional plus, digits with the usual separators, 1 to 15 of them, not beginning with 0 (ONB-12). */
export const isPhoneNumber = (text: string): boolean => {
  const phone = text.trim()
  if (phone.length > LONGEST.phone || !/^\+?[\d\s().-]+$/.test(phone)) return false
  return /^[1-9]\d{0,14}$/.test(phone.replaceAll(/\D/g, ''))
}

/** The messages of a form by field, without the fields that have none. */
export const fieldErrors = <Field extends string>(
  found: Readonly<Partial<Record<Field, string | undefined>>>,
): Partial<Record<Field, string>> =>
  Object.fromEntries(Object.entries(found).filter(([, message]) => message !== undefined)) as Partial<
    Record<Field, string>
  >

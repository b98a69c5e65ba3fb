import { isEmail, LONGEST, tooLong } from './field'
import { isBlank } from './typed-text'

/** "First name is required" for blank text. */
export const required = (value: string, message: string): string | undefined => (isBlank(value) ? message : undefined)

/** "42 characters too many" beyond `max`. */
export const overLimit = (text: string, max: number): string | undefined =>
  text.length > max ? tooLong(text, max) : undefined

export const filled = (value: string, message: string, max: number): string | undefined =>
  required(value, message) ?? overLimit(value.trim(), max)

/** Returns undefined for a valid email (REG-03, ONB-11). */
export const emailError = (email: string): string | undefined =>
  required(email, 'Email is required') ?? (isEmail(email.trim()) ? undefined : 'Please enter a valid email address')

/** International: an optional plus, 1 to 15 digits with the usual separators, not starting with 0 (ONB-12). */
export const isPhoneNumber = (text: string): boolean => {
  const phone = text.trim()
  if (phone.length > LONGEST.phone || !/^\+?[\d\s().-]+$/.test(phone)) return false
  return /^[1-9]\d{0,14}$/.test(phone.replaceAll(/\D/g, ''))
}

/** Drops fields without a message. */
export const fieldErrors = <Field extends string>(
  found: Readonly<Partial<Record<Field, string | undefined>>>,
): Partial<Record<Field, string>> =>
  Object.fromEntries(Object.entries(found).filter(([, message]) => message !== undefined)) as Partial<
    Record<Field, string>
  >

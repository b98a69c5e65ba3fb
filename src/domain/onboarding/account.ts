import * as v from 'valibot'
import { LONGEST } from '../text/field'
import { emailError, fieldErrors, filled, isPhoneNumber, required } from '../text/field-errors'
import { onboardingPasswordError } from '../text/password'

/** ONB-09 */
export const accountDetailsSchema = v.object({
  email: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  phone: v.string(),
})
export type AccountDetails = v.InferOutput<typeof accountDetailsSchema>

/** Both passwords exist only in the form. */
export type AccountForm = AccountDetails & { password: string; confirmPassword: string }
export type AccountErrors = Partial<Record<keyof AccountForm, string>>

export const ACCOUNT_LIMITS = {
  firstName: LONGEST.name,
  lastName: LONGEST.name,
  email: LONGEST.email,
  phone: LONGEST.phone,
  password: LONGEST.password,
} as const

const phoneError = (phone: string): string | undefined =>
  required(phone, 'Phone number is required') ??
  (isPhoneNumber(phone) ? undefined : 'Please enter a valid phone number')

const confirmError = ({ password, confirmPassword }: AccountForm): string | undefined => {
  if (confirmPassword === '') return 'Please confirm your password'
  return confirmPassword === password ? undefined : 'Passwords do not match'
}

/** The first message for each field (ONB-10 to ONB-15); empty when valid. */
export const accountErrors = (form: AccountForm): AccountErrors =>
  fieldErrors({
    firstName: filled(form.firstName, 'First name is required', ACCOUNT_LIMITS.firstName),
    lastName: filled(form.lastName, 'Last name is required', ACCOUNT_LIMITS.lastName),
    email: emailError(form.email),
    phone: phoneError(form.phone),
    password: onboardingPasswordError(form.password),
    confirmPassword: confirmError(form),
  })

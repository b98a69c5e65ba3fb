import { LONGEST, tooLong } from '../text/field'
import { emailError, fieldErrors, filled, isPhoneNumber, required } from '../text/field-errors'
import { ENOUGH_STRENGTH, onboardingPasswordError, passwordStrength } from '../text/password'

/** Choices at registration (REG-02). */
export const ACCOUNT_ROLES = ['business_owner', 'business_admin', 'manager', 'employee'] as const
export type AccountRole = (typeof ACCOUNT_ROLES)[number]

export const ACCOUNT_ROLE_LABELS: Record<AccountRole, string> = {
  business_owner: 'Business Owner',
  business_admin: 'Business Admin',
  manager: 'Manager',
  employee: 'Employee',
}

/** Sent as `user_type` (REG-02); `account_role` beside it gives the exact choice. */
export const WIRE_USER_TYPES: Record<AccountRole, 'admin' | 'customer'> = {
  business_owner: 'admin',
  business_admin: 'admin',
  manager: 'customer',
  employee: 'customer',
}

/** True when registering brings a new business; other roles join an existing one. */
export const foundsBusiness = (role: AccountRole): boolean => role === 'business_owner' || role === 'business_admin'

export type RegistrationForm = {
  first_name: string
  last_name: string
  email: string
  phone: string
  account_role: AccountRole
  password: string
  confirm_password: string
  terms: boolean
}
export type RegistrationErrors = Partial<Record<keyof RegistrationForm, string>>

export const REGISTRATION_LIMITS = {
  first_name: LONGEST.name,
  last_name: LONGEST.name,
  email: LONGEST.email,
  phone: LONGEST.phone,
  password: LONGEST.password,
} as const

/** REG-08 */
export const PASSWORDS_MATCH = 'Passwords match'
export const PASSWORDS_DIFFER = "Passwords don't match"

export type ChosenPassword = Pick<RegistrationForm, 'password' | 'confirm_password'>

const weakness = (password: string): string | undefined => {
  if (password.length > LONGEST.password) return tooLong(password, LONGEST.password)
  return passwordStrength(password).score < ENOUGH_STRENGTH ? 'Choose a stronger password' : undefined
}

/** Requires the same strength as the owner's password in onboarding (ONB-13, ONB-14). */
export const invitedPasswordErrors = (chosen: ChosenPassword) => chosenPasswordErrors(chosen, onboardingPasswordError)

/** For registration and password reset (REG-03, REG-04). */
export const chosenPasswordErrors = ({ password, confirm_password }: ChosenPassword, rule = weakness) =>
  fieldErrors({
    password: required(password, 'Password is required') ?? rule(password),
    confirm_password:
      required(confirm_password, 'Please confirm your password') ??
      (confirm_password === password ? undefined : PASSWORDS_DIFFER),
  })

export const nameErrors = ({ first_name, last_name }: Pick<RegistrationForm, 'first_name' | 'last_name'>) =>
  fieldErrors({
    first_name: filled(first_name, 'First name is required', REGISTRATION_LIMITS.first_name),
    last_name: filled(last_name, 'Last name is required', REGISTRATION_LIMITS.last_name),
  })

const phoneError = (phone: string): string | undefined =>
  phone.trim() === '' || isPhoneNumber(phone) ? undefined : 'Please enter a valid phone number'

/** Empty when the form can be sent (REG-03, REG-04). The phone is optional. */
export const registrationErrors = (form: RegistrationForm): RegistrationErrors => ({
  ...nameErrors(form),
  ...fieldErrors({ email: emailError(form.email), phone: phoneError(form.phone) }),
  ...chosenPasswordErrors(form),
  ...fieldErrors({ terms: form.terms ? undefined : 'Please agree to the terms' }),
})

/** Requires terms, matching passwords and enough strength (REG-04). Other missing fields are reported on submit. */
export const mayRegister = ({ terms, password, confirm_password }: RegistrationForm): boolean =>
  terms && password !== '' && password === confirm_password && passwordStrength(password).score >= ENOUGH_STRENGTH

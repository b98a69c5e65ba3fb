import type { DemoUser } from '@/domain/demo/demo'
import { isEmail } from '@/domain/text/field'
import type { FieldErrors } from '@/ui/kit/forms/field-errors'

export type SignInForm = { email: string; password: string; business_subdomain: string; remember: boolean }

export const EMPTY_FORM: SignInForm = { email: '', password: '', business_subdomain: '', remember: false }

export type SignInErrors = FieldErrors<'email' | 'password'>

const emailError = (email: string): string | undefined => {
  if (email.trim() === '') return 'Enter your email.'
  return isEmail(email.trim()) ? undefined : 'Enter an email like name@company.com.'
}

/** AUTH-06; empty when valid. */
export const signInErrors = ({ email, password }: SignInForm): SignInErrors => {
  const wrongEmail = emailError(email)
  return {
    ...(wrongEmail ? { email: wrongEmail } : {}),
    ...(password === '' ? { password: 'Enter your password.' } : {}),
  }
}

/** AUTH-03; keeps the checkbox. */
export const prefilled = (form: SignInForm, user: Pick<DemoUser, 'email' | 'password' | 'subdomain'>): SignInForm => ({
  ...form,
  email: user.email,
  password: user.password,
  business_subdomain: user.subdomain ?? '',
})

/** Trims pasted spaces, except from the password. */
export const tidied = (form: SignInForm): SignInForm => ({
  ...form,
  email: form.email.trim(),
  business_subdomain: form.business_subdomain.trim().toLowerCase(),
})

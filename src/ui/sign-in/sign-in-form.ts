import type { DemoUser } from '@/domain/demo/demo'
import { isEmail } from '@/domain/text/field'
import type { FieldErrors } from '@/ui/kit/forms/field-errors'

/** What is typed into the form. An empty subdomain means none. */
export type SignInForm = { email: string; password: string; business_subdomain: string; remember: boolean }

export const EMPTY_FORM: SignInForm = { email: '', password: '', business_subdomain: '', remember: false }

export type SignInErrors = FieldErrors<'email' | 'password'>

const emailError = (email: string): string | undefined => {
  if (email.trim() === '') return 'Enter your email.'
  return isEmail(email.trim()) ? undefined : 'Enter an email like name@company.com.'
}

/** What keeps the form from being sent (AUTH-06); empty when nothing does. */
export const signInErrors = ({ email, password }: SignInForm): SignInErrors => {
  const wrongEmail = emailError(email)
  return {
    ...(wrongEmail ? { email: wrongEmail } : {}),
    ...(password === '' ? { password: 'Enter your password.' } : {}),
  }
}

/** The form as a demo button fills it in (AUTH-03); what was ticked stays ticked. */
export const prefilled = (form: SignInForm, user: Pick<DemoUser, 'email' | 'password' | 'subdomain'>): SignInForm => ({
  ...form,
  email: user.email,
  password: user.password,
  business_subdomain: user.subdomain ?? '',
})

/** The form as it is sent: without the spaces that a paste brings along. The password is left as it is. */
export const tidied = (form: SignInForm): SignInForm => ({
  ...form,
  email: form.email.trim(),
  business_subdomain: form.business_subdomain.trim().toLowerCase(),
})

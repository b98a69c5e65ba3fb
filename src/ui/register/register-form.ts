import * as v from 'valibot'
import {
  ACCOUNT_ROLES,
  type AccountRole,
  foundsBusiness,
  mayRegister,
  type RegistrationForm,
} from '@/domain/account/registration'
import { ENOUGH_STRENGTH, passwordStrength } from '@/domain/text/password'

/** Form fields that survive a reload: no passwords, no consent. */
export const registrationDraft = v.object({
  first_name: v.fallback(v.string(), ''),
  last_name: v.fallback(v.string(), ''),
  email: v.fallback(v.string(), ''),
  phone: v.fallback(v.string(), ''),
  account_role: v.fallback(v.picklist(ACCOUNT_ROLES), 'business_owner'),
})
export type RegistrationDraft = v.InferOutput<typeof registrationDraft>

export const EMPTY_DRAFT: RegistrationDraft = {
  first_name: '',
  last_name: '',
  email: '',
  phone: '',
  account_role: 'business_owner',
}

export const draftOf = ({
  first_name,
  last_name,
  email,
  phone,
  account_role,
}: RegistrationForm): RegistrationDraft => ({
  first_name,
  last_name,
  email,
  phone,
  account_role,
})

/** The first reason in page order why the button is disabled; null when enabled (REG-04). */
export const whyNotYet = (form: RegistrationForm): string | null => {
  if (mayRegister(form)) return null
  if (passwordStrength(form.password).score < ENOUGH_STRENGTH)
    return 'Choose a password that is at least Fair to continue.'
  if (form.password !== form.confirm_password) return 'Type the same password twice to continue.'
  return 'Agree to the terms to continue.'
}

/** `invited` means a business's link was used (AUTH-20). */
export const roleNote = (role: AccountRole, invited: boolean): string => {
  if (foundsBusiness(role)) return 'You’re starting a new business. Setting it up is the next step.'
  return invited
    ? 'You will join the business whose link you followed.'
    : 'You’re joining an existing business. Use its invitation link to reach the right one; without it, you join the demo business.'
}

/** Trims pasted whitespace, except in passwords. */
export const tidied = (form: RegistrationForm): RegistrationForm => ({
  ...form,
  first_name: form.first_name.trim(),
  last_name: form.last_name.trim(),
  email: form.email.trim(),
  phone: form.phone.trim(),
})

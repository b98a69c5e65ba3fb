import * as v from 'valibot'
import {
  ACCOUNT_ROLES,
  type AccountRole,
  foundsBusiness,
  mayRegister,
  type RegistrationForm,
} from '@/domain/account/registration'
import { ENOUGH_STRENGTH, passwordStrength } from '@/domain/text/password'

/** What outlives a reload of what was typed: neither passwords nor the agreement to the terms. */
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

/** The part of a form that may be kept. */
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

/** Why the button is not offered yet, the first reason in the order of the page; null when it is (REG-04). */
export const whyNotYet = (form: RegistrationForm): string | null => {
  if (mayRegister(form)) return null
  if (passwordStrength(form.password).score < ENOUGH_STRENGTH)
    return 'Choose a password that is at least Fair to continue.'
  if (form.password !== form.confirm_password) return 'Type the same password twice to continue.'
  return 'Agree to the terms to continue.'
}

/** What a role means for the person who registers with it; `invited` when a link of a business led here (AUTH-20). */
export const roleNote = (role: AccountRole, invited: boolean): string => {
  if (foundsBusiness(role)) return 'You’re starting a new business. Setting it up is the next step.'
  return invited
    ? 'You will join the business whose link you followed.'
    : 'You’re joining an existing business. Use its invitation link to reach the right one; without it, you join the demo business.'
}

/** The form as it is sent: without the spaces that a paste brings along. Passwords are left as they are. */
export const tidied = (form: RegistrationForm): RegistrationForm => ({
  ...form,
  first_name: form.first_name.trim(),
  last_name: form.last_name.trim(),
  email: form.email.trim(),
  phone: form.phone.trim(),
})

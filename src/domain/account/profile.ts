import * as v from 'valibot'
import { atMost, email, id, LONGEST } from '../text/field'
import { isPhoneNumber } from '../text/field-errors'
import { filledText, text } from '../text/typed-text'
import { MARKETS, TRADES } from './vocabulary'

/** Personal and business details (ACC-01, X-51). The phone may be empty, as at registration. */
export const profileFormSchema = v.object({
  first_name: filledText(LONGEST.name, 'First name is required'),
  last_name: filledText(LONGEST.name, 'Last name is required'),
  email: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('Email is required'),
    atMost(LONGEST.email),
    v.check((typed) => typed === '' || v.is(email, typed), 'Please enter a valid email address'),
  ),
  phone: v.pipe(
    text(LONGEST.phone),
    v.check((typed) => typed === '' || isPhoneNumber(typed), 'Please enter a valid phone number'),
  ),
  business_name: filledText(LONGEST.name, 'Business name is required'),
  business_type: v.picklist(MARKETS),
  trade: v.picklist(TRADES),
})
export type ProfileForm = v.InferOutput<typeof profileFormSchema>

/** A person and their business, for the account page; the id is the person's. */
export const profileSchema = v.object({
  id,
  first_name: v.string(),
  last_name: v.string(),
  email: v.string(),
  phone: v.string(),
  business_name: v.string(),
  business_type: v.fallback(v.picklist(MARKETS), 'both'),
  trade: v.fallback(v.picklist(TRADES), ''),
})
export type Profile = v.InferOutput<typeof profileSchema>

export const profileFormOf = ({ id: _, ...form }: Profile): ProfileForm => form

export const EMPTY_PROFILE: ProfileForm = {
  first_name: '',
  last_name: '',
  email: '',
  phone: '',
  business_name: '',
  business_type: 'both',
  trade: '',
}

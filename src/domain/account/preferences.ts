import * as v from 'valibot'
import { id } from '../text/field'
import { DATE_FORMATS, USUAL_DATE_FORMAT } from '../time/date-format'
import { CURRENCIES, LANGUAGES, TIME_ZONES } from './vocabulary'

/** Notification preferences (SET-01). */
export const notificationsSchema = v.object({
  email: v.boolean(),
  sms: v.boolean(),
  push: v.boolean(),
  marketingEmails: v.boolean(),
})
export type Notifications = v.InferOutput<typeof notificationsSchema>

/** Privacy preferences (SET-02). */
export const privacySchema = v.object({
  profilePublic: v.boolean(),
  showOnlineStatus: v.boolean(),
  allowDataCollection: v.boolean(),
})
export type Privacy = v.InferOutput<typeof privacySchema>

/** Marketing email and a public profile are opt-in. */
export const NEW_PERSON = {
  notifications: { email: true, sms: true, push: false, marketingEmails: false },
  privacy: { profilePublic: false, showOnlineStatus: true, allowDataCollection: false },
  deletion_at: null,
} as const satisfies { notifications: Notifications; privacy: Privacy; deletion_at: null }

/** The first two groups belong to the person, the others to the business (SET-01 to SET-03, X-27). */
export const preferencesFormSchema = v.object({
  notifications: notificationsSchema,
  privacy: privacySchema,
  language: v.picklist(LANGUAGES),
  timezone: v.pipe(v.string(), v.picklist(TIME_ZONES, 'Choose one of the four time zones')),
  date_format: v.picklist(DATE_FORMATS),
  currency: v.picklist(CURRENCIES),
})
export type PreferencesDraft = v.InferOutput<typeof preferencesFormSchema>

/** The id is the business's. The time zone may be outside the four choices in data older than the choice. */
export const preferencesSchema = v.object({
  id,
  notifications: notificationsSchema,
  privacy: privacySchema,
  language: v.fallback(v.picklist(LANGUAGES), 'en'),
  timezone: v.string(),
  date_format: v.fallback(v.picklist(DATE_FORMATS), USUAL_DATE_FORMAT),
  currency: v.fallback(v.picklist(CURRENCIES), 'USD'),
})
export type Preferences = v.InferOutput<typeof preferencesSchema>

export type PreferencesForm = Omit<Preferences, 'id'>

export const preferencesFormOf = ({ id: _, ...form }: Preferences): PreferencesForm => form

export const EMPTY_PREFERENCES: PreferencesForm = {
  notifications: NEW_PERSON.notifications,
  privacy: NEW_PERSON.privacy,
  language: 'en',
  timezone: '',
  date_format: USUAL_DATE_FORMAT,
  currency: 'USD',
}

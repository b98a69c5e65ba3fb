import * as v from 'valibot'
import { id } from '../text/field'
import { DATE_FORMATS, USUAL_DATE_FORMAT } from '../time/date-format'
import { CURRENCIES, LANGUAGES, TIME_ZONES } from './vocabulary'

/** How a person wants to be notified (SET-01). */
export const notificationsSchema = v.object({
  email: v.boolean(),
  sms: v.boolean(),
  push: v.boolean(),
  marketingEmails: v.boolean(),
})
export type Notifications = v.InferOutput<typeof notificationsSchema>

/** What others learn of a person (SET-02). */
export const privacySchema = v.object({
  profilePublic: v.boolean(),
  showOnlineStatus: v.boolean(),
  allowDataCollection: v.boolean(),
})
export type Privacy = v.InferOutput<typeof privacySchema>

/** What everyone begins with. Marketing and being public are chosen, not found. */
export const NEW_PERSON = {
  notifications: { email: true, sms: true, push: false, marketingEmails: false },
  privacy: { profilePublic: false, showOnlineStatus: true, allowDataCollection: false },
  deletion_at: null,
} as const satisfies { notifications: Notifications; privacy: Privacy; deletion_at: null }

/** The form of the preferences: the first two groups are the person’s own, the others the business’s (SET-01 to SET-03, X-27). */
export const preferencesFormSchema = v.object({
  notifications: notificationsSchema,
  privacy: privacySchema,
  language: v.picklist(LANGUAGES),
  timezone: v.pipe(v.string(), v.picklist(TIME_ZONES, 'Choose one of the four time zones')),
  date_format: v.picklist(DATE_FORMATS),
  currency: v.picklist(CURRENCIES),
})
export type PreferencesDraft = v.InferOutput<typeof preferencesFormSchema>

/** Preferences as they are read; the id is the business’s. The zone may be another than the four, from before there was a choice. */
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

/** Preferences as the form shows them. */
export const preferencesFormOf = ({ id: _, ...form }: Preferences): PreferencesForm => form

/** What the form is before the preferences are read. */
export const EMPTY_PREFERENCES: PreferencesForm = {
  notifications: NEW_PERSON.notifications,
  privacy: NEW_PERSON.privacy,
  language: 'en',
  timezone: '',
  date_format: USUAL_DATE_FORMAT,
  currency: 'USD',
}

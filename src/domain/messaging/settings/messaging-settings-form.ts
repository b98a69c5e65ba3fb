import * as v from 'valibot'
import { typedNumber } from '../../text/typed-number'
import { type MessagingSettings, type MessagingSettingsDraft, messagingSettingsSchema } from './messaging-settings'

const { entries } = messagingSettingsSchema

/** Form values in, a `MessagingSettingsDraft` out. */
export const messagingSettingsFormSchema = v.object({
  hours: entries.hours,
  away_on: entries.away_on,
  away_message: entries.away_message,
  promise_minutes: typedNumber(entries.promise_minutes, 'Promised answer time is required', '60'),
  daily_text_limit: typedNumber(entries.daily_text_limit, 'Daily limit is required', '500'),
  postal_address: entries.postal_address,
})
export type MessagingSettingsForm = v.InferInput<typeof messagingSettingsFormSchema>

export const messagingSettingsFormOf = ({
  promise_minutes,
  daily_text_limit,
  ...settings
}: MessagingSettingsDraft & Partial<Pick<MessagingSettings, 'id' | 'business_id'>>): MessagingSettingsForm => {
  const { id: _, business_id: __, ...form } = settings
  return { ...form, promise_minutes: String(promise_minutes), daily_text_limit: String(daily_text_limit) }
}

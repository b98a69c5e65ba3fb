import * as v from 'valibot'
import { id, LONGEST } from '../../text/field'
import { isBlank, text } from '../../text/typed-text'
import { backwardDays, type OperatingHours, operatingHoursSchema } from '../../time/hours'
import { LONGEST_TEXT } from '../message'

const whole = (least: number, most: number, message: string) =>
  v.pipe(v.number(message), v.integer(message), v.minValue(least, message), v.maxValue(most, message))

/** How a business answers; one row a business, with the same id. */
export const messagingSettingsSchema = v.object({
  id,
  business_id: id,
  /** When someone answers, in the business's time zone. */
  hours: operatingHoursSchema,
  /** Whether a message that arrives outside these hours is answered with `away_message`. */
  away_on: v.boolean(),
  away_message: text(LONGEST_TEXT),
  /** Within how many minutes of those hours a client gets an answer. */
  promise_minutes: whole(5, 10_080, 'Use 5 minutes to 7 days'),
  /** Texts a day over all numbers. */
  daily_text_limit: whole(1, 10_000, 'Use 1 to 10,000 texts a day'),
  /** Required by law under marketing emails. */
  postal_address: text(LONGEST.title),
})
export type MessagingSettings = v.InferOutput<typeof messagingSettingsSchema>
export type MessagingSettingsDraft = Omit<MessagingSettings, 'id' | 'business_id'>

/** Of a business that has not set anything. */
export const defaultMessagingSettings = (hours: OperatingHours, postalAddress: string): MessagingSettingsDraft => ({
  hours,
  away_on: false,
  away_message: 'Thanks for your message. We are closed right now and will answer when we open.',
  promise_minutes: 60,
  daily_text_limit: 500,
  postal_address: postalAddress,
})

/** Problems between fields, by field. */
export const messagingSettingsProblems = (settings: MessagingSettingsDraft): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(Object.entries(backwardDays(settings.hours)).map(([day, words]) => [`hours.${day}`, words])),
  ...(settings.away_on && isBlank(settings.away_message) ? { away_message: 'Away message is required' } : {}),
})

import { defaultMessagingSettings, type MessagingSettingsDraft } from '@/domain/messaging/settings/messaging-settings'
import { DEFAULT_PREFERENCES } from '@/domain/onboarding/preferences'
import type { Reader } from '../../core/log/rows'

const addressOf = ({ address, city, state, zip_code }: Record<'address' | 'city' | 'state' | 'zip_code', string>) =>
  [address, city, `${state} ${zip_code}`.trim()].filter(Boolean).join(', ')

/** What a business has until someone changes it: its own hours and address. */
export const defaultSettingsOf = (businessId: number, store: Reader): MessagingSettingsDraft => {
  const business = store.find('businesses', businessId)
  if (!business) return defaultMessagingSettings(DEFAULT_PREFERENCES.operatingHours, '')
  return defaultMessagingSettings(business.operating_hours, addressOf(business))
}

export const messagingSettingsOf = (businessId: number, store: Reader): MessagingSettingsDraft => {
  const [row] = store.naming('messaging_settings', 'business_id', businessId)
  return row ?? defaultSettingsOf(businessId, store)
}

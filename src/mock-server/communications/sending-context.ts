import { DEFAULT_TIME_ZONE } from '@/domain/account/business'
import { recipientsOf, toE164 } from '@/domain/messaging/address'
import { zonesOfState } from '@/domain/messaging/area-codes'
import type { ConsentEntry } from '@/domain/messaging/consent'
import type { Conversation } from '@/domain/messaging/conversation'
import type { Message } from '@/domain/messaging/message'
import type { ClientLocation } from '@/domain/messaging/quiet-hours'
import { leaveWords } from '@/domain/messaging/schedule'
import { type SendRequest, usualNumber } from '@/domain/messaging/send-rule'
import type { PhoneNumber } from '@/domain/messaging/settings/phone-number'
import type { Channel } from '@/domain/messaging/vocabulary'
import { dayAt } from '@/domain/time/calendar'
import type { Reader } from '../core/log/rows'
import { messagingSettingsOf } from './settings/row'

export const timeZoneOf = (businessId: number, store: Reader): string =>
  store.find('businesses', businessId)?.timezone ?? DEFAULT_TIME_ZONE

/** `Goes out 8:00 AM`; null when it leaves right away. */
export const leaveReason = ({ status, send_at, created_at, business_id }: Message, store: Reader): string | null =>
  status === 'scheduled' && send_at !== null ? leaveWords(send_at, created_at, timeZoneOf(business_id, store)) : null

const numbersOf = (businessId: number, store: Reader): readonly PhoneNumber[] =>
  store.naming('phone_numbers', 'business_id', businessId)

/** The one that is wanted, else the usual one. */
export const numberFrom = (businessId: number, wanted: string | undefined, store: Reader): PhoneNumber | undefined => {
  const all = numbersOf(businessId, store)
  const number = wanted ? toE164(wanted) : null
  if (number !== null) return all.find(({ phone_number }) => phone_number === number)
  return usualNumber(all) ?? all[0]
}

/** As numbers and addresses are stored: E.164, or in small letters. */
export const storedAddress = (channel: Channel, address: string): string =>
  channel === 'sms' ? (toE164(address) ?? address.trim()) : address.trim().toLowerCase()

/** Whom a message goes to, as stored. */
export const addressesIn = (channel: Channel, to: string): string[] =>
  (channel === 'sms' ? [to] : recipientsOf(to)).map((each) => storedAddress(channel, each))

export const consentFor = (businessId: number, addresses: readonly string[], store: Reader): readonly ConsentEntry[] =>
  store.naming('consent_entries', 'business_id', businessId).filter(({ address }) => addresses.includes(address))

/** By the state of the property; one that has the zone of the business is taken to be in it. */
export const locationOf = ({ client_id, business_id }: Conversation, store: Reader): ClientLocation | null => {
  const client = client_id === null ? undefined : store.find('clients', client_id)
  if (!client) return null
  const [property] = store.naming('properties', 'client_id', client.id)
  const state = property?.state || client.billing_state
  const own = timeZoneOf(business_id, store)
  const zones = zonesOfState(state)
  return { state, time_zone: zones.includes(own) ? own : (zones[0] ?? own) }
}

const isTextOut = ({ communication_type, direction, status }: Message): boolean =>
  direction === 'outbound' && communication_type !== 'email' && status !== 'canceled'

/** Texts of the business that were written today, the newest first until one of another day. */
const textsToday = (businessId: number, except: number | undefined, store: Reader): number => {
  const zone = timeZoneOf(businessId, store)
  const today = store.today(zone)
  const all = store.naming('messages', 'business_id', businessId)
  let count = 0
  for (let at = all.length - 1; at >= 0; at -= 1) {
    const message = all[at]
    if (!message || dayAt(message.created_at, zone) !== today) return count
    if (isTextOut(message) && message.id !== except) count += 1
  }
  return count
}

type Written = Pick<SendRequest, 'channel' | 'to' | 'body' | 'subject' | 'attachments' | 'purpose' | 'cause'>

/** What the send rule judges: the message, and what the business has on record of it and its recipients. */
export const sendRequest = (
  message: Written,
  conversation: Conversation,
  { from, newConsent = [], id }: { from: PhoneNumber | undefined; newConsent?: readonly ConsentEntry[]; id?: number },
  store: Reader,
): SendRequest => {
  const businessId = conversation.business_id
  const addresses = addressesIn(message.channel, message.to)
  return {
    ...message,
    from: message.channel === 'email' ? null : (from ?? null),
    consent: [...consentFor(businessId, addresses, store), ...newConsent],
    ownNumbers: numbersOf(businessId, store).map(({ phone_number }) => phone_number),
    place: locationOf(conversation, store),
    settings: messagingSettingsOf(businessId, store),
    timeZone: timeZoneOf(businessId, store),
    textsToday: message.channel === 'sms' ? textsToday(businessId, id, store) : 0,
  }
}

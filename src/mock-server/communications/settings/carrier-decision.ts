import type { PhoneNumber } from '@/domain/messaging/settings/phone-number'
import { decidedAt, registrationRefusal } from '@/domain/messaging/settings/registration'
import { bySystem, updated } from '../../core/log/changes'
import type { DatedFact, Store } from '../../core/log/store'
import { messagingSettingsOf } from './row'

const CARRIER = bySystem('Carrier')
const REGISTERED = 'phone_number.registered'
const REFUSED = 'phone_number.refused'

/** Types of facts that are the carriers' own. */
export const DECISIONS: readonly string[] = [REGISTERED, REFUSED]

/** What the carrier decides about a number whose time has come. */
export const carrierDecision = (number: PhoneNumber, store: Store): DatedFact[] => {
  const at = decidedAt(number)
  const stream = `phone_number/${number.id}`
  if (at === null) return []
  const refusal = registrationRefusal(number, messagingSettingsOf(number.business_id, store).postal_address)
  const shared = { stream, actor: CARRIER, cause: null, at }
  if (refusal === null)
    return [
      {
        ...shared,
        type: REGISTERED,
        note: 'Registered: it can send texts',
        changes: [updated('phone_numbers', number, { registration: 'registered' })],
      },
    ]
  return [
    {
      ...shared,
      type: REFUSED,
      note: `Refused. ${refusal}`,
      changes: [updated('phone_numbers', number, { registration: 'refused', registration_note: refusal })],
    },
  ]
}

import { type DraftOf, fields, type RowOf } from '../../fields/field'
import { filled, flag, own } from '../../fields/kinds'
import { LONGEST } from '../../text/field'

/** What a carrier has decided about the business behind a number. */
export const REGISTRATIONS = ['not_started', 'in_review', 'registered', 'refused'] as const
export type Registration = (typeof REGISTRATIONS)[number]

/** A country code and up to 15 digits in all. */
const E164 = /^\+[1-9]\d{6,14}$/

/** A number that the business texts and calls from (COMM-13). */
export const phoneNumberFields = fields({
  id: own.key(),
  business_id: own.key(),
  phone_number: own.text(LONGEST.phone, [E164, 'Use a number like +15125550142']),
  friendly_name: filled(LONGEST.name, 'Name is required'),
  is_active: flag(true),
  sms_enabled: flag(true),
  registration: own.word(REGISTRATIONS),
  /** When its registration was last submitted. */
  submitted_at: own.moment(),
  /** Why carriers refused it. */
  registration_note: own.text(LONGEST.notes),
})
export type PhoneNumber = RowOf<typeof phoneNumberFields>
export type PhoneNumberDraft = DraftOf<typeof phoneNumberFields>

const BLOCKED: Record<Registration, string | null> = {
  not_started: 'Carriers block texts from this number until it is registered. Calls work.',
  in_review: 'Carriers block texts from this number until its registration is approved. Calls work.',
  registered: null,
  refused: 'Carriers block texts from this number because they refused its registration. Calls work.',
}

/** What a registration blocks, as a sentence; null when it blocks nothing. Calls always work. */
export const blockedBy = (registration: Registration): string | null => BLOCKED[registration]

/** True where a registration can be submitted, for the first time or again. */
export const canSubmit = ({ registration }: Pick<PhoneNumber, 'registration'>): boolean =>
  registration === 'not_started' || registration === 'refused'

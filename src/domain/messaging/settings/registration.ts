import { isBlank } from '../../text/typed-text'
import type { Instant } from '../../time/clock'
import type { PhoneNumber } from './phone-number'

/** Of the demo's carriers; real ones usually need up to 3 weeks. */
export const REVIEW_DAYS = 3
const DAY_MS = 86_400_000

/** When carriers decide the registration of a number; null when none is in review. */
export const decidedAt = ({
  registration,
  submitted_at,
}: Pick<PhoneNumber, 'registration' | 'submitted_at'>): Instant | null =>
  registration === 'in_review' && submitted_at !== null ? submitted_at + REVIEW_DAYS * DAY_MS : null

/** Why carriers refuse a number, and what to do; null when they register it. */
export const registrationRefusal = (
  { friendly_name }: Pick<PhoneNumber, 'friendly_name'>,
  postalAddress: string,
): string | null => {
  if (isBlank(friendly_name)) return 'The number has no name. Name it, then submit it again.'
  if (isBlank(postalAddress))
    return 'Your postal address is missing. Add it under “Hours and away message”, save, then submit this number again.'
  return null
}

import * as v from 'valibot'
import { id } from '../text/field'

/** Fallback when a user or session names no business (AUTH-20, X-19). */
export const DEFAULT_BUSINESS_ID = 1
export const DEFAULT_USER_ID = 1

export const DEFAULT_TIME_ZONE = 'America/Chicago'

/** `Intl` takes milliseconds, so the default zone skips it. */
const isTimeZone = (name: string): boolean => {
  if (name === DEFAULT_TIME_ZONE) return true
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** The tenant. Its time zone decides the current day. */
export const businessSchema = v.object({
  id,
  name: v.string(),
  subdomain: v.string(),
  /** IANA name, for example `America/Chicago`. */
  timezone: v.pipe(v.string(), v.check(isTimeZone, 'Not a time zone')),
})

export const SUPPORT_EMAIL = 'support@groundwork.demo'
/** Support phone and hours (ONB-02). */
export const SUPPORT_PHONE = { href: 'tel:+15125550100', words: '(512) 555-0100' } as const
export const SUPPORT_HOURS = 'Monday to Friday, 8:00 AM to 6:00 PM Central'

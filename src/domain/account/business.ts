import * as v from 'valibot'
import { id } from '../text/field'

/** Used where a user or a session names none (AUTH-20, X-19). */
export const DEFAULT_BUSINESS_ID = 1
export const DEFAULT_USER_ID = 1

/** Where the demo business is; also the zone of dates until a business has set its own. */
export const DEFAULT_TIME_ZONE = 'America/Chicago'

/** Whether `Intl` knows a zone. Asking takes milliseconds; the usual zone is known without it. */
const isTimeZone = (name: string): boolean => {
  if (name === DEFAULT_TIME_ZONE) return true
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** The tenant. Its time zone decides which day "today" is. */
export const businessSchema = v.object({
  id,
  name: v.string(),
  /** What the sign-in form calls the business subdomain. */
  subdomain: v.string(),
  /** IANA name, `America/Chicago`. */
  timezone: v.pipe(v.string(), v.check(isTimeZone, 'Not a time zone')),
})

/** Where people with a question write to. */
export const SUPPORT_EMAIL = 'support@groundwork.demo'
/** Where they call, and when someone answers (ONB-02). */
export const SUPPORT_PHONE = { href: 'tel:+15125550100', words: '(512) 555-0100' } as const
export const SUPPORT_HOURS = 'Monday to Friday, 8:00 AM to 6:00 PM Central'

import type { Failure } from '../record/failure'
import type { Instant } from './clock'

/** In ms: how long the back end recognizes an idempotency key. */
export const KEY_LIFETIME = 24 * 3_600_000

/** Allows for clock differences and requests in flight. */
const MARGIN = 3_600_000

/** True while a request first sent at `at` can be resent under its key; later it might run twice. */
export const isKeyValid = (at: Instant, now: Instant): boolean => now - at < KEY_LIFETIME - MARGIN

/** Failure of an unanswered request that can no longer be resent; null while it can. */
export const unansweredFor = (at: Instant, now: Instant): Failure | null =>
  isKeyValid(at, now)
    ? null
    : {
        message:
          'No answer came, and it is too late to send this again. It may have been done: look before you do it again.',
        status: 409,
        details: null,
      }

import type { Failure } from '../record/failure'
import type { Instant } from './clock'

/** How long the back end recognizes a repeat under the same idempotency key, in ms. */
export const KEY_LIFETIME = 24 * 3_600_000

/** For clocks that differ, and for what is on its way. */
const MARGIN = 3_600_000

/** Whether what was first sent at `at` can still be sent again under its key. After that, it might be done twice. */
export const isKeyValid = (at: Instant, now: Instant): boolean => now - at < KEY_LIFETIME - MARGIN

/** What became of a request that was sent at `at` and has no answer, once it can't be sent again; null where it still can. */
export const unansweredFor = (at: Instant, now: Instant): Failure | null =>
  isKeyValid(at, now)
    ? null
    : {
        message:
          'No answer came, and it is too late to send this again. It may have been done: look before you do it again.',
        status: 409,
        details: null,
      }

import type { Instant } from '../time/clock'
import { isKeyValid } from '../time/key-lifetime'
import { type Failure, failureCode, isRetryable } from './failure'

/** Code of a write that collided with another one to the same record; no rule forbids it. */
export const CONFLICT = 'conflict'

/** Forbidden, or no longer allowed. */
const NO_RIGHT = 403

/** True when a retry would be refused again by a rule, a permission or a field. A required sign-in or a write conflict is not final. */
export const isFinal = (failure: Failure): boolean =>
  failure.status !== 401 && !isRetryable(failure) && failureCode(failure) !== CONFLICT

/**
 * True when a refusal proves that a request first sent at `at` was not executed. A permission revoked since proves nothing, nor does an
 * expired key, since the write may have been executed under it.
 */
export const deniesIt = (failure: Failure, at: Instant, now: Instant): boolean =>
  isFinal(failure) && failure.status !== NO_RIGHT && isKeyValid(at, now)

import type { Instant } from '../time/clock'
import { isKeyValid } from '../time/key-lifetime'
import { type Failure, failureCode, isRetryable } from './failure'

/** The code of a write that met another one to the same record at the same moment: no rule forbids it. */
export const CONFLICT = 'conflict'

/** The one who asks may not do it, or no longer. */
const NO_RIGHT = 403

/**
 * Whether the same request would only be refused again: a rule, a permission or a field forbids it, and Retry is not offered. Someone who
 * has to sign in again may resend it afterwards, and so may someone whose write collided with another one.
 */
export const isFinal = (failure: Failure): boolean =>
  failure.status !== 401 && !isRetryable(failure) && failureCode(failure) !== CONFLICT

/**
 * Whether a refusal of what was first sent at `at`, without an answer, says that it was not done. A right that was taken away since says nothing
 * about that; nor does a refusal under a key that the back end has forgotten, which may come of its having been done.
 */
export const deniesIt = (failure: Failure, at: Instant, now: Instant): boolean =>
  isFinal(failure) && failure.status !== NO_RIGHT && isKeyValid(at, now)

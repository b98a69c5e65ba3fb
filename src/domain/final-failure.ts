import { type Failure, failureCode, isRetryable } from './failure'

/** The code of a write that met another one to the same record at the same moment: no rule forbids it. */
export const CONFLICT = 'conflict'

/**
 * Whether the same request would only be refused again: a rule, a permission or a field forbids it, and Retry is not offered. Someone who
 * has to sign in again may resend it afterwards, and so may someone whose write collided with another one.
 */
export const isFinal = (failure: Failure): boolean =>
  failure.status !== 401 && !isRetryable(failure) && failureCode(failure) !== CONFLICT

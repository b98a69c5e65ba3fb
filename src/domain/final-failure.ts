import { type Failure, failureCode, isRetryable } from './failure'

/** The code of a write that met another one to the same record at the same moment: no rule stands against it. */
export const CONFLICT = 'conflict'

/**
 * Whether the same request would only meet the same refusal: a rule, a right or a field stands against it, and Retry is not offered. Who
 * has to sign in again may send it again afterwards, and so may who met someone else's write.
 */
export const isFinal = (failure: Failure): boolean =>
  failure.status !== 401 && !isRetryable(failure) && failureCode(failure) !== CONFLICT

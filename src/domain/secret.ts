import type { Failure } from './failure'

/** A handle to a secret that lives in memory only: events and logs carry this, never the secret itself. */
export type SecretHandle = { $secret: string }

/** The secret of a handle is no longer known, as after a reload: the person is asked to type it again. */
export const SECRET_GONE: Failure = {
  message: 'Please type it again',
  status: 0,
  details: { code: 'secret_gone' },
}

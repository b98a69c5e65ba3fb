import * as contract from '@/contract/accounts'
import { WIRE_USER_TYPES } from '@/domain/account/registration'
import type { SecretHandle } from '@/domain/text/password'
import type { Clock } from '@/domain/time/clock'
import type { Http } from '../http/http'
import { type NewUser, openForm } from './forms'
import { SIMULATED_REGISTRATION, simulatedSession } from './simulated-session'

/** What sending a form behind a handle takes. */
export type FormDeps = {
  http: Http
  clock: Clock
  /** Gives the secret behind a handle. @throws Failure when it has left memory. */
  reveal(handle: SecretHandle): string
  /** Drops a secret that is no longer needed. */
  forget(handle: SecretHandle): void
  /** The real-auth flag (AUTH-14). */
  isReal(): boolean
}

const call = ({ http }: FormDeps, user: NewUser) => {
  const { email, first_name, last_name, password } = user
  if (user.kind === 'invitation')
    return http.call(contract.acceptInvitation, {
      params: { token: user.token },
      body: { first_name, last_name, password },
    })
  const { phone, account_role, business_id } = user
  return http.call(contract.register, {
    params: {},
    body: {
      email,
      password,
      first_name,
      last_name,
      ...(phone ? { phone } : {}),
      user_type: WIRE_USER_TYPES[account_role],
      account_role,
      business_id,
    },
  })
}

/** Makes someone a user, by the form (API-02, REG-11) or by an invitation; the answer is a session like that of signing in. */
export const register = async (deps: FormDeps, { form }: { form: SecretHandle }) => {
  try {
    const user = openForm<NewUser>(deps.reveal, form)
    return deps.isReal() ? await call(deps, user) : await simulatedSession(deps.clock, user, SIMULATED_REGISTRATION)
  } finally {
    deps.forget(form)
  }
}

import * as contract from '@/contract/accounts'
import { WIRE_USER_TYPES } from '@/domain/registration'
import type { Registration } from '@/machines/auth-session/ports'
import type { SessionDeps } from './session-ports'
import { SIMULATED_REGISTRATION, simulatedSession } from './simulated-session'

type Deps = Pick<SessionDeps, 'http' | 'clock' | 'reveal' | 'forget' | 'isReal'>

const call = ({ http, reveal }: Deps, registration: Registration) => {
  const { email, first_name, last_name } = registration
  const password = reveal(registration.password)
  if (registration.kind === 'invitation')
    return http.call(contract.acceptInvitation, {
      params: { token: reveal(registration.token) },
      body: { first_name, last_name, password },
    })
  const { phone, account_role, business_id } = registration
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

/** Makes somebody a user, by the form (API-02, REG-11) or by an invitation; the answer is a session like that of signing in. */
export const register = async (deps: Deps, registration: Registration) => {
  try {
    return deps.isReal()
      ? await call(deps, registration)
      : await simulatedSession(deps.clock, registration, SIMULATED_REGISTRATION)
  } finally {
    deps.forget(registration.password)
    if (registration.kind === 'invitation') deps.forget(registration.token)
  }
}

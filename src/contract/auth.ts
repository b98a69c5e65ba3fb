import * as v from 'valibot'
import { userSchema } from '@/domain/account/user'
import { count, email, exactText, LONGEST } from '@/domain/text/field'
import { endpoint } from './endpoint'

const token = exactText(LONGEST.token)

const tokens = {
  access_token: v.string(),
  token_type: v.fallback(v.string(), 'bearer'),
  expires_in: v.fallback(count, 900),
}

export const session = v.object({ ...tokens, refresh_token: v.string(), user: userSchema })

export const login = endpoint({
  id: 'EP-001',
  method: 'POST',
  path: '/api/auth/login',
  service: 'auth',
  summary: 'Sign in',
  body: v.object({
    email,
    password: v.pipe(exactText(LONGEST.password), v.nonEmpty()),
    business_subdomain: v.optional(exactText(LONGEST.name)),
  }),
  answer: session,
  bearer: false,
  idempotent: false,
  failures: [401, 403, 422],
})

export const refresh = endpoint({
  id: 'EP-003',
  method: 'POST',
  path: '/api/auth/refresh',
  service: 'auth',
  summary: 'Get a new access token',
  body: v.object({ refresh_token: token }),
  /** `user` carries the current roles, which may have changed since sign-in. A back end may omit it. */
  answer: v.object({ ...tokens, user: v.exactOptional(userSchema) }),
  bearer: false,
  idempotent: false,
  failures: [401, 422],
})

export const logout = endpoint({
  id: 'EP-004',
  method: 'POST',
  path: '/api/auth/logout',
  service: 'auth',
  summary: 'End the session',
  body: v.object({ refresh_token: v.optional(token) }),
  answer: v.object({ success: v.boolean() }),
  bearer: false,
  idempotent: false,
  failures: [422],
})

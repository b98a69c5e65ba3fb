import * as v from 'valibot'
import { userSchema } from '@/domain/user'
import { endpoint } from './endpoint'

const tokens = {
  access_token: v.string(),
  token_type: v.fallback(v.string(), 'bearer'),
  /** Seconds until the access token runs out. */
  expires_in: v.fallback(v.number(), 900),
}

/** What signing in and registering answer with. */
export const session = v.object({ ...tokens, refresh_token: v.string(), user: userSchema })

export const login = endpoint({
  id: 'EP-001',
  method: 'POST',
  path: '/api/auth/login',
  service: 'auth',
  summary: 'Sign in',
  body: v.object({
    email: v.pipe(v.string(), v.email()),
    password: v.pipe(v.string(), v.nonEmpty()),
    business_subdomain: v.optional(v.string()),
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
  body: v.object({ refresh_token: v.string() }),
  answer: v.object(tokens),
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
  body: v.object({ refresh_token: v.optional(v.string()) }),
  answer: v.object({ success: v.boolean() }),
  bearer: false,
  idempotent: false,
  failures: [422],
})

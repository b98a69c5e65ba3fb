import * as v from 'valibot'
import { ACCOUNT_ROLES } from '@/domain/account/registration'
import { email, exactText, id, LONGEST } from '@/domain/text/field'
import { filledText } from '@/domain/text/typed-text'
import { session } from './auth'
import { endpoint } from './endpoint'

const password = v.pipe(exactText(LONGEST.password), v.nonEmpty())
const name = filledText(LONGEST.name)
const shared = { service: 'auth', bearer: false, idempotent: false } as const

/** Path of the page that shows the email, because a back end in the browser sends none; a real back end omits it. */
const letter = v.object({ success: v.boolean(), letter: v.optional(v.string()) })

/** API-02, REG-11. `account_role`, our addition, is the chosen one of the four roles. */
export const register = endpoint({
  id: 'EP-002',
  method: 'POST',
  path: '/api/auth/register',
  service: 'auth',
  summary: 'Register, and be signed in',
  body: v.object({
    email,
    password,
    first_name: name,
    last_name: name,
    phone: v.optional(exactText(LONGEST.phone)),
    user_type: v.picklist(['admin', 'customer']),
    account_role: v.optional(v.picklist(ACCOUNT_ROLES)),
    business_id: v.nullish(id),
  }),
  answer: session,
  status: 201,
  bearer: false,
  idempotent: false,
  failures: [402, 404, 409, 422],
})

/** Calls for the pages of X-08. The documents name none, so the paths are ours. */
export const forgotPassword = endpoint({
  ...shared,
  id: 'OWN-001',
  method: 'POST',
  path: '/api/auth/forgot-password',
  summary: 'Ask for a link to set a new password; the answer is the same whether or not there is such an account',
  body: v.object({ email }),
  answer: letter,
  failures: [422],
})

export const resetPassword = endpoint({
  ...shared,
  id: 'OWN-002',
  method: 'POST',
  path: '/api/auth/reset-password',
  summary: 'Set a new password with the token of the link',
  body: v.object({ token: exactText(LONGEST.token), password }),
  answer: v.object({ success: v.boolean() }),
  failures: [404, 410, 422],
})

export const getPasswordReset = endpoint({
  ...shared,
  id: 'OWN-005',
  method: 'GET',
  path: '/api/auth/reset-password/:token',
  summary:
    'Whether a link still sets a new password: 404 for one that no one sent, 410 for one that has expired or was used',
  answer: v.object({ success: v.boolean() }),
  failures: [404, 410],
})

export const getInvitation = endpoint({
  ...shared,
  id: 'OWN-003',
  method: 'GET',
  path: '/api/auth/invitations/:token',
  summary: 'Who invites whom to what',
  answer: v.object({
    email: v.string(),
    first_name: v.string(),
    last_name: v.string(),
    business_name: v.string(),
    role: v.string(),
    invited_by: v.string(),
  }),
  failures: [404, 410],
})

export const acceptInvitation = endpoint({
  ...shared,
  id: 'OWN-004',
  method: 'POST',
  path: '/api/auth/invitations/:token/accept',
  summary: 'Join the business, and be signed in',
  body: v.object({
    first_name: name,
    last_name: name,
    password,
  }),
  answer: session,
  failures: [402, 404, 409, 410, 422],
})

import * as v from 'valibot'
import { type Business, businessSchema } from '@/domain/business'
import { type Role, roleSchema } from '@/domain/permissions/role'
import { fullName, USER_TYPES, userSchema } from '@/domain/user'
import { type RecordRules, table } from '../core/registry'

const { roles: _roles, customer_id: _customer, business_timezone: _zone, ...ofUser } = userSchema.entries

const userRow = v.object({ ...ofUser, role_ids: v.array(v.number()) })
/**
 * A user as the database holds it: roles by id; customer and time zone are found through the business. The password is in `credentials`,
 * so that no fact about a user carries it.
 */
export type UserRow = v.InferOutput<typeof userRow>

const chosenCredential = v.object({
  id: v.number(),
  salt: v.string(),
  hash: v.string(),
  /** The first sign-in that counts: those before a password was reset are over. None before the first reset. */
  since: v.optional(v.number()),
})
export type ChosenCredential = v.InferOutput<typeof chosenCredential>

const credential = v.union([v.object({ id: v.number(), password: v.string() }), chosenCredential])
/**
 * What somebody signs in with; `id` is the user's. The demo people's public password is in the seed as it is; one that somebody chose is
 * kept as its salted hash only, so that no fact ever holds it.
 */
export type Credential = v.InferOutput<typeof credential>

const endedSession = v.object({ id: v.number(), user_id: v.number() })
/** A session that was signed out of; its refresh token counts no more. `id` is the position of the sign-in fact. */
export type EndedSession = v.InferOutput<typeof endedSession>

const invitation = v.object({
  id: v.number(),
  token: v.string(),
  business_id: v.number(),
  email: v.string(),
  first_name: v.string(),
  last_name: v.string(),
  user_type: v.picklist(USER_TYPES),
  role_ids: v.array(v.number()),
  invited_by: v.string(),
  expires_at: v.number(),
  accepted: v.boolean(),
})
/** An invitation to join a business. */
export type Invitation = v.InferOutput<typeof invitation>

const passwordReset = v.object({ id: v.number(), digest: v.string(), user_id: v.number(), expires_at: v.number() })
/** A link to set a new password. Its token alone opens it, so that only the token's digest is kept. */
export type PasswordReset = v.InferOutput<typeof passwordReset>

declare module '../core/rows' {
  interface TableRows {
    businesses: Business
    users: UserRow
    credentials: Credential
    roles: Role
    ended_sessions: EndedSession
    invitations: Invitation
    password_resets: PasswordReset
  }
}

/** The business itself, which all of its people know. */
const businessRecord: RecordRules<Business> = {
  stream: 'business',
  nouns: ['business', 'businesses'],
  business: ({ id }) => id,
  name: ({ name }) => name,
  visible: () => true,
  page: () => null,
  undo: { kept: 'This cannot be undone: the business depends on it.' },
}

/** People of the business, as those see them who manage users; and oneself. */
const userRecord: RecordRules<UserRow> = {
  stream: 'user',
  nouns: ['user', 'users'],
  business: ({ business_id }) => business_id,
  name: fullName,
  visible: ({ id }, actor) => actor.permissions.includes('users.view') || id === actor.user_id,
  page: () => null,
  undo: { kept: 'Joining cannot be undone. Somebody who leaves is deactivated instead.' },
}

/** Businesses, their people, and how these get in. */
export const accountTables = {
  businesses: table(businessSchema, businessRecord),
  users: table(userRow, userRecord),
  credentials: table(credential, null),
  roles: table(roleSchema, null),
  // A session that is over stays over, also with other sample data.
  ended_sessions: table(endedSession, null, { lasts: true }),
  invitations: table(invitation, null),
  password_resets: table(passwordReset, null),
}

import * as v from 'valibot'
import { businessSchema } from '@/domain/account/business'
import { businessDetailsSchema, NEW_BUSINESS } from '@/domain/account/business-details'
import { type Logo, logoRowSchema } from '@/domain/account/logo'
import { maySeeSettings } from '@/domain/account/permissions'
import { NEW_PERSON, notificationsSchema, privacySchema } from '@/domain/account/preferences'
import { fullName, USER_TYPES, userSchema } from '@/domain/account/user'
import { mayReadRoles, mayReadUsers } from '@/domain/permissions/access'
import { roleSchema } from '@/domain/permissions/role'
import { id, moment } from '@/domain/text/field'
import { type RecordRules, table } from '../core/log/registry'

const businessRow = v.object({ ...businessSchema.entries, ...businessDetailsSchema.entries })
export type BusinessRow = v.InferOutput<typeof businessRow>

const {
  roles: _roles,
  customer_id: _customer,
  business_timezone: _zone,
  date_format: _format,
  currency: _currency,
  business_deletion_at: _going,
  crew_member_id: _member,
  data_collection: _shares,
  ...ofUser
} = userSchema.entries

const userRow = v.object({
  ...ofUser,
  role_ids: v.array(v.number()),
  notifications: notificationsSchema,
  privacy: privacySchema,
  deletion_at: v.nullable(moment),
})
/**
 * Stored user: roles by id; customer and time zone come from the business, the crew member from the crew. The password is in `credentials`,
 * so that no user fact contains it.
 */
export type UserRow = v.InferOutput<typeof userRow>

const roleRow = v.object({
  ...roleSchema.entries,
  description: v.string(),
  is_system: v.boolean(),
  created_at: v.nullable(v.string()),
})
/** The stored role (PERM-30). */
export type RoleRow = v.InferOutput<typeof roleRow>

const chosenCredential = v.object({
  id: v.number(),
  salt: v.string(),
  hash: v.string(),
  /** Position of the first valid sign-in; a password reset ends earlier ones. Absent before the first reset. */
  since: v.optional(v.number()),
})
export type ChosenCredential = v.InferOutput<typeof chosenCredential>

const credential = v.union([v.object({ id: v.number(), password: v.string() }), chosenCredential])
/**
 * Sign-in data; `id` is the user's. Demo users have a public password in the seed; others are stored only as a salted hash, so that no fact
 * contains them.
 */
export type Credential = v.InferOutput<typeof credential>

const endedSession = v.object({ id: v.number(), user_id: v.number() })
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
  expires_at: moment,
  accepted: v.boolean(),
  crew_member_id: v.nullable(id),
  phone: v.nullable(v.string()),
})
export type Invitation = v.InferOutput<typeof invitation>

const passwordReset = v.object({
  id: v.number(),
  digest: v.string(),
  user_id: v.number(),
  expires_at: v.number(),
  /** Cause of an early end; absent in rows of older releases. */
  ended_by: v.optional(v.picklist(['use', 'newer_link'])),
})
/** A password reset link. Only the digest of its token is stored, because the token alone opens it. */
export type PasswordReset = v.InferOutput<typeof passwordReset>

declare module '../core/log/rows' {
  interface TableRows {
    businesses: BusinessRow
    logos: Logo
    users: UserRow
    credentials: Credential
    roles: RoleRow
    ended_sessions: EndedSession
    invitations: Invitation
    password_resets: PasswordReset
  }
}

/** Fact types for planning and canceling an account's deletion. */
export const DELETION = { planned: 'deletion_planned', withdrawn: 'deletion_withdrawn' } as const

const { address, city, state, zip_code, operating_hours, tax_rate, payout_approval_limit } = NEW_BUSINESS
const { job_prefix, job_next, estimate_prefix, estimate_next, invoice_prefix, invoice_next } = NEW_BUSINESS
/** Defaults shown to people who may not see settings. */
const NO_SETTINGS: Partial<BusinessRow> = {
  ...{ address, city, state, zip_code, operating_hours, tax_rate, payout_approval_limit, paper_size: 'letter' },
  ...{ job_prefix, job_next, estimate_prefix, estimate_next, invoice_prefix, invoice_next },
}

/** Everyone in the business sees its name; only people who may edit settings change it. */
const businessRecord: RecordRules<BusinessRow> = {
  stream: 'business',
  nouns: ['business', 'businesses'],
  business: ({ id }) => id,
  name: ({ name }) => name,
  words: {
    market: 'business type',
    job_next: 'next job number',
    estimate_next: 'next estimate number',
    invoice_next: 'next invoice number',
    payout_approval_limit: 'payout approval limit',
    deletion_at: 'deletion',
  },
  visible: () => true,
  hides: (actor) => (maySeeSettings(actor) ? {} : NO_SETTINGS),
  page: () => '/dashboard/settings?tab=business',
}

const logoRecord: RecordRules<Logo> = {
  stream: 'logo',
  nouns: ['logo', 'logos'],
  business: ({ business_id }) => business_id,
  name: () => 'Logo',
  visible: (_row, actor) => maySeeSettings(actor),
  page: () => '/dashboard/settings?tab=business',
  partOf: { table: 'businesses', id: ({ business_id }) => business_id },
}

/** Hides personal settings from colleagues, and the last visit unless the user shares it (SET-02). */
const hiddenOfColleague = ({ privacy }: Partial<UserRow>): Partial<UserRow> => ({
  notifications: NEW_PERSON.notifications,
  privacy: NEW_PERSON.privacy,
  ...(privacy?.showOnlineStatus === false ? { last_login: null } : {}),
})

/** Visible to user managers and the user. */
const userRecord: RecordRules<UserRow> = {
  stream: 'user',
  nouns: ['user', 'users'],
  business: ({ business_id }) => business_id,
  name: fullName,
  visible: ({ id }, actor) => mayReadUsers(actor) || id === actor.user_id,
  hides: (actor, row) => (row.id === actor.user_id ? {} : hiddenOfColleague(row)),
  page: () => null,
  follows: ['user.crew_linked', 'user.crew_unlinked'],
}

/** Visible to people who manage or assign roles. System roles never change. */
const roleRecord: RecordRules<RoleRow> = {
  stream: 'role',
  nouns: ['role', 'roles'],
  business: ({ business_id }) => business_id,
  name: ({ name }) => name,
  visible: (_row, actor) => mayReadRoles(actor),
  page: ({ id }) => `/dashboard/permissions?role=${id}`,
}

/** Visible to user managers. Undoing an invitation invalidates its link. */
const invitationRecord: RecordRules<Invitation> = {
  stream: 'invitation',
  nouns: ['invitation', 'invitations'],
  business: ({ business_id }) => business_id,
  name: fullName,
  visible: (_row, actor) => mayReadUsers(actor),
  hides: () => ({ token: '' }),
  page: () => null,
}

export const accountTables = {
  businesses: table(businessRow, businessRecord, { added: NEW_BUSINESS }),
  logos: table(logoRowSchema, logoRecord),
  users: table(userRow, userRecord, { added: NEW_PERSON }),
  credentials: table(credential, null),
  // All roles of earlier releases were system roles.
  roles: table(roleRow, roleRecord, { added: { description: '', is_system: true, created_at: null } }),
  // Ended sessions stay ended when the sample data is replaced.
  ended_sessions: table(endedSession, null, { lasts: true }),
  invitations: table(invitation, invitationRecord, { added: { crew_member_id: null, phone: null } }),
  password_resets: table(passwordReset, null),
}

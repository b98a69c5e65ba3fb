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
/** A business with all that is set for it. */
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
 * A user as the database holds it: roles by id; customer and time zone are found through the business, and who it is on the
 * crew through the crew. The password is in `credentials`,
 * so that no fact about a user carries it.
 */
export type UserRow = v.InferOutput<typeof userRow>

const roleRow = v.object({
  ...roleSchema.entries,
  description: v.string(),
  is_system: v.boolean(),
  created_at: v.nullable(v.string()),
})
/** A role as the database holds it (PERM-30). */
export type RoleRow = v.InferOutput<typeof roleRow>

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
 * What someone signs in with; `id` is the user's. The demo people's public password is in the seed as it is; one that someone chose is
 * kept as its salted hash only, so that no fact ever holds it.
 */
export type Credential = v.InferOutput<typeof credential>

const endedSession = v.object({ id: v.number(), user_id: v.number() })
/** A session that was signed out of; its refresh token is no longer valid. `id` is the position of the sign-in fact. */
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
  /** Whose login accepting makes. */
  crew_member_id: v.nullable(id),
  phone: v.nullable(v.string()),
})
/** An invitation to join a business. */
export type Invitation = v.InferOutput<typeof invitation>

const passwordReset = v.object({
  id: v.number(),
  digest: v.string(),
  user_id: v.number(),
  expires_at: v.number(),
  /** What ended it before its time; absent in rows of older releases. */
  ended_by: v.optional(v.picklist(['use', 'newer_link'])),
})
/** A link to set a new password. Its token alone opens it, so that only the token's digest is kept. */
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

/** Types of facts with which an account’s deletion is planned, and cancelled. */
export const DELETION = { planned: 'deletion_planned', withdrawn: 'deletion_withdrawn' } as const

const { address, city, state, zip_code, operating_hours, tax_rate, payout_approval_limit } = NEW_BUSINESS
const { job_prefix, job_next, estimate_prefix, estimate_next, invoice_prefix, invoice_next } = NEW_BUSINESS
/** How a business is set up, to those who don't see settings: as every business begins. */
const NO_SETTINGS: Partial<BusinessRow> = {
  ...{ address, city, state, zip_code, operating_hours, tax_rate, payout_approval_limit, paper_size: 'letter' },
  ...{ job_prefix, job_next, estimate_prefix, estimate_next, invoice_prefix, invoice_next },
}

/** The business itself, whose name all of its people see. Only those who may edit settings change it. */
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

/** What people choose for themselves is theirs to know, and with it when they were last here, if they say so (SET-02). */
const hiddenOfColleague = ({ privacy }: Partial<UserRow>): Partial<UserRow> => ({
  notifications: NEW_PERSON.notifications,
  privacy: NEW_PERSON.privacy,
  ...(privacy?.showOnlineStatus === false ? { last_login: null } : {}),
})

/** People of the business, as those see them who manage users; and oneself. */
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

/** Roles, as those see them who manage or give them. Those of the system never change. */
const roleRecord: RecordRules<RoleRow> = {
  stream: 'role',
  nouns: ['role', 'roles'],
  business: ({ business_id }) => business_id,
  name: ({ name }) => name,
  visible: (_row, actor) => mayReadRoles(actor),
  page: ({ id }) => `/dashboard/permissions?role=${id}`,
}

/** Invited people, as those who manage users see them. Undoing an invitation invalidates its link. */
const invitationRecord: RecordRules<Invitation> = {
  stream: 'invitation',
  nouns: ['invitation', 'invitations'],
  business: ({ business_id }) => business_id,
  name: fullName,
  visible: (_row, actor) => mayReadUsers(actor),
  hides: () => ({ token: '' }),
  page: () => null,
}

/** Businesses, their people, and how these get in. */
export const accountTables = {
  businesses: table(businessRow, businessRecord, { added: NEW_BUSINESS }),
  logos: table(logoRowSchema, logoRecord),
  users: table(userRow, userRecord, { added: NEW_PERSON }),
  credentials: table(credential, null),
  // Roles of earlier releases were all of the system.
  roles: table(roleRow, roleRecord, { added: { description: '', is_system: true, created_at: null } }),
  // A session that is over stays over, also with other sample data.
  ended_sessions: table(endedSession, null, { lasts: true }),
  invitations: table(invitation, invitationRecord, { added: { crew_member_id: null, phone: null } }),
  password_resets: table(passwordReset, null),
}

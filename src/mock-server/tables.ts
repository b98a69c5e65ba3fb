import type { Business } from '@/domain/business'
import type { Client, Property } from '@/domain/client'
import type { Instant } from '@/domain/clock'
import type { CrewMember } from '@/domain/crew'
import type { ErrorReport } from '@/domain/error-report'
import type { Job } from '@/domain/job/job'
import type { Cents } from '@/domain/money'
import type { AccountDetails } from '@/domain/onboarding/account'
import type { Preferences } from '@/domain/onboarding/preferences'
import type { PropertyForm } from '@/domain/onboarding/property'
import type { Role } from '@/domain/permissions/role'
import type { PaymentMethod, SubscriptionInvoice } from '@/domain/subscription/billing'
import type { BillingPeriod, PlanId } from '@/domain/subscription/plan'
import type { Subscription } from '@/domain/subscription/subscription'
import type { User, UserType } from '@/domain/user'

/**
 * A user as the database holds it: roles by id; customer and time zone are found through the business. The password lies in `credentials`, so
 * that no fact about a user carries it.
 */
export type UserRow = Omit<User, 'roles' | 'customer_id' | 'business_timezone'> & { role_ids: number[] }
/**
 * What somebody signs in with; `id` is the user's. The demo people's public password stands in the seed as it is; one that somebody
 * chose is kept as its salted hash only, so that no fact ever holds it.
 */
export type Credential = { id: number; password: string } | ChosenCredential
/** `since` is the first sign-in that counts: those before a password was reset are over. None before the first reset. */
export type ChosenCredential = { id: number; salt: string; hash: string; since?: number }
/** A session that was signed out of; its refresh token counts no more. `id` is the position of the sign-in fact. */
export type EndedSession = { id: number; user_id: number }

/** Who pays for a business's subscription, and how far its onboarding has come. On the wire its id reads `cus_1`. */
export type Customer = {
  id: number
  business_id: number
  account: AccountDetails | null
  property: PropertyForm | null
  preferences: Preferences | null
  /** ISO 8601; null while onboarding is not finished. */
  onboarded_at: string | null
  /** What downgrades have left over; taken off coming invoices. */
  balance: Cents
}

/** A subscription with what only the back end knows of it. */
export type SubscriptionRow = Subscription & {
  customer_id: number
  cancel_reason: string | null
  /** Failed attempts at the open payment, and when the next one is due. */
  attempts: number
  next_attempt_at: Instant | null
}

/** A card as the card provider keeps it. On the wire its id reads `pm_1`. */
export type CardRow = Omit<PaymentMethod, 'id'> & {
  id: number
  customer_id: number
  /** The provider's own id of it. */
  provider_id: string
  /** Whether a charge goes through. */
  chargeable: boolean
}

/** An invoice for the subscription. On the wire its id reads `in_1`. */
export type SubscriptionInvoiceRow = Omit<SubscriptionInvoice, 'id'> & { id: number; customer_id: number }

/** A checkout on the hosted payment page. `token` is its public id. */
export type CheckoutSession = {
  id: number
  token: string
  customer_id: number
  /** Who began it. */
  user_id: number
  plan_id: PlanId
  billing_period: BillingPeriod
  customer_email: string
  success_url: string
  cancel_url: string
  status: 'open' | 'complete'
}

/** A visit to the hosted billing portal. */
export type PortalSession = { id: number; token: string; customer_id: number; user_id: number; return_url: string }

/** An invitation to join a business. */
export type Invitation = {
  id: number
  token: string
  business_id: number
  email: string
  first_name: string
  last_name: string
  user_type: UserType
  role_ids: number[]
  invited_by: string
  expires_at: Instant
  accepted: boolean
}

/** A link to set a new password. Whoever has its token may, so that only the token's digest is kept. */
export type PasswordReset = { id: number; digest: string; user_id: number; expires_at: Instant }

/** An error that a page has reported. */
export type ErrorReportRow = ErrorReport & { id: number; received_at: Instant }

/** The database: every table with its rows, in the order they were made. */
export type Tables = {
  businesses: Business[]
  users: UserRow[]
  credentials: Credential[]
  roles: Role[]
  clients: Client[]
  properties: Property[]
  crew_members: CrewMember[]
  jobs: Job[]
  ended_sessions: EndedSession[]
  customers: Customer[]
  subscriptions: SubscriptionRow[]
  payment_methods: CardRow[]
  subscription_invoices: SubscriptionInvoiceRow[]
  checkout_sessions: CheckoutSession[]
  portal_sessions: PortalSession[]
  invitations: Invitation[]
  password_resets: PasswordReset[]
  error_reports: ErrorReportRow[]
}
export type TableName = keyof Tables
export type RowOf<T extends TableName> = Tables[T][number]

/** The tables by name. */
export const TABLES = [
  'businesses',
  'users',
  'credentials',
  'roles',
  'clients',
  'properties',
  'crew_members',
  'jobs',
  'ended_sessions',
  'customers',
  'subscriptions',
  'payment_methods',
  'subscription_invoices',
  'checkout_sessions',
  'portal_sessions',
  'invitations',
  'password_resets',
  'error_reports',
] as const satisfies readonly TableName[]

/** What comes about by use alone, and is nobody's to seed. */
type Unseeded = 'ended_sessions' | 'checkout_sessions' | 'portal_sessions' | 'password_resets' | 'error_reports'

/** What a scenario fills the database with. */
export type Seed = Omit<Tables, Unseeded>

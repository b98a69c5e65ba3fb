import { DEFAULT_TIME_ZONE } from '@/domain/account/business'
import { fullName } from '@/domain/account/user'
import { testCardId } from '@/domain/card/test-cards'
import type { Cents } from '@/domain/money/money'
import { DEFAULT_PREFERENCES } from '@/domain/onboarding/preferences'
import type { PropertyForm } from '@/domain/onboarding/property'
import type { SystemRoleKey } from '@/domain/permissions/system-roles'
import { afterDays, monthsBefore } from '@/domain/subscription/period'
import { TRIAL_DAYS } from '@/domain/subscription/plan'
import { billFor } from '@/domain/subscription/renewal'
import { type Day, instantOf, plusDays } from '@/domain/time/calendar'
import type { Instant } from '@/domain/time/clock'
import { systemRoleIds } from '../accounts/system-roles'
import type { Invitation } from '../accounts/tables'
import { invoiceFor } from '../billing/invoices'
import type { CardRow, Customer, SubscriptionInvoiceRow, SubscriptionRow } from '../billing/tables'
import type { Tables } from '../core/log/rows'
import { GREEN_VALLEY, HILL_COUNTRY, INVITED_MEMBER, ROLES, USERS } from './staff'

type Subscribed = Pick<
  Tables,
  'customers' | 'subscriptions' | 'payment_methods' | 'subscription_invoices' | 'invitations'
>

const PLAN = { plan_id: 'professional', plan_name: 'Professional', billing_period: 'monthly' } as const
const NOTHING = 0 as Cents
/** Paid invoices of Green Valley including the current period, and days until renewal. */
const PAID_MONTHS = 14
const RENEWS_IN = 12
const TRIAL_DAYS_REMAINING = 5
const INVITATION_DAYS = 30

/** Midnight in the businesses' time zone, so that the remaining days are the same all day. */
const inDays = (anchor: Day, days: number, time = '00:00'): Instant =>
  instantOf(plusDays(anchor, days), time, DEFAULT_TIME_ZONE)

const customer = (id: number, userId: number, property: PropertyForm, onboardedAt: Instant): Customer => {
  const { email = '', first_name = '', last_name = '', phone } = USERS.find((user) => user.id === userId) ?? {}
  return {
    id,
    business_id: id,
    account: { email, firstName: first_name, lastName: last_name, phone: phone ?? '(512) 555-0190' },
    property,
    preferences: DEFAULT_PREFERENCES,
    onboarded_at: new Date(onboardedAt).toISOString(),
    balance: NOTHING,
  }
}

const customers = (greenValleyFrom: Instant, hillCountryFrom: Instant): Customer[] => [
  customer(
    GREEN_VALLEY,
    1,
    {
      businessName: 'Green Valley Landscaping',
      businessType: 'Landscaping',
      address: '2110 S Lamar Blvd',
      city: 'Austin',
      state: 'TX',
      zipCode: '78704',
      serviceRadius: 25,
    },
    greenValleyFrom,
  ),
  customer(
    HILL_COUNTRY,
    9,
    {
      businessName: 'Hill Country Lawn Co.',
      businessType: 'Landscaping',
      address: '118 Mercer St',
      city: 'Dripping Springs',
      state: 'TX',
      zipCode: '78620',
      serviceRadius: 50,
    },
    hillCountryFrom,
  ),
]

type Period = Pick<SubscriptionRow, 'status' | 'current_period_start' | 'current_period_end' | 'trial_end'>

const subscription = (id: number, period: Period): SubscriptionRow => ({
  id,
  customer_id: id,
  ...PLAN,
  ...period,
  cancel_at_period_end: false,
  cancel_reason: null,
  attempts: 0,
  next_attempt_at: null,
})

const cards = (anchor: Day): CardRow[] => {
  const [year = 0, month = 0] = anchor.split('-').map(Number)
  const soon = month === 12 ? { exp_month: 1, exp_year: year + 1 } : { exp_month: month + 1, exp_year: year }
  return [
    { brand: 'visa', last4: '4242', exp_month: 8, exp_year: year + 3, is_default: true },
    { brand: 'mastercard', last4: '4444', ...soon, is_default: false },
  ].map(({ is_default, ...card }, index) => ({
    id: index + 1,
    customer_id: GREEN_VALLEY,
    ...card,
    is_default,
    chargeable: true,
    provider_id: testCardId({ ...card, chargeable: true, nonce: `demo-${index + 1}` }),
  }))
}

const paidInvoices = (end: Instant): SubscriptionInvoiceRow[] =>
  Array.from({ length: PAID_MONTHS }, (_, index) => {
    const ago = PAID_MONTHS - index
    const bill = { ...billFor(PLAN, NOTHING, monthsBefore(end, ago)), period_end: monthsBefore(end, ago - 1) }
    return invoiceFor({ id: index + 1, customer: { id: GREEN_VALLEY }, subscription: PLAN, bill, paid: true })
  })

const invitation = (
  id: number,
  businessId: number,
  invitedBy: number,
  expires_at: Instant,
  role: SystemRoleKey,
): Omit<Invitation, 'token' | 'email' | 'first_name' | 'last_name'> => {
  const host = USERS.find((user) => user.id === invitedBy)
  return {
    id,
    business_id: businessId,
    user_type: 'business_employee',
    role_ids: systemRoleIds(ROLES, businessId, role),
    invited_by: host ? fullName(host) : '',
    expires_at,
    accepted: false,
    crew_member_id: null,
    phone: null,
  }
}

/** One invitation per business, field and office: the first business has room, the second one seat. */
const invitations = (expiresAt: Instant): Invitation[] => [
  {
    ...invitation(1, HILL_COUNTRY, 9, expiresAt, 'field_technician'),
    token: 'demo-invite',
    email: 'jordan@hillcountry.demo',
    first_name: 'Jordan',
    last_name: 'Ellis',
    crew_member_id: INVITED_MEMBER.id,
  },
  {
    ...invitation(2, GREEN_VALLEY, 1, expiresAt, 'billing_specialist'),
    token: 'team-invite',
    email: 'casey@greenvalley.demo',
    first_name: 'Casey',
    last_name: 'Lin',
  },
]

export const subscriptionSeed = (anchor: Day): Subscribed => {
  const end = inDays(anchor, RENEWS_IN, '10:00')
  const first = monthsBefore(end, PAID_MONTHS)
  const trialEnd = inDays(anchor, TRIAL_DAYS_REMAINING)
  const trialStart = afterDays(trialEnd, -TRIAL_DAYS)
  return {
    customers: customers(afterDays(first, -TRIAL_DAYS), trialStart),
    subscriptions: [
      subscription(GREEN_VALLEY, {
        status: 'active',
        current_period_start: monthsBefore(end, 1),
        current_period_end: end,
        trial_end: first,
      }),
      subscription(HILL_COUNTRY, {
        status: 'trialing',
        current_period_start: trialStart,
        current_period_end: trialEnd,
        trial_end: trialEnd,
      }),
    ],
    payment_methods: cards(anchor),
    subscription_invoices: paidInvoices(end),
    invitations: invitations(inDays(anchor, INVITATION_DAYS)),
  }
}

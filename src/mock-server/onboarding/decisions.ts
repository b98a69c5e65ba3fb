import type { ReadBodyOf } from '@/contract/endpoint'
import type { startOnboarding } from '@/contract/onboarding'
import { TRADES } from '@/domain/account/vocabulary'
import type { Cents } from '@/domain/money/money'
import type { AccountDetails } from '@/domain/onboarding/account'
import { firstHoursError, hoursErrors, type Preferences } from '@/domain/onboarding/preferences'
import type { PropertyForm } from '@/domain/onboarding/property'
import type { Actor } from '@/domain/permissions/actor'
import { type Change, fieldChanges } from '@/domain/record/fact'
import { checkEmail } from '../accounts/addresses'
import { credentialFor } from '../accounts/passwords'
import type { BusinessRow, UserRow } from '../accounts/tables'
import type { Customer } from '../billing/tables'
import { byUser, inserted, isoNow, replaced, updated } from '../core/log/changes'
import type { Store } from '../core/log/store'
import type { Decided } from '../core/write/execute'
import { invalid, Refusal } from '../core/write/refusal'

export const STARTED = 'onboarding.started'

const differs = (change: Change): boolean => fieldChanges(change).length > 0

const fact = (actor: Actor, { id }: Pick<Customer, 'id'>, type: string, note: string, changes: Change[]): Decided => ({
  stream: `customer/${id}`,
  type,
  actor: byUser(actor),
  note,
  changes,
})

const newCustomer = (businessId: number, account: AccountDetails, store: Store): Customer => ({
  id: store.nextId('customers'),
  business_id: businessId,
  account,
  property: null,
  preferences: null,
  onboarded_at: null,
  balance: 0 as Cents,
})

const notificationChanges = (actor: Actor, { notificationPreferences }: Preferences, store: Store): Change[] => {
  const person = store.find('users', actor.user_id)
  if (!person) return []
  const notifications = { ...person.notifications, ...notificationPreferences }
  return [updated('users', person, { notifications })].filter(differs)
}

type OnboardingBody = ReadBodyOf<typeof startOnboarding>

const detailsFrom = ({ email, first_name, last_name, phone }: OnboardingBody): AccountDetails => ({
  email,
  firstName: first_name,
  lastName: last_name,
  phone,
})

const personChanges = async (user: UserRow, body: OnboardingBody, store: Store): Promise<Change[]> => {
  const { email, first_name, last_name, phone } = body
  const former = store.find('credentials', user.id)
  // A password set here ends no session: it may be the one chosen a minute ago.
  const since = former && 'since' in former ? { since: former.since } : {}
  const credential = { ...(await credentialFor(user.id, body.password)), ...since }
  return [
    updated('users', user, { email, first_name, last_name, phone }),
    former ? replaced('credentials', former, credential) : inserted('credentials', credential),
  ]
}

type Beginning = { actor: Actor; user: { id: number }; businessId: number; body: OnboardingBody }

/**
 * The account step creates or keeps the business's customer. It changes nothing after onboarding. Throws Refusal 409 for an address that
 * belongs to someone else.
 */
export const begun = async (
  { actor, user, businessId, body }: Beginning,
  customer: Customer | undefined,
  store: Store,
): Promise<Decided[]> => {
  if (customer && customer.onboarded_at !== null) return []
  checkEmail(body.email, user.id, store)
  const account = detailsFrom(body)
  const row = store.find('users', user.id)
  const person = row ? await personChanges(row, body, store) : []
  if (!customer) {
    const customerRow = newCustomer(businessId, account, store)
    return [fact(actor, customerRow, STARTED, 'Onboarding started', [inserted('customers', customerRow), ...person])]
  }
  const changes = [updated('customers', customer, { account }), ...person].filter(differs)
  return [fact(actor, customer, 'onboarding.resumed', 'Onboarding continued', changes)]
}

const checkOpen = ({ onboarded_at }: Customer): void => {
  if (onboarded_at !== null) throw new Refusal(409, 'Onboarding is already finished.')
}

/** Onboarding data initializes the business's settings. */
const businessFacts = (
  actor: Actor,
  { business_id }: Customer,
  patch: Partial<BusinessRow>,
  store: Store,
): Decided[] => {
  const business = store.find('businesses', business_id)
  const change = business && updated('businesses', business, patch)
  if (!change || !differs(change)) return []
  return [
    {
      stream: `business/${business_id}`,
      type: 'business.set_up',
      actor: byUser(actor),
      note: patch.name === undefined ? 'Hours set' : `Named ${patch.name}`,
      changes: [change],
    },
  ]
}

/** The property step also names the business. Throws Refusal 409 after onboarding. */
export const propertySaved = (actor: Actor, customer: Customer, property: PropertyForm, store: Store): Decided[] => {
  checkOpen(customer)
  const change = updated('customers', customer, { property })
  const saved = fact(actor, customer, 'onboarding.property_saved', 'Property information saved', [change])
  const { businessName: name, businessType, address, city, state, zipCode: zip_code } = property
  const trade = TRADES.find((candidate) => candidate === businessType) ?? ''
  const patch = { name, trade, address, city, state, zip_code }
  return [...(differs(change) ? [saved] : []), ...businessFacts(actor, customer, patch, store)]
}

/** Throws Refusal 409 after onboarding, 422 for invalid hours (ONB-26, ONB-27). */
export const preferencesSaved = (
  actor: Actor,
  customer: Customer,
  preferences: Preferences,
  store: Store,
): Decided[] => {
  checkOpen(customer)
  const wrong = firstHoursError(hoursErrors(preferences.operatingHours))
  if (wrong) throw invalid('operatingHours', wrong)
  const change = updated('customers', customer, { preferences })
  const hours = businessFacts(actor, customer, { operating_hours: preferences.operatingHours }, store)
  if (!differs(change)) return hours
  const person = notificationChanges(actor, preferences, store)
  return [
    fact(actor, customer, 'onboarding.preferences_saved', 'Service preferences saved', [change, ...person]),
    ...hours,
  ]
}

/** Idempotent. Throws Refusal 409 while an earlier step is missing. */
export const completed = (actor: Actor, customer: Customer, store: Store): Decided[] => {
  if (customer.onboarded_at !== null) return []
  if (!customer.property || !customer.preferences)
    throw new Refusal(409, 'Save the property information and the service preferences first.')
  const change = updated('customers', customer, { onboarded_at: isoNow(store) })
  return [fact(actor, customer, 'onboarding.completed', 'Onboarding finished', [change])]
}

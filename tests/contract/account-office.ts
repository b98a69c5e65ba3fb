import { register } from '@/contract/accounts'
import type { BodyOf } from '@/contract/endpoint'
import { type saveProperty, startOnboarding } from '@/contract/onboarding'
import { DEFAULT_PREFERENCES } from '@/domain/onboarding/preferences'
import type { MockServer } from '@/mock-server'
import { type Person, personWith, read, send } from './office'

export const CHOSEN = 'Lantana-2026'

export const ADA = {
  email: 'ada@brook.example',
  password: CHOSEN,
  first_name: 'Ada',
  last_name: 'Brook',
  user_type: 'admin',
  account_role: 'business_owner',
} as const satisfies BodyOf<typeof register>

export const registerAs = async (
  server: MockServer,
  overrides: Partial<BodyOf<typeof register>> = {},
): Promise<Person> =>
  personWith(server, read(register, await send(server, register, { body: { ...ADA, ...overrides } })))

export const ACCOUNT: BodyOf<typeof startOnboarding> = {
  email: ADA.email,
  first_name: 'Ada',
  last_name: 'Brook',
  phone: '+1 512 555 0199',
  password: CHOSEN,
}

export const PROPERTY: BodyOf<typeof saveProperty> = {
  businessName: 'Brook Gardens',
  businessType: 'Landscaping',
  address: '12 Creek Rd',
  city: 'Austin',
  state: 'TX',
  zipCode: '78704',
  serviceRadius: 25,
}

export const PREFERENCES = DEFAULT_PREFERENCES

export const startedBy = async (person: Person, email: string = ADA.email): Promise<string> =>
  (await person.ask(startOnboarding, { body: { ...ACCOUNT, email } })).customer_id

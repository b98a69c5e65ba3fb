import { forgotPassword, getInvitation } from '@/contract/accounts'
import { completeOnboarding, savePreferences, saveProperty } from '@/contract/onboarding'
import { demoUser } from '@/domain/demo/demo'
import type { MockServer } from '@/mock-server'
import { ACCOUNT, ADA, CHOSEN, PREFERENCES, PROPERTY, registerAs, startedBy } from './account-office'
import type { Case, Prepare } from './cases'
import { type Person, read, send } from './office'

const REPORT = {
  message: 'x is not a function',
  stack_trace: 'at y.ts:3',
  source: 'error',
  severity: 'error',
  environment: 'development',
  user_id: null,
  url: '/dashboard',
  browser: 'Chromium',
  metadata: {},
}

const OTHER = 'bo@brook.example'

const tokenFor = async (server: MockServer, email: string): Promise<string> => {
  const { letter } = read(forgotPassword, await send(server, forgotPassword, { body: { email } }))
  return letter?.split('=')[1] ?? ''
}

const invited = { first_name: 'Jordan', last_name: 'Ellis', password: CHOSEN }
const invitation = { params: { token: 'demo-invite' } }

const saveBoth = async (person: Person, customerId: string) => {
  await person.ask(saveProperty, { params: { customerId }, body: PROPERTY })
  await person.ask(savePreferences, { params: { customerId }, body: PREFERENCES })
}

const withCustomer =
  (body?: object): Prepare =>
  async (server) => {
    const person = await registerAs(server)
    const params = { customerId: await startedBy(person) }
    const good = body ? { params, body } : { params }
    return {
      person,
      good,
      async late() {
        await saveBoth(person, params.customerId)
        await person.ask(completeOnboarding, { params })
        return { person, request: good }
      },
    }
  }

const finishing: Prepare = async (server) => {
  const person = await registerAs(server)
  const params = { customerId: await startedBy(person) }
  await saveBoth(person, params.customerId)
  return {
    person,
    good: { params },
    async late() {
      const other = await registerAs(server, { email: OTHER })
      return { person: other, request: { params: { customerId: await startedBy(other, OTHER) } } }
    },
  }
}

const plain = async (good: Case['good']): Promise<Case> => ({ good })

export const ACCOUNT_CASES: Record<string, Prepare> = {
  'EP-002': async () => ({
    good: { body: ADA },
    missing: { body: { ...ADA, email: OTHER, account_role: 'employee', business_id: 987_654 } },
    late: async () => ({ request: { body: ADA } }),
  }),
  'EP-005': () => plain({ body: REPORT }),
  'EP-006': async (server) => {
    const person = await registerAs(server)
    const request = { body: { ...ACCOUNT, email: demoUser('home').email } }
    return { person, good: { body: ACCOUNT }, late: async () => ({ person, request }) }
  },
  'EP-007': withCustomer(PROPERTY),
  'EP-008': withCustomer(PREFERENCES),
  'EP-009': finishing,
  'EP-010': withCustomer(),
  'OWN-001': () => plain({ body: { email: demoUser('tech').email } }),
  'OWN-002': async (server) => ({
    good: { body: { token: await tokenFor(server, demoUser('tech').email), password: CHOSEN } },
    missing: { body: { token: 'nothing', password: CHOSEN } },
  }),
  'OWN-003': () => plain(invitation),
  'OWN-005': async (server) => plain({ params: { token: await tokenFor(server, demoUser('tech').email) } }),
  'OWN-004': async (server) => ({
    good: { ...invitation, body: invited },
    async late() {
      const other = { params: { token: 'team-invite' } }
      const { email } = read(getInvitation, await send(server, getInvitation, other))
      await registerAs(server, { email })
      return { request: { ...other, body: invited } }
    },
  }),
}

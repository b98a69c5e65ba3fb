import fc from 'fast-check'
import { forgotPassword, register, resetPassword } from '@/contract/accounts'
import { completeOnboarding, savePreferences, saveProperty, startOnboarding } from '@/contract/onboarding'
import { track } from '@/contract/tracking'
import { ACCOUNT_ROLES } from '@/domain/account/registration'
import type { MockServer } from '@/mock-server'
import { ACCOUNT, ADA, CHOSEN, PREFERENCES, PROPERTY } from './account-office'
import { type Person, personWith, read, send } from './office'

export type Step = (person: Person, server: MockServer) => Promise<unknown>

const setUp = async (person: Person, email: string) => {
  const { customer_id } = read(startOnboarding, await person.send(startOnboarding, { body: { ...ACCOUNT, email } }))
  const params = { customerId: customer_id }
  await person.send(saveProperty, { params, body: PROPERTY })
  await person.send(savePreferences, { params, body: PREFERENCES })
  await person.send(completeOnboarding, { params })
}

export const ACCOUNT_STEPS: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(fc.constantFrom('ada', 'bo'), fc.constantFrom(...ACCOUNT_ROLES), fc.boolean()).map(
    ([name, account_role, further]): Step =>
      async (_person, server) => {
        const email = `${name}@brook.example`
        const answered = await send(server, register, { body: { ...ADA, email, account_role } })
        const owns = account_role === 'business_owner' || account_role === 'business_admin'
        if (answered.status === 201 && owns && further) await setUp(personWith(server, read(register, answered)), email)
      },
  ),
  fc.constantFrom('tech@greenvalley.demo', 'ada@brook.example').map(
    (email): Step =>
      async (_person, server) => {
        const { letter } = read(forgotPassword, await send(server, forgotPassword, { body: { email } }))
        const token = letter?.split('=')[1] ?? ''
        await send(server, resetPassword, { body: { token, password: CHOSEN } })
      },
  ),
  fc.constantFrom('x is not a function', 'y is not a function').map(
    (message): Step =>
      (_person, server) =>
        send(server, track, {
          body: {
            message,
            stack_trace: '',
            source: 'error',
            severity: 'error',
            environment: 'test',
            user_id: null,
            url: '/',
            browser: '',
            metadata: {},
          },
        }),
  ),
)

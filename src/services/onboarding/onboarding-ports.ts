import * as contract from '@/contract/onboarding'
import type { SecretHandle } from '@/domain/password'
import type { OnboardingPorts } from '@/machines/onboarding/ports'
import type { Http } from '../http/http'

type Deps = {
  http: Http
  /** Gives the secret behind a handle. @throws Failure when it has left memory. */
  reveal(handle: SecretHandle): string
  forget(handle: SecretHandle): void
  /** Told that something was saved. */
  onSaved(): void
}

/** The services of onboarding (API-03, API-04). */
export const createOnboardingPorts = ({ http, reveal, forget, onSaved }: Deps): OnboardingPorts => {
  const telling =
    <Input, Answer>(service: (input: Input) => Promise<Answer>) =>
    async (input: Input): Promise<Answer> => {
      const answer = await service(input)
      onSaved()
      return answer
    }
  return {
    startOnboarding: telling(async ({ key, account, password }) => {
      const { email, firstName, lastName, phone } = account
      const secret = reveal(password)
      try {
        return await http.call(contract.startOnboarding, {
          params: {},
          body: { email, first_name: firstName, last_name: lastName, phone, password: secret },
          key,
        })
      } finally {
        forget(password)
      }
    }),
    loadProgress: ({ customer_id }) => http.call(contract.onboardingProgress, { params: { customerId: customer_id } }),
    saveProperty: telling(async ({ key, customer_id, property }) => {
      await http.call(contract.saveProperty, { params: { customerId: customer_id }, body: property, key })
    }),
    savePreferences: telling(async ({ key, customer_id, preferences }) => {
      await http.call(contract.savePreferences, { params: { customerId: customer_id }, body: preferences, key })
    }),
    completeOnboarding: telling(async ({ key, customer_id }) => {
      await http.call(contract.completeOnboarding, { params: { customerId: customer_id }, key })
    }),
  }
}

import * as contract from '@/contract/onboarding'
import type { Failure } from '@/domain/record/failure'
import type { SecretHandle } from '@/domain/text/password'
import type { OnboardingPorts } from '@/machines/onboarding/ports'
import type { Http } from '../http/http'
import type { SavedForms } from './queries'

type Typed = { [Step in keyof SavedForms]?: NonNullable<SavedForms[Step]> | undefined }

type Deps = {
  http: Http
  /** Throws a Failure once the secret is no longer in memory. */
  reveal(handle: SecretHandle): string
  forget(handle: SecretHandle): void
  typed(): Typed
  /** The customer that passed the account step in this browser session. */
  answered(): string | null
  onLoaded(customerId: string, saved: SavedForms): void
  onSaved(customerId: string, saved: Partial<SavedForms>): void
}

const NOT_TYPED: Failure = { message: 'Please type it again', status: 0, details: { code: 'secret_gone' } }

/** API-03, API-04. */
export const createOnboardingPorts = (deps: Deps): OnboardingPorts => {
  const { http, reveal, forget, typed, answered, onLoaded, onSaved } = deps
  /** Throws a Failure when the step's form is not in this session. */
  const typedInto = <Step extends keyof SavedForms>(step: Step): NonNullable<SavedForms[Step]> => {
    const form = typed()[step]
    if (form === undefined) throw structuredClone(NOT_TYPED)
    return form
  }
  return {
    async startOnboarding({ key, password }) {
      // A reload can happen between the answer and its log entry; someone who saw the next step isn't asked for the password again.
      const customer_id = answered()
      if (customer_id !== null) return { customer_id, resume: false }
      const secret = reveal(password)
      try {
        const account = typedInto('account')
        const { email, firstName, lastName, phone } = account
        const answer = await http.call(contract.startOnboarding, {
          params: {},
          body: { email, first_name: firstName, last_name: lastName, phone, password: secret },
          key,
        })
        onSaved(answer.customer_id, { account })
        return answer
      } finally {
        forget(password)
      }
    },
    async loadProgress({ customer_id }) {
      const progress = await http.call(contract.onboardingProgress, { params: { customerId: customer_id } })
      const { current_step, completed, account, property, preferences } = progress
      onLoaded(customer_id, { account, property, preferences })
      return { current_step, completed }
    },
    async saveProperty({ key, customer_id }) {
      const property = typedInto('property')
      await http.call(contract.saveProperty, { params: { customerId: customer_id }, body: property, key })
      onSaved(customer_id, { property })
    },
    async savePreferences({ key, customer_id }) {
      const preferences = typedInto('preferences')
      await http.call(contract.savePreferences, { params: { customerId: customer_id }, body: preferences, key })
      onSaved(customer_id, { preferences })
    },
    async completeOnboarding({ key, customer_id }) {
      await http.call(contract.completeOnboarding, { params: { customerId: customer_id }, key })
      onSaved(customer_id, {})
    },
  }
}

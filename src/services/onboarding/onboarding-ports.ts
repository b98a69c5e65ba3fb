import * as contract from '@/contract/onboarding'
import type { Failure } from '@/domain/record/failure'
import type { SecretHandle } from '@/domain/text/password'
import type { OnboardingPorts } from '@/machines/onboarding/ports'
import type { Http } from '../http/http'
import type { SavedForms } from './queries'

type Typed = { [Step in keyof SavedForms]?: NonNullable<SavedForms[Step]> | undefined }

type Deps = {
  http: Http
  /** Gives the secret behind a handle. @throws Failure when it has left memory. */
  reveal(handle: SecretHandle): string
  forget(handle: SecretHandle): void
  /** What is typed into the steps, as this browser session remembers it. */
  typed(): Typed
  /** The customer that this browser session has gone beyond the account step with; null before. */
  answered(): string | null
  /** Called with what the back end has of a customer, after it was loaded. */
  onLoaded(customerId: string, saved: SavedForms): void
  /** Called after something was saved, with what it was. */
  onSaved(customerId: string, saved: Partial<SavedForms>): void
}

/** What was typed is not in this browser session; the person is asked to type it again. */
const NOT_TYPED: Failure = { message: 'Please type it again', status: 0, details: { code: 'secret_gone' } }

/** The services of onboarding (API-03, API-04). */
export const createOnboardingPorts = (deps: Deps): OnboardingPorts => {
  const { http, reveal, forget, typed, answered, onLoaded, onSaved } = deps
  /** @throws Failure when the step's form is not in this session */
  const typedInto = <Step extends keyof SavedForms>(step: Step): NonNullable<SavedForms[Step]> => {
    const form = typed()[step]
    if (form === undefined) throw structuredClone(NOT_TYPED)
    return form
  }
  return {
    async startOnboarding({ key, password }) {
      // A reload can come between the answer and its entry in the log. Someone who saw the next step is not asked for the password again.
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

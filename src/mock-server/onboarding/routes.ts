import {
  completeOnboarding,
  onboardingProgress,
  savePreferences,
  saveProperty,
  startOnboarding,
} from '@/contract/onboarding'
import { managesOwnSubscription } from '@/domain/subscription/subscription'
import { customerOf, wireIdOf } from '../billing/customer'
import type { Customer } from '../billing/tables'
import type { Route } from '../core/call'
import { command } from '../core/write/command'
import { type May, permit, Refusal, recordOf } from '../core/write/refusal'
import { reading } from '../rest/answer'
import { writing } from '../rest/writing'
import { begun, completed, preferencesSaved, propertySaved, STARTED } from './decisions'

/** Only people who manage the business's own subscription may set it up. */
const setUp: May = { rule: managesOwnSubscription, participle: 'set up', what: 'the business' }

const stepOf = ({ account, property, preferences }: Customer): number => {
  const open = [account, property, preferences].indexOf(null)
  return open < 0 ? 3 : open
}

/** Onboarding routes (API-03, API-04, EP-006 to EP-010). */
export const onboardingRoutes: readonly Route[] = [
  writing(
    startOnboarding,
    command('customers', {
      may: setUp,
      facts: (request, store) => begun(request, customerOf(request.businessId, store), store),
      answer({ facts }, { businessId }, store) {
        const customer = customerOf(businessId, store)
        if (!customer) throw new Refusal(500, 'The new customer could not be read back.')
        return { customer_id: wireIdOf(customer), resume: !facts.some(({ type }) => type === STARTED) }
      },
    }),
  ),

  writing(
    saveProperty,
    command('customers', {
      id: ({ params }) => params.customerId,
      may: setUp,
      facts: ({ actor, body }, store, customer) => propertySaved(actor, customer, body, store),
      answer: () => ({ success: true }),
    }),
  ),

  writing(
    savePreferences,
    command('customers', {
      id: ({ params }) => params.customerId,
      may: setUp,
      facts: ({ actor, body }, store, customer) => preferencesSaved(actor, customer, body, store),
      answer: () => ({ success: true }),
    }),
  ),

  writing(
    completeOnboarding,
    command('customers', {
      id: ({ params }) => params.customerId,
      may: setUp,
      facts: ({ actor }, store, customer) => completed(actor, customer, store),
      answer: () => ({ success: true }),
    }),
  ),

  reading(onboardingProgress, (request, store) => {
    const customer = recordOf('customers', request.params.customerId, request, store)
    permit('customers', request.actor, setUp, store)
    const { account, property, preferences, onboarded_at } = customer
    return {
      customer_id: wireIdOf(customer),
      current_step: stepOf(customer),
      completed: onboarded_at !== null,
      account,
      property,
      preferences,
    }
  }),
]

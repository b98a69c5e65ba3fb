import {
  completeOnboarding,
  onboardingProgress,
  savePreferences,
  saveProperty,
  startOnboarding,
} from '@/contract/onboarding'
import { mayManageSubscription } from '@/domain/subscription/subscription'
import { customerNamed, customerOf, wireIdOf } from '../billing/customer'
import type { Customer } from '../billing/tables'
import type { Route } from '../core/call'
import { command } from '../core/command'
import { Refusal } from '../core/refusal'
import type { Store } from '../core/store'
import { type Asked, reading, writing } from '../rest/answer'
import { begun, completed, preferencesSaved, propertySaved, STARTED } from './decisions'

type Permitted = Pick<Asked<typeof startOnboarding>, 'actor' | 'user' | 'businessId'>

/** Setting a business up is for those of its people who pay for it. @throws Refusal 403 */
const permit = ({ actor, user }: Permitted): void => {
  if (user.business_id === null) throw new Refusal(403, 'You belong to no business that could be set up.')
  if (!mayManageSubscription(actor)) throw new Refusal(403, 'Your role does not allow the business to be set up.')
}

const namedBy = (asked: Permitted & { params: { customerId: string } }, store: Store): Customer => {
  permit(asked)
  return customerNamed(asked.params.customerId, asked.businessId, store)
}

/** The first step that is still to be done. */
const stepOf = ({ account, property, preferences }: Customer): number => {
  const open = [account, property, preferences].indexOf(null)
  return open < 0 ? 3 : open
}

/** Setting a new business up (API-03, API-04, EP-006 to EP-010). */
export const onboardingRoutes: readonly Route[] = [
  writing(
    startOnboarding,
    command('customers', {
      facts(asked, store) {
        permit(asked)
        return begun(asked, customerOf(asked.businessId, store), store)
      },
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
      facts: (asked, store) => propertySaved(asked.actor, namedBy(asked, store), asked.body, store),
      answer: () => ({ success: true }),
    }),
  ),

  writing(
    savePreferences,
    command('customers', {
      facts: (asked, store) => preferencesSaved(asked.actor, namedBy(asked, store), asked.body),
      answer: () => ({ success: true }),
    }),
  ),

  writing(
    completeOnboarding,
    command('customers', {
      facts: (asked, store) => completed(asked.actor, namedBy(asked, store), store),
      answer: () => ({ success: true }),
    }),
  ),

  reading(onboardingProgress, (asked, store) => {
    const customer = namedBy(asked, store)
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

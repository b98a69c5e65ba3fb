import type { OnboardingContext } from './context'
import type { OnboardingPorts } from './ports'

type InputOf<Name extends keyof OnboardingPorts> = Parameters<OnboardingPorts[Name]>[0]
type From = { context: OnboardingContext }

/** States that invoke a port are entered only with what it is given; anything else is a broken chart, which must show. */
const given = <T>(value: T | null): T => {
  if (value === null) throw new TypeError('nothing under way')
  return value
}

/** The inputs of the ports, read from what was submitted. */
export const inputs = {
  startOnboarding: ({ context }: From): InputOf<'startOnboarding'> => ({
    key: context.key,
    account: given(context.account),
    password: given(context.password),
  }),
  loadProgress: ({ context }: From): InputOf<'loadProgress'> => ({ customer_id: given(context.customer_id) }),
  saveProperty: ({ context }: From): InputOf<'saveProperty'> => ({
    key: context.key,
    customer_id: given(context.customer_id),
    property: given(context.property),
  }),
  savePreferences: ({ context }: From): InputOf<'savePreferences'> => ({
    key: context.key,
    customer_id: given(context.customer_id),
    preferences: given(context.preferences),
  }),
  completeOnboarding: ({ context }: From): InputOf<'completeOnboarding'> => ({
    key: context.key,
    customer_id: given(context.customer_id),
  }),
}

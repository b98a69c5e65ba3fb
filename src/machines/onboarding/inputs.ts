import { underWay } from '../port'
import type { OnboardingContext, Submitted } from './context'
import type { OnboardingPorts } from './ports'

type InputOf<Name extends keyof OnboardingPorts> = Parameters<OnboardingPorts[Name]>[0]
type From = { context: OnboardingContext }

const submittedAs = <Step extends Submitted['step']>({ submitted }: OnboardingContext, step: Step) =>
  underWay(submitted?.step === step ? (submitted as Extract<Submitted, { step: Step }>) : null)

/** The inputs of the ports, read from what was submitted. */
export const inputs = {
  startOnboarding({ context }: From): InputOf<'startOnboarding'> {
    const { account, password } = submittedAs(context, 'account')
    return { key: context.key, account, password }
  },
  loadProgress: ({ context }: From): InputOf<'loadProgress'> => ({ customer_id: underWay(context.customer_id) }),
  saveProperty: ({ context }: From): InputOf<'saveProperty'> => ({
    key: context.key,
    customer_id: underWay(context.customer_id),
    property: submittedAs(context, 'property').property,
  }),
  savePreferences: ({ context }: From): InputOf<'savePreferences'> => ({
    key: context.key,
    customer_id: underWay(context.customer_id),
    preferences: submittedAs(context, 'preferences').preferences,
  }),
  completeOnboarding: ({ context }: From): InputOf<'completeOnboarding'> => ({
    key: context.key,
    customer_id: underWay(context.customer_id),
  }),
}

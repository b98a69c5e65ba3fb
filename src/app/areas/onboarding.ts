import { defineFlow } from '@/events/flow'
import { onboardingMachine } from '@/machines/onboarding/machine'
import { actorsFor } from '@/machines/port'
import { createOnboardingPorts } from '@/services/onboarding/onboarding-ports'
import { defineArea } from './area'

/** Setting a business up. */
export const onboarding = defineArea({
  name: 'onboarding',
  flows: ({ http, vault: { reveal, forget }, changed }) => ({
    onboarding: defineFlow({
      name: 'onboarding',
      machine: onboardingMachine.provide({
        actors: actorsFor(createOnboardingPorts({ http, reveal, forget, onSaved: () => changed('facts') })),
      }),
    }),
  }),
})

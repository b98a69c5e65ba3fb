import { defineFlow } from '@/events/flow'
import { onboardingMachine } from '@/machines/onboarding/machine'
import { onboardingUpcasters } from '@/machines/onboarding/upcasters'
import { actorsFor } from '@/machines/port'
import { openSessionDraft } from '@/routes/-onboarding/session-draft'
import { createOnboardingPorts } from '@/services/onboarding/onboarding-ports'
import { patchSavedForms } from '@/services/onboarding/queries'
import type { Shared } from '../areas/area'

/** The form's contents stay in the browser session; the flow refers to them by id. */
export const onboardingFlows = ({
  http,
  vault: { reveal, forget },
  queryClient,
  userId,
  session,
  changed,
  patched,
}: Shared) => ({
  onboarding: defineFlow({
    name: 'onboarding',
    machine: onboardingMachine.provide({
      actors: actorsFor(
        createOnboardingPorts({
          http,
          reveal,
          forget,
          typed: () => openSessionDraft(session, userId()).draft(),
          answered() {
            const { customer_id, step } = openSessionDraft(session, userId()).place()
            return step === 'account' ? null : customer_id
          },
          onLoaded: (customerId, saved) => patchSavedForms(queryClient, customerId, saved),
          onSaved(customerId, saved) {
            patchSavedForms(queryClient, customerId, saved)
            patched('onboarding')
            void changed('facts')
          },
        }),
      ),
    }),
    upcasters: onboardingUpcasters,
  }),
})

import { STEP_TITLES } from '@/domain/onboarding/steps'
import { AppLink } from '@/ui/kit/actions/app-link'
import { Button } from '@/ui/kit/actions/button'
import { GROWING, StepFrame } from './step-frame'
import { Summary } from './summary'
import type { OnboardingScreenProps, StepProps } from './types'

type Props = StepProps & Pick<OnboardingScreenProps, 'saved' | 'unsaved'>

/** A summary and the completion; leaving early is possible (ONB-03, X-12). */
export const WelcomeStep = ({ saved, unsaved, busy, commands, refs }: Props) => (
  <StepFrame
    refs={refs}
    title={STEP_TITLES.welcome}
    description={`This is what you have set up, ${saved.account.firstName}. Complete the setup to open your business, or continue later: everything here is saved.`}
    submitLabel="Complete Setup"
    busyLabel="Completing..."
    busy={busy}
    onSubmit={(event) => {
      event.preventDefault()
      if (!busy) commands.complete()
    }}
    onBack={commands.back}
    actions={
      <Button asChild size="lg" variant="outline" flex={GROWING}>
        <AppLink to="/dashboard">Go to Dashboard</AppLink>
      </Button>
    }
  >
    <Summary saved={saved} unsaved={unsaved} />
  </StepFrame>
)

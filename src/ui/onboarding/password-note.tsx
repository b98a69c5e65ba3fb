import { type OnboardingStep, STEP_TITLES } from '@/domain/onboarding/steps'
import { Banner } from '@/ui/kit/banner'
import { TextLink } from '@/ui/kit/text-link'

/** Says why the password fields are empty again. Whoever has come further may go on without touching the account. */
export const PasswordNote = ({ reached }: { reached: OnboardingStep }) => (
  <Banner
    kind="info"
    actions={
      reached !== 'account' && (
        <TextLink to={`/onboarding/${reached}`} color="inherit">
          Leave the account as it is and go on to {STEP_TITLES[reached]}
        </TextLink>
      )
    }
  >
    For your safety passwords are not kept. Please type yours again.
  </Banner>
)

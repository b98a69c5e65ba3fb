import { chakra } from '@chakra-ui/react'
import { type RefObject, useEffect, useRef } from 'react'
import { ONBOARDING_TEXTS, STEP_TITLES, WELCOME_BACK } from '@/domain/onboarding/steps'
import { type Failure, failureCode } from '@/domain/record/failure'
import { TextLink } from '@/ui/kit/actions/text-link'
import { intoView } from '@/ui/kit/behavior/into-view'
import { Banner } from '@/ui/kit/feedback/banner'
import { PageMeta } from '@/ui/kit/layout/page-meta'
import { AccountStep } from './account-step'
import { AllSet } from './all-set'
import { OnboardingFrame } from './onboarding-frame'
import { PreferencesStep } from './preferences-step'
import { PropertyStep } from './property-step'
import { Steps } from './steps'
import type { OnboardingScreenProps, StepFrameRefs } from './types'
import { WelcomeStep } from './welcome-step'

/** /onboarding and its four steps (ONB-01 to ONB-29). */
export const OnboardingScreen = (props: OnboardingScreenProps) => {
  const { email, step, completed, commands } = props
  const heading = useRef<HTMLHeadingElement>(null)
  const form = useRef<HTMLFormElement>(null)
  useFocusOnChange(heading, completed ? 'completed' : step)
  return (
    <OnboardingFrame email={email} onSignOut={commands.signOut} steps={<Steps {...props} />}>
      <PageMeta title={props.unknownStep ? ONBOARDING_TEXTS.unknown_step : STEP_TITLES[step]} />
      <Messages {...props} onRetry={() => form.current?.requestSubmit()} />
      {props.unknownStep ? <UnknownStep {...props} /> : <Step {...props} refs={{ heading, form }} />}
    </OnboardingFrame>
  )
}

/** Moves focus to a new step, as a page load would. */
const useFocusOnChange = (target: RefObject<HTMLElement | null>, what: string) => {
  const shown = useRef(what)
  useEffect(() => {
    if (shown.current === what) return
    shown.current = what
    target.current?.focus()
  }, [target, what])
}

/** A password lost in a reload is requested at its field; it isn't an error. */
const isPasswordGone = (failure: Failure) => failureCode(failure) === 'secret_gone'

const Messages = ({ failure, welcomeBack, onRetry }: OnboardingScreenProps & { onRetry: () => void }) => (
  <chakra.div display="flex" flexDirection="column" gap="3" mb="4" _empty={{ display: 'none' }}>
    {failure && !isPasswordGone(failure) && (
      <chakra.div ref={intoView} scrollMarginTop="4">
        <Banner kind="error" onRetry={onRetry}>
          {failure.message}
        </Banner>
      </chakra.div>
    )}
    {welcomeBack && <Banner kind="info">{WELCOME_BACK}</Banner>}
  </chakra.div>
)

/** ONB-29 */
const UnknownStep = ({ step }: OnboardingScreenProps) => (
  <>
    <chakra.h1 textStyle="title" mb="4">
      Set up your business
    </chakra.h1>
    <Banner
      kind="error"
      detail="This setup step doesn’t exist."
      actions={
        <TextLink to={`/onboarding/${step}`} color="inherit">
          Continue with {STEP_TITLES[step]}
        </TextLink>
      }
    >
      {ONBOARDING_TEXTS.unknown_step}
    </Banner>
  </>
)

const Step = (props: OnboardingScreenProps & { refs: StepFrameRefs }) => {
  const { step, completed, forms, refs } = props
  if (completed)
    return <AllSet heading={refs.heading} businessName={props.saved.property.businessName} choice={props.choice} />
  switch (step) {
    case 'account':
      return <AccountStep {...props} initial={forms.account} />
    case 'property':
      return <PropertyStep {...props} initial={forms.property} />
    case 'preferences':
      return <PreferencesStep {...props} initial={forms.preferences} />
    case 'welcome':
      return <WelcomeStep {...props} />
  }
}

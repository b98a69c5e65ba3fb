import { ACCOUNT_LIMITS, type AccountDetails, type AccountForm, accountErrors } from '@/domain/onboarding/account'
import { type OnboardingStep, STEP_TITLES } from '@/domain/onboarding/steps'
import { stillNeeded } from '@/domain/text/password'
import { TextLink } from '@/ui/kit/actions/text-link'
import { Banner } from '@/ui/kit/feedback/banner'
import { PasswordField } from '@/ui/kit/fields/password-field'
import { PasswordStrength } from '@/ui/kit/fields/password-strength'
import { TextField } from '@/ui/kit/fields/text-field'
import { FormGrid, Span } from '@/ui/kit/forms/form-grid'
import { checkErrors, useForm } from '@/ui/kit/forms/use-form'
import { StepFrame } from './step-frame'
import type { OnboardingScreenProps, StepProps } from './types'

type Props = StepProps & Pick<OnboardingScreenProps, 'isAccountKnown' | 'reached'> & { initial: AccountDetails }

const detailsOf = ({ email, firstName, lastName, phone }: AccountForm): AccountDetails => ({
  email,
  firstName,
  lastName,
  phone,
})

/** Trims pasted spaces. */
const tidied = ({ email, firstName, lastName, phone }: AccountDetails): AccountDetails => ({
  email: email.trim(),
  firstName: firstName.trim(),
  lastName: lastName.trim(),
  phone: phone.trim(),
})

const check = checkErrors(accountErrors, (form: AccountForm) => form, ACCOUNT_LIMITS)

/** Create Account (ONB-09 to ONB-15). Prefilled from the signed-in user; passwords are only stored here. */
export const AccountStep = ({ initial, isAccountKnown, reached, busy, commands, refs }: Props) => {
  const { form, text, submit } = useForm({
    initial: { ...initial, password: '', confirmPassword: '' },
    check,
    busy,
    onEdit: (next) => commands.edit({ account: detailsOf(next) }),
    onSubmit: (next) => commands.submitAccount(tidied(next), next.password),
  })
  return (
    <StepFrame
      refs={refs}
      title={STEP_TITLES.account}
      description="Your details as the owner. Check what we already have."
      submitLabel="Continue"
      busyLabel="Saving..."
      busy={busy}
      onSubmit={submit}
    >
      <FormGrid>
        <Span of={3}>
          <TextField label="First name" autoComplete="given-name" required {...text('firstName')} />
        </Span>
        <Span of={3}>
          <TextField label="Last name" autoComplete="family-name" required {...text('lastName')} />
        </Span>
        <Span of={3}>
          <TextField label="Email" type="email" autoComplete="email" required {...text('email')} />
        </Span>
        <Span of={3}>
          <TextField
            label="Phone number"
            type="tel"
            autoComplete="tel"
            hint="Outside the US with + and the country code."
            required
            {...text('phone')}
          />
        </Span>
        {isAccountKnown && form.password === '' && (
          <Span of={6}>
            <PasswordNote reached={reached} />
          </Span>
        )}
        <Span of={3}>
          {/* The passwords are compared on submit. */}
          <PasswordField
            label="Password"
            required
            autoComplete="new-password"
            hint="This becomes the password of your account."
            {...text('password', { answers: ['confirmPassword'] })}
          />
        </Span>
        <Span of={3}>
          <PasswordField label="Confirm password" required autoComplete="new-password" {...text('confirmPassword')} />
        </Span>
        <Span of={6}>
          <PasswordStrength password={form.password} missing={stillNeeded(form.password)} />
        </Span>
      </FormGrid>
    </StepFrame>
  )
}

/** Explains empty password fields. Users who got further can skip the account step. */
const PasswordNote = ({ reached }: { reached: OnboardingStep }) => (
  <Banner
    kind="info"
    actions={
      reached !== 'account' && (
        <TextLink to={`/onboarding/${reached}`} color="inherit">
          Keep the account as it is and continue to {STEP_TITLES[reached]}
        </TextLink>
      )
    }
  >
    For your security, we don’t keep passwords. Please enter yours again.
  </Banner>
)

import { type AccountDetails, type AccountForm, accountErrors } from '@/domain/onboarding/account'
import { STEP_TITLES } from '@/domain/onboarding/steps'
import { onboardingPasswordError } from '@/domain/password'
import { PasswordField } from '@/ui/kit/password-field'
import { PasswordStrength } from '@/ui/kit/password-strength'
import { TextField } from '@/ui/kit/text-field'
import { FormGrid, Span } from './form-grid'
import { PasswordNote } from './password-note'
import { StepFrame } from './step-frame'
import type { OnboardingScreenProps, StepProps } from './types'
import { useStepForm } from './use-step-form'

type Props = StepProps & Pick<OnboardingScreenProps, 'isAccountKnown' | 'reached'> & { initial: AccountDetails }

const detailsOf = ({ email, firstName, lastName, phone }: AccountForm): AccountDetails => ({
  email,
  firstName,
  lastName,
  phone,
})

/** As it is sent: without the spaces that a paste brings along. */
const tidied = ({ email, firstName, lastName, phone }: AccountDetails): AccountDetails => ({
  email: email.trim(),
  firstName: firstName.trim(),
  lastName: lastName.trim(),
  phone: phone.trim(),
})

/** Create Account (ONB-09 to ONB-15). Filled in from the person who is signed in; the passwords are kept nowhere but here. */
export const AccountStep = ({ initial, isAccountKnown, reached, busy, commands, refs }: Props) => {
  const { form, errors, edit, submit } = useStepForm({
    initial: { ...initial, password: '', confirmPassword: '' },
    errorsOf: accountErrors,
    busy,
    onEdit: (next) => commands.edit({ account: detailsOf(next) }),
    onSubmit: (next) => commands.submitAccount(tidied(next), next.password),
  })
  const text = (name: keyof AccountDetails) => ({
    name,
    required: true,
    value: form[name],
    error: errors[name],
    onChange: (event: { currentTarget: HTMLInputElement }) => edit({ [name]: event.currentTarget.value }, name),
  })
  return (
    <StepFrame
      refs={refs}
      title={STEP_TITLES.account}
      description="You, as the one who answers for this business. Check what we know already."
      submitLabel="Continue"
      busyLabel="Saving..."
      busy={busy}
      onSubmit={submit}
    >
      <FormGrid>
        <Span of={3}>
          <TextField label="First name" autoComplete="given-name" {...text('firstName')} />
        </Span>
        <Span of={3}>
          <TextField label="Last name" autoComplete="family-name" {...text('lastName')} />
        </Span>
        <Span of={3}>
          <TextField label="Email" type="email" autoComplete="email" {...text('email')} />
        </Span>
        <Span of={3}>
          <TextField
            label="Phone number"
            type="tel"
            autoComplete="tel"
            hint="Outside the US with + and the country code."
            {...text('phone')}
          />
        </Span>
        {isAccountKnown && form.password === '' && (
          <Span of={6}>
            <PasswordNote reached={reached} />
          </Span>
        )}
        <Span of={3}>
          <PasswordField
            label="Password"
            name="password"
            required
            autoComplete="new-password"
            hint="This becomes the password of your account."
            value={form.password}
            error={errors.password}
            onChange={(event) =>
              edit(
                { password: event.currentTarget.value },
                'password',
                // It may match again; whether it does is looked at when the step is sent.
                'confirmPassword',
              )
            }
          />
        </Span>
        <Span of={3}>
          <PasswordField
            label="Confirm password"
            name="confirmPassword"
            required
            autoComplete="new-password"
            value={form.confirmPassword}
            error={errors.confirmPassword}
            onChange={(event) => edit({ confirmPassword: event.currentTarget.value }, 'confirmPassword')}
          />
        </Span>
        <Span of={6}>
          <PasswordStrength password={form.password} missing={onboardingPasswordError(form.password)} />
        </Span>
      </FormGrid>
    </StepFrame>
  )
}

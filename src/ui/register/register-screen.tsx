import {
  ACCOUNT_ROLE_LABELS,
  ACCOUNT_ROLES,
  foundsBusiness,
  REGISTRATION_LIMITS,
  type RegistrationForm,
  registrationErrors,
} from '@/domain/account/registration'
import type { Failure } from '@/domain/record/failure'
import { stillNeeded } from '@/domain/text/password'
import { TextLink } from '@/ui/kit/actions/text-link'
import { Banner } from '@/ui/kit/feedback/banner'
import { CheckboxField } from '@/ui/kit/fields/checkbox-field'
import { SelectField } from '@/ui/kit/fields/select-field'
import { TextField } from '@/ui/kit/fields/text-field'
import { checkErrors, useForm } from '@/ui/kit/forms/use-form'
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden'
import { NameFields } from './name-fields'
import { Fields, NarrowPage } from './narrow-page'
import { NewPasswordFields } from './new-password-fields'
import { draftOf, type RegistrationDraft, roleNote, tidied, whyNotYet } from './register-form'
import { SubmitButton } from './submit-button'

export type RegisterScreenProps = {
  draft: RegistrationDraft
  onDraft: (draft: RegistrationDraft) => void
  busy: boolean
  /** The last error (REG-10); 402 when the business's plan is full. */
  failure: Failure | null
  /** True when a business's link was used. */
  invited: boolean
  /** The plan from the pricing page: "Professional, $990 a year". */
  choice: string | null
  redirect: string | undefined
  onSubmit: (form: RegistrationForm) => void
  onEdit: () => void
}

const FULL = 402
/** The failure's message addresses the plan's owner; this one addresses the person joining. */
const WHEN_FULL = 'This business has no room for more people right now. Ask its owner to make room, then try again.'

const OPTIONS = ACCOUNT_ROLES.map((value) => ({ value, label: ACCOUNT_ROLE_LABELS[value] }))

/** REG-01 to REG-10. */
export const RegisterScreen = ({ redirect, choice, ...form }: RegisterScreenProps) => (
  <NarrowPage
    title="Create your account"
    lead={
      <>
        Already have an account?{' '}
        <TextLink to="/login" {...(redirect ? { search: { redirect, notice: 'none' } } : {})}>
          Sign in
        </TextLink>
      </>
    }
  >
    {choice !== null && (
      <Banner
        kind="info"
        detail="Your 14-day free trial starts once your business is set up. No credit card required, and you can switch plans or billing at any time."
        actions={<TextLink to="/pricing">Change plan</TextLink>}
      >
        You chose {choice}.
      </Banner>
    )}
    <Form {...form} />
  </NarrowPage>
)

const check = checkErrors(registrationErrors, tidied, REGISTRATION_LIMITS)

type FormProps = Omit<RegisterScreenProps, 'choice' | 'redirect'>

const Form = ({ draft, onDraft, busy, failure, invited, onSubmit, onEdit }: FormProps) => {
  const { form, text, choice, flag, submit } = useForm({
    initial: { ...draft, password: '', confirm_password: '', terms: false },
    check,
    busy,
    failure,
    onSubmit,
    onEdit(changed) {
      onDraft(draftOf(changed))
      if (failure !== null) onEdit()
    },
  })
  const reason = whyNotYet(form)
  return (
    <Fields noValidate onSubmit={reason === null ? submit : (event) => event.preventDefault()}>
      {failure !== null && (
        <Banner kind="error" detail={failure.status === FULL ? WHEN_FULL : undefined}>
          {failure.message}
        </Banner>
      )}
      <NameFields text={text} />
      <TextField label="Email" type="email" required autoComplete="email" {...text('email')} />
      <TextField label="Phone" optional type="tel" autoComplete="tel" {...text('phone')} />
      <SelectField
        label="Account type"
        options={OPTIONS}
        hint={roleNote(form.account_role, invited)}
        {...choice('account_role', ACCOUNT_ROLES)}
      />
      <NewPasswordFields
        typed={form}
        text={text}
        missing={foundsBusiness(form.account_role) ? stillNeeded(form.password) : null}
      />
      <CheckboxField label={<Terms />} required {...flag('terms')} />
      <SubmitButton label="Create account" busy={busy} busyLabel="Creating account..." reason={busy ? null : reason} />
    </Fields>
  )
}

/** Opens in a new tab so that nothing typed is lost. */
const Terms = () => (
  <>
    I agree to the{' '}
    <TextLink to="/terms" target="_blank" rel="noopener">
      Terms of Service
    </TextLink>{' '}
    and the{' '}
    <TextLink to="/privacy" target="_blank" rel="noopener">
      Privacy Policy
    </TextLink>
    <VisuallyHidden> (both open in a new tab)</VisuallyHidden>
  </>
)

import {
  ACCOUNT_ROLE_LABELS,
  ACCOUNT_ROLES,
  foundsBusiness,
  type RegistrationForm,
  registrationErrors,
} from '@/domain/registration'
import { Banner } from '@/ui/kit/banner'
import { CheckboxField } from '@/ui/kit/checkbox-field'
import { SelectField } from '@/ui/kit/select-field'
import { TextField } from '@/ui/kit/text-field'
import { TextLink } from '@/ui/kit/text-link'
import { VisuallyHidden } from '@/ui/kit/visually-hidden'
import { NameFields } from './name-fields'
import { Fields, NarrowPage } from './narrow-page'
import { NewPasswordFields } from './new-password-fields'
import { draftOf, type RegistrationDraft, roleNote, tidied, whyNotYet } from './register-form'
import { SubmitButton } from './submit-button'
import { useForm } from './use-form'

export type RegisterScreenProps = {
  /** What was typed before a reload. */
  draft: RegistrationDraft
  onDraft: (draft: RegistrationDraft) => void
  /** A registration is under way. */
  busy: boolean
  /** Why the last one failed (REG-10). */
  error: string | null
  /** Whether it failed because the business that is joined can take nobody in for now. */
  full: boolean
  /** Whether a business's own link led here. */
  invited: boolean
  /** What was chosen on the pricing page: "Professional, $990 a year". */
  choice: string | null
  /** Where to go after signing in instead. */
  redirect: string | undefined
  onSubmit: (form: RegistrationForm) => void
  /** The person changes something after a failure, which is then out of date. */
  onEdit: () => void
}

/** The refusal speaks to whoever pays for the plan; this to whoever wants to join. */
const FULL = 'The business cannot take in more people for now. Ask whoever runs it to make room, then try again.'

const OPTIONS = ACCOUNT_ROLES.map((value) => ({ value, label: ACCOUNT_ROLE_LABELS[value] }))

/** /register (REG-01 to REG-10). */
export const RegisterScreen = ({ redirect, choice, ...form }: RegisterScreenProps) => (
  <NarrowPage
    title="Create your account"
    lead={
      <>
        Have one already?{' '}
        <TextLink to="/login" {...(redirect ? { search: { redirect } } : {})}>
          Sign in
        </TextLink>
      </>
    }
  >
    {choice !== null && (
      <Banner
        kind="info"
        detail="The 14-day free trial begins once your business is set up. No credit card is required."
      >
        You chose {choice}.
      </Banner>
    )}
    <Form {...form} />
  </NarrowPage>
)

type FormProps = Omit<RegisterScreenProps, 'choice' | 'redirect'>

const Form = ({ draft, onDraft, busy, error, full, invited, onSubmit, onEdit }: FormProps) => {
  const { form, errors, edit, submit } = useForm<RegistrationForm>({
    initial: { ...draft, password: '', confirm_password: '', terms: false },
    errorsOf: registrationErrors,
    busy,
    onSubmit: (sent) => onSubmit(tidied(sent)),
    onChange(changed) {
      onDraft(draftOf(changed))
      if (error !== null) onEdit()
    },
  })
  const reason = whyNotYet(form)
  return (
    <Fields noValidate onSubmit={reason === null ? submit : (event) => event.preventDefault()}>
      {error !== null && (
        <Banner kind="error" detail={full ? FULL : undefined}>
          {error}
        </Banner>
      )}
      <NameFields form={form} errors={errors} edit={edit} />
      <TextField
        label="Email"
        type="email"
        name="email"
        required
        autoComplete="email"
        value={form.email}
        error={errors.email}
        onChange={({ currentTarget }) => edit({ email: currentTarget.value })}
      />
      <TextField
        label="Phone"
        optional
        type="tel"
        name="phone"
        autoComplete="tel"
        value={form.phone}
        error={errors.phone}
        onChange={({ currentTarget }) => edit({ phone: currentTarget.value })}
      />
      <SelectField
        label="Account type"
        name="account_role"
        options={OPTIONS}
        hint={roleNote(form.account_role, invited)}
        value={form.account_role}
        onChange={({ currentTarget }) =>
          edit({ account_role: ACCOUNT_ROLES.find((role) => role === currentTarget.value) ?? form.account_role })
        }
      />
      <NewPasswordFields form={form} errors={errors} edit={edit} onboards={foundsBusiness(form.account_role)} />
      <CheckboxField
        label={<Terms />}
        name="terms"
        required
        checked={form.terms}
        onChange={({ currentTarget }) => edit({ terms: currentTarget.checked })}
      />
      <SubmitButton label="Create account" busy={busy} busyLabel="Creating account..." reason={busy ? null : reason} />
    </Fields>
  )
}

/** They open beside the form, so that nothing typed is lost. */
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

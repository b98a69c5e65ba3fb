import { type ChosenPassword, chosenPasswordErrors, REGISTRATION_LIMITS } from '@/domain/account/registration'
import { TextLink } from '@/ui/kit/actions/text-link'
import { Banner } from '@/ui/kit/feedback/banner'
import { checkErrors, useForm } from '@/ui/kit/forms/use-form'
import { Fields, NarrowPage } from './narrow-page'
import { NewPasswordFields } from './new-password-fields'
import { SubmitButton } from './submit-button'

export type ResetPasswordScreenProps = {
  busy: boolean
  error: string | null
  /** Reason why the link is invalid; null while it may be valid. */
  spent: string | null
  onRetry: (() => void) | undefined
  onSubmit: (password: string) => void
  onEdit: () => void
}

export const ResetPasswordScreen = ({ spent, onRetry, ...form }: ResetPasswordScreenProps) => (
  <NarrowPage title="Set a new password" lead="It replaces your old password right away.">
    {spent === null ? (
      <Form {...form} />
    ) : (
      <>
        <Banner kind="error" onRetry={onRetry}>
          {spent}
        </Banner>
        <p>
          <TextLink to="/forgot-password">Ask for a new link</TextLink> or <TextLink to="/login">sign in</TextLink>.
        </p>
      </>
    )}
  </NarrowPage>
)

export const ResetLinkOpening = () => (
  <NarrowPage title="Set a new password">
    <p role="status">Checking your link...</p>
  </NarrowPage>
)

const EMPTY: ChosenPassword = { password: '', confirm_password: '' }

const check = checkErrors(chosenPasswordErrors, ({ password }: ChosenPassword) => password, REGISTRATION_LIMITS)

const Form = ({ busy, error, onSubmit, onEdit }: Omit<ResetPasswordScreenProps, 'spent' | 'onRetry'>) => {
  const form = useForm({
    initial: EMPTY,
    check,
    busy,
    onSubmit,
    onEdit: () => error !== null && onEdit(),
  })
  return (
    <Fields noValidate onSubmit={form.submit}>
      {error !== null && <Banner kind="error">{error}</Banner>}
      <NewPasswordFields typed={form.form} text={form.text} />
      <SubmitButton label="Set password" busy={busy} busyLabel="Setting password..." reason={null} />
    </Fields>
  )
}

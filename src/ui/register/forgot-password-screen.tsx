import { chakra } from '@chakra-ui/react'
import { emailError, fieldErrors } from '@/domain/text/field-errors'
import type { Address } from '@/ui/kit/actions/address'
import { TextLink } from '@/ui/kit/actions/text-link'
import { Banner } from '@/ui/kit/feedback/banner'
import { TextField } from '@/ui/kit/fields/text-field'
import { checkErrors, useForm } from '@/ui/kit/forms/use-form'
import { Fields, NarrowPage } from './narrow-page'
import { SubmitButton } from './submit-button'

type Path = { to: Address; search: Record<string, unknown> }

export type ForgotPasswordScreenProps = {
  busy: boolean
  error: string | null
  sentTo: string | null
  /** Link from the email, since no mail is sent. */
  letter: Path | null
  onSubmit: (email: string) => void
  onEdit: () => void
  onAgain: () => void
}

/** /forgot-password. Doesn't reveal whether the account exists. */
export const ForgotPasswordScreen = (props: ForgotPasswordScreenProps) => (
  <NarrowPage
    title="Forgot your password?"
    lead={
      <>
        Enter your email, and we’ll send you a link to set a new one. Remembered it?{' '}
        <TextLink to="/login">Sign in</TextLink>
      </>
    }
  >
    {props.sentTo === null ? <Form {...props} /> : <Sent {...props} sentTo={props.sentTo} />}
  </NarrowPage>
)

const check = checkErrors(
  ({ email }: { email: string }) => fieldErrors({ email: emailError(email) }),
  ({ email }) => email.trim(),
)

const Form = ({ busy, error, onSubmit, onEdit }: ForgotPasswordScreenProps) => {
  const { text, submit } = useForm({
    initial: { email: '' },
    check,
    busy,
    onSubmit,
    onEdit: () => error !== null && onEdit(),
  })
  return (
    <Fields noValidate onSubmit={submit}>
      {error !== null && <Banner kind="error">{error}</Banner>}
      <TextField label="Email" type="email" required autoComplete="username" {...text('email')} />
      <SubmitButton label="Send the link" busy={busy} busyLabel="Sending..." reason={null} />
    </Fields>
  )
}

type SentProps = Pick<ForgotPasswordScreenProps, 'letter' | 'onAgain'> & { sentTo: string }

const Sent = ({ sentTo, letter, onAgain }: SentProps) => (
  <>
    <Banner kind="success" detail="The link works once, for one hour.">
      If there is an account for {sentTo}, we just emailed it a link.
    </Banner>
    {letter !== null && (
      <p>
        This demo sends no mail: <TextLink {...letter}>open the email</TextLink>
      </p>
    )}
    <chakra.p textStyle="small" color="fg.muted">
      Didn’t get an email?{' '}
      <Again type="button" onClick={onAgain}>
        Try another address
      </Again>
    </chakra.p>
  </>
)

const Again = chakra('button', {
  base: { color: 'accent.fg', fontWeight: 'medium', textDecoration: 'underline', textUnderlineOffset: '3px' },
})

import { chakra } from '@chakra-ui/react'
import {
  type ChosenPassword,
  invitedPasswordErrors,
  nameErrors,
  REGISTRATION_LIMITS,
} from '@/domain/account/registration'
import type { Failure } from '@/domain/record/failure'
import { stillNeeded } from '@/domain/text/password'
import { Button } from '@/ui/kit/actions/button'
import { TextLink } from '@/ui/kit/actions/text-link'
import { Banner } from '@/ui/kit/feedback/banner'
import { TextField } from '@/ui/kit/fields/text-field'
import { checkErrors, useForm } from '@/ui/kit/forms/use-form'
import { NameFields } from './name-fields'
import { Fields, NarrowPage } from './narrow-page'
import { NewPasswordFields } from './new-password-fields'
import { SubmitButton } from './submit-button'

export type Invitation = {
  email: string
  first_name: string
  last_name: string
  business_name: string
  role: string
  invited_by: string
}

export type JoinForm = ChosenPassword & { first_name: string; last_name: string }

export type InvitationScreenProps = {
  invitation: Invitation
  busy: boolean
  /** 402 when the business's plan is full. */
  failure: Failure | null
  onSubmit: (form: JoinForm) => void
  onEdit: () => void
}

/** /accept-invite?token= (X-08): shows inviter, business and roles; joining takes a name and a password. */
export const InvitationScreen = ({ invitation, ...form }: InvitationScreenProps) => (
  <NarrowPage
    title={`Join ${invitation.business_name}`}
    lead={
      <>
        {invitation.invited_by} invites you as <chakra.strong color="fg">{invitation.role}</chakra.strong>.
      </>
    }
  >
    <Form invitation={invitation} {...form} />
  </NarrowPage>
)

const check = checkErrors(
  (typed: JoinForm) => ({ ...nameErrors(typed), ...invitedPasswordErrors(typed) }),
  (typed) => ({ ...typed, first_name: typed.first_name.trim(), last_name: typed.last_name.trim() }),
  REGISTRATION_LIMITS,
)

const FULL = 402

const Form = ({ invitation, busy, failure, onSubmit, onEdit }: InvitationScreenProps) => {
  const { first_name, last_name } = invitation
  const { form, text, submit } = useForm({
    initial: { first_name, last_name, password: '', confirm_password: '' },
    check,
    busy,
    failure,
    onSubmit,
    onEdit: () => failure !== null && onEdit(),
  })
  return (
    <Fields noValidate onSubmit={submit}>
      {failure !== null && (
        <Banner
          kind="error"
          detail={failure.status === FULL ? `Ask ${invitation.invited_by} to make room, then try again.` : undefined}
        >
          {failure.message}
        </Banner>
      )}
      <TextField
        label="Email"
        type="email"
        name="email"
        autoComplete="username"
        readOnly
        hint="The invitation is for this address."
        value={invitation.email}
      />
      <NameFields text={text} />
      <NewPasswordFields typed={form} text={text} missing={stillNeeded(form.password, 'Your password')} />
      <SubmitButton label="Join" busy={busy} busyLabel="Joining..." reason={null} />
    </Fields>
  )
}

type NoInvitationProps = {
  isSignedIn: boolean
  reason: string
  onRetry: (() => void) | undefined
}

export const NoInvitation = ({ isSignedIn, reason, onRetry }: NoInvitationProps) => (
  <NarrowPage title="Accept an invitation">
    <Banner kind="error" onRetry={onRetry}>
      {reason}
    </Banner>
    <p>
      Ask the person who invited you for a new link.{' '}
      {isSignedIn ? (
        <TextLink to="/dashboard">Open dashboard</TextLink>
      ) : (
        <>
          Already joined? <TextLink to="/login">Sign in</TextLink>
        </>
      )}
    </p>
  </NarrowPage>
)

export const InvitationOpening = () => (
  <NarrowPage title="Accept an invitation">
    <p role="status">Opening your invitation...</p>
  </NarrowPage>
)

type SignedInProps = { name: string; onSignOut: () => void }

/** Shown when signed in, because an invitation creates a separate account. */
export const SignedInAlready = ({ name, onSignOut }: SignedInProps) => (
  <NarrowPage title="Accept an invitation">
    <Banner kind="info" detail="This invitation creates a separate account. Sign out to accept it.">
      You are signed in as {name}.
    </Banner>
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="4">
      <Button onClick={onSignOut}>Sign out and accept</Button>
      <TextLink to="/dashboard">Open dashboard</TextLink>
    </chakra.div>
  </NarrowPage>
)

import { chakra } from '@chakra-ui/react'
import { type ChosenPassword, chosenPasswordErrors, nameErrors } from '@/domain/registration'
import { Banner } from '@/ui/kit/banner'
import { Button } from '@/ui/kit/button'
import { TextField } from '@/ui/kit/text-field'
import { TextLink } from '@/ui/kit/text-link'
import { NameFields } from './name-fields'
import { Fields, NarrowPage } from './narrow-page'
import { NewPasswordFields } from './new-password-fields'
import { SubmitButton } from './submit-button'
import { useForm } from './use-form'

/** Who invites whom to what. */
export type Invitation = {
  email: string
  first_name: string
  last_name: string
  business_name: string
  role: string
  invited_by: string
}

/** What is filled in to join. */
export type JoinForm = ChosenPassword & { first_name: string; last_name: string }

export type InvitationScreenProps = {
  invitation: Invitation
  busy: boolean
  /** Why joining failed. */
  error: string | null
  /** Whether it failed because the business can take nobody in for now. */
  full: boolean
  onSubmit: (form: JoinForm) => void
  onEdit: () => void
}

/** /accept-invite?token= (X-08): who invites, to which business and as what; a name and a password, and one is in. */
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

const Form = ({ invitation, busy, error, full, onSubmit, onEdit }: InvitationScreenProps) => {
  const { first_name, last_name } = invitation
  const { form, errors, edit, submit } = useForm<JoinForm>({
    initial: { first_name, last_name, password: '', confirm_password: '' },
    errorsOf: (typed) => ({ ...nameErrors(typed), ...chosenPasswordErrors(typed) }),
    busy,
    onSubmit: (sent) => onSubmit({ ...sent, first_name: sent.first_name.trim(), last_name: sent.last_name.trim() }),
    onChange: () => error !== null && onEdit(),
  })
  return (
    <Fields noValidate onSubmit={submit}>
      {error !== null && (
        <Banner kind="error" detail={full ? `Ask ${invitation.invited_by} to make room, then try again.` : undefined}>
          {error}
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
      <NameFields form={form} errors={errors} edit={edit} />
      <NewPasswordFields form={form} errors={errors} edit={edit} />
      <SubmitButton label="Join" busy={busy} busyLabel="Joining..." reason={null} />
    </Fields>
  )
}

type NoInvitationProps = {
  /** Why there is none to accept. */
  reason: string
  /** Offered where asking again can help. */
  onRetry: (() => void) | undefined
}

/** An invitation that is not there, has been used, has expired, or could not be read. */
export const NoInvitation = ({ reason, onRetry }: NoInvitationProps) => (
  <NarrowPage title="Accept an invitation">
    <Banner kind="error" onRetry={onRetry}>
      {reason}
    </Banner>
    <p>
      Ask whoever invited you for a new link. Joined already? <TextLink to="/login">Sign in</TextLink>
    </p>
  </NarrowPage>
)

/** While it is asked for. */
export const InvitationOpening = () => (
  <NarrowPage title="Accept an invitation">
    <p role="status">Opening your invitation...</p>
  </NarrowPage>
)

type SignedInProps = { name: string; onSignOut: () => void }

/** Somebody is signed in here: the invitation makes a person of its own. */
export const SignedInAlready = ({ name, onSignOut }: SignedInProps) => (
  <NarrowPage title="Accept an invitation">
    <Banner kind="info" detail="An invitation makes an account of its own. Sign out to accept it.">
      You are signed in as {name}.
    </Banner>
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="4">
      <Button onClick={onSignOut}>Sign out and accept</Button>
      <TextLink to="/dashboard">Go to dashboard</TextLink>
    </chakra.div>
  </NarrowPage>
)

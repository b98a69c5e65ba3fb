import { chakra } from '@chakra-ui/react'
import { administrationRefusal } from '@/domain/permissions/administration'
import { invitationDraftSchema, type ManagedUser } from '@/domain/permissions/managed'
import { fullName } from '@/domain/user'
import { firstListed } from '@/domain/wording'
import { ConfirmDialog } from '@/ui/kit/confirm-dialog'
import { FormDialog } from '@/ui/kit/forms/form-dialog'
import { FormGrid, Span } from '@/ui/kit/forms/form-grid'
import { namedSummary } from '@/ui/kit/forms/meeting-words'
import { NoForm } from '@/ui/kit/forms/no-form'
import { checkSchema } from '@/ui/kit/forms/schema-check'
import { useForm } from '@/ui/kit/forms/use-form'
import { announce } from '@/ui/kit/records/use-record-actions'
import { TextField } from '@/ui/kit/text-field'
import { letterButton } from './letter-button'
import { RoleChoice } from './role-choice'
import type { InvitationForm, PermissionSurroundings, PermissionsScreenProps, Sending } from './types'
import { type AskedOfUser, toggleUsers } from './use-user-actions'

type Opened = PermissionSurroundings & {
  /** Opens an email, where no mail is sent. */
  onLetter: (letter: NonNullable<Sending['letter']>) => void
  onClose: () => void
}

const EMPTY: InvitationForm = { email: '', first_name: '', last_name: '', role_ids: [] }
const checkInvitation = checkSchema(invitationDraftSchema)
const WORDS = {
  fields: { fields: { email: 'Email address', first_name: 'First name', last_name: 'Last name' }, titles: {} },
}
const NEEDS = 'Enter an email address and a name, and select at least one role.'

type Inviting = Opened & Pick<PermissionsScreenProps, 'begunInvitation' | 'onBegunInvitation'>

/** Invite New User (PERM-10, PERM-14), or at once why this can't be: its address can be opened by anyone. */
export const InviteDialog = (props: Inviting) => {
  const refusal = props.readOnly ?? administrationRefusal(props.actor)
  if (refusal === null) return <Invitation {...props} />
  return (
    <NoForm title="Invite New User" onClose={props.onClose}>
      {refusal}
    </NoForm>
  )
}

const Invitation = ({ roles, invitations, commands, onLetter, onClose, ...begun }: Inviting) => {
  const form = useForm({
    initial: EMPTY,
    draft: begun.begunInvitation,
    onDraft: begun.onBegunInvitation,
    check: checkInvitation,
    async save(invitation) {
      const outcome = await commands.invite({ ...invitation, role_ids: chosen })
      if (!outcome.ok) return outcome.failure
      announce(`Invitation sent to ${invitation.email}`, {
        undo: outcome.undo,
        also: letterButton(outcome, onLetter),
        ...(outcome.replaced ? { description: 'It replaces the earlier one, whose link no longer works.' } : {}),
      })
      onClose()
      return null
    },
  })
  const { email, first_name, last_name, role_ids } = form.form
  // A role can be deleted while its tick waits in a draft.
  const chosen = role_ids.filter((id) => roles.some((role) => role.id === id))
  const known = invitations.find((one) => one.email.toLowerCase() === email.trim().toLowerCase())
  const isComplete = [email, first_name, last_name].every((text) => text.trim() !== '') && chosen.length > 0
  return (
    <FormDialog
      form={{ ...form, summary: namedSummary(form.summary, WORDS) }}
      title="Invite New User"
      submitLabel="Send Invitation"
      busyLabel="Sending..."
      submitRefusal={isComplete ? null : NEEDS}
      failureText="Failed to invite user"
      question={{ title: 'Discard this invitation?', object: email.trim() || 'An invitation without an address' }}
      onClose={onClose}
    >
      <FormGrid>
        <Span of={6}>
          <TextField
            label="Email Address"
            type="email"
            required
            autoComplete="off"
            hint={known && `${fullName(known)} is already invited. This invitation replaces that one.`}
            {...form.text('email')}
          />
        </Span>
        <Span of={3}>
          <TextField label="First Name" required autoComplete="off" {...form.text('first_name')} />
        </Span>
        <Span of={3}>
          <TextField label="Last Name" required autoComplete="off" {...form.text('last_name')} />
        </Span>
      </FormGrid>
      <RoleChoice
        legend="Assign Roles"
        {...{ roles }}
        userType="business_employee"
        chosen={chosen}
        onChange={(ids) => form.edit({ role_ids: ids })}
      />
      {form.errors.role_ids && <chakra.p color="danger.fg">{form.errors.role_ids}</chakra.p>}
      <chakra.p mt="3" textStyle="small" color="fg.muted">
        An invitation email will be sent to the user with instructions to set up their account.
      </chakra.p>
    </FormDialog>
  )
}

/** Asks before a password is reset (PERM-11). */
const ResetDialog = ({ user, commands, onLetter, onClose }: Opened & { user: ManagedUser }) => {
  const reset = async () => {
    onClose()
    const outcome = await commands.resetPassword(user)
    if (outcome.ok) announce(`Password reset link sent to ${fullName(user)}`, { also: letterButton(outcome, onLetter) })
  }
  return (
    <ConfirmDialog
      open
      title="Reset Password"
      object={`${fullName(user)}, ${user.email}`}
      confirmLabel="Reset Password"
      cancelLabel="Cancel"
      destructive={false}
      onConfirm={() => void reset()}
      onCancel={onClose}
    >
      A password reset link will be sent to the user's email address. They will need to click the link to set a new
      password.
    </ConfirmDialog>
  )
}

/** Asks before users are deactivated. */
const DeactivateDialog = ({ leaving, commands, onClose }: Opened & { leaving: readonly ManagedUser[] }) => {
  const isOne = leaving.length === 1
  return (
    <ConfirmDialog
      open
      title={isOne ? 'Deactivate this user?' : 'Deactivate these users?'}
      object={firstListed(leaving.map(fullName), NAMED)}
      confirmLabel={isOne ? 'Deactivate user' : `Deactivate ${leaving.length} users`}
      onConfirm={() => {
        onClose()
        void toggleUsers(leaving, commands)
      }}
      onCancel={onClose}
    >
      They are signed out and can’t sign in until someone activates them again. Their roles stay as they are.
    </ConfirmDialog>
  )
}

/** How many people are named; the others are counted. */
const NAMED = 5

/** The dialog of the open question. */
export const UserDialog = ({ asked, ...opened }: Opened & { asked: AskedOfUser }) => {
  switch (asked.what) {
    case 'reset':
      return <ResetDialog {...opened} user={asked.user} />
    case 'deactivate':
      return <DeactivateDialog {...opened} leaving={asked.users} />
  }
}

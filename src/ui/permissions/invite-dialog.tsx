import { chakra } from '@chakra-ui/react'
import { fullName } from '@/domain/account/user'
import { administrationRefusal } from '@/domain/permissions/administration'
import {
  emptyInvitationForm,
  type InvitationForm,
  invitationReader,
  NEW_MEMBER,
} from '@/domain/permissions/invitation-form'
import type { InvitationDraft } from '@/domain/permissions/managed'
import { TextField } from '@/ui/kit/fields/text-field'
import { FormDialog } from '@/ui/kit/forms/form-dialog'
import { FormGrid, Span } from '@/ui/kit/forms/form-grid'
import { namedSummary } from '@/ui/kit/forms/merge-messages'
import { NoForm } from '@/ui/kit/forms/no-form'
import { checkSchema } from '@/ui/kit/forms/schema-check'
import { type Checked, checkAlso, useForm } from '@/ui/kit/forms/use-form'
import { announce } from '@/ui/kit/records/actions/use-record-actions'
import { fieldWorkIn } from './field-work'
import { InvitedMemberFields } from './invited-member-fields'
import { letterButton } from './letter-button'
import { RoleChoice } from './role-choice'
import type { PermissionContext, PermissionsScreenProps, Sending } from './types'

const WORDS = {
  fields: {
    fields: {
      ...{ email: 'Email address', first_name: 'First name', last_name: 'Last name', phone: 'Phone' },
      ...{ crew: 'Crew member', employee_id: 'Employee ID', hourly_rate: 'Hourly rate', crew_id: 'Crew' },
    },
    titles: {},
  },
}
const NEEDS = 'Enter an email address and a name, and select at least one role.'
const NEEDS_MEMBER = 'Choose who they are on the crew. Their role shows people their own jobs alone.'

/** Includes the length limits of all text fields. */
const WHOLE = checkSchema(invitationReader({ crew: NEW_MEMBER }))
const checkInvitation = (form: InvitationForm): Checked<InvitationDraft, keyof InvitationForm> =>
  checkSchema(invitationReader(form))(form)

type Inviting = PermissionContext &
  Pick<PermissionsScreenProps, 'begunInvitation' | 'onBegunInvitation'> & {
    onLetter: (letter: NonNullable<Sending['letter']>) => void
    onClose: () => void
  }

/** Invite New User (PERM-10, PERM-14). Opened by URL, so it also explains when inviting isn't possible. */
export const InviteDialog = (props: Inviting) => {
  const refusal = props.readOnly ?? administrationRefusal(props.actor)
  if (refusal === null) return <Invitation {...props} />
  return (
    <NoForm title="Invite New User" onClose={props.onClose}>
      {refusal}
    </NoForm>
  )
}

const Invitation = ({ roles, invitations, crew, crews, commands, onLetter, onClose, ...begun }: Inviting) => {
  const form = useForm({
    initial: { ...emptyInvitationForm, crew_id: crews[0]?.id ?? crew[0]?.crew_id ?? emptyInvitationForm.crew_id },
    draft: begun.begunInvitation,
    onDraft: begun.onBegunInvitation,
    // The crew fields may be filled in before choosing office roles.
    check: checkAlso(WHOLE, (typed: InvitationForm) =>
      checkInvitation(work === 'never' ? { ...typed, crew: '' } : typed),
    ),
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
  // A role may have been deleted while selected in a draft.
  const chosen = role_ids.filter((id) => roles.some((role) => role.id === id))
  const work = fieldWorkIn(
    chosen.map((id) => ({ id })),
    roles,
  )
  const existing = invitations.find((one) => one.email.toLowerCase() === email.trim().toLowerCase())
  const isComplete = [email, first_name, last_name].every((text) => text.trim() !== '') && chosen.length > 0
  const lacksMember = work === 'always' && form.form.crew === ''
  return (
    <FormDialog
      form={{ ...form, summary: namedSummary(form.summary, WORDS) }}
      title="Invite New User"
      submitLabel="Send Invitation"
      busyLabel="Sending..."
      submitRefusal={isComplete ? (lacksMember ? NEEDS_MEMBER : null) : NEEDS}
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
            hint={existing && `${fullName(existing)} is already invited. This invitation replaces that one.`}
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
      {work !== 'never' && (
        <InvitedMemberFields
          {...{ form, crew, crews }}
          invitations={invitations.filter((one) => one !== existing)}
          isRequired={work === 'always'}
        />
      )}
      <chakra.p mt="3" textStyle="small" color="fg.muted">
        An invitation email will be sent to the user with instructions to set up their account.
      </chakra.p>
    </FormDialog>
  )
}

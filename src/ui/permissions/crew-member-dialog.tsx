import { chakra } from '@chakra-ui/react'
import { fullName } from '@/domain/account/user'
import type { ManagedUser } from '@/domain/permissions/managed'
import { SelectField } from '@/ui/kit/fields/select-field'
import { FormDialog } from '@/ui/kit/forms/form-dialog'
import { type Checked, useForm } from '@/ui/kit/forms/use-form'
import { announce } from '@/ui/kit/records/actions/use-record-actions'
import { freeMembers } from './free-members'
import type { PermissionContext } from './types'

type Props = Pick<PermissionContext, 'crew' | 'invitations' | 'commands'> & {
  user: ManagedUser
  onClose: () => void
}

type Form = { crew: string }

const read = (form: Form): Checked<string, 'crew'> => ({ ok: true, output: form.crew })

/** Links a user to a crew member, whose jobs they see as their own. */
export const CrewMemberDialog = ({ user, crew, invitations, commands, onClose }: Props) => {
  const name = fullName(user)
  const linked = user.crew_member
  const form = useForm({
    initial: { crew: String(linked?.id ?? '') },
    check: read,
    async save(chosen) {
      const id = linked?.id ?? Number(chosen)
      const outcome = await commands.linkCrewMember(user, { id }, linked === null)
      if (!outcome.ok) return outcome.failure
      await outcome.shown
      const done = linked ? `${name} unlinked from ${linked.name}` : `${name} linked to the crew`
      announce(done, { undo: outcome.undo, about: `user/${user.id}` })
      onClose()
      return null
    },
  })
  const options = linked
    ? [{ value: String(linked.id), label: linked.name }]
    : freeMembers(crew, invitations).map((member) => ({
        value: String(member.id),
        label: `${fullName(member)} (${member.employee_id})`,
      }))
  const isSame = form.form.crew === String(linked?.id ?? '')
  return (
    <FormDialog
      form={form}
      title="Crew Member"
      description={`Who ${name} is on the crew`}
      submitLabel="Save Changes"
      busyLabel="Saving..."
      submitRefusal={isSame ? 'Nothing is changed yet.' : null}
      failureText="Failed to save the crew member"
      question={{ title: 'Discard these changes?', object: `Crew member of ${name}` }}
      onClose={onClose}
    >
      <SelectField
        label="Crew member"
        name="crew"
        options={[{ value: '', label: 'Not on the crew' }, ...options]}
        value={form.form.crew}
        onChange={({ currentTarget }) => form.edit({ crew: currentTarget.value })}
      />
      <chakra.p mt="3" textStyle="small" color="fg.muted">
        {linked
          ? 'Without a crew member they see no jobs of their own, and My Day is gone. To choose another one, unlink this one first.'
          : 'They see this crew member’s jobs as their own, in My Day. Someone new is added on the Crew page, where you can choose their login too.'}
      </chakra.p>
    </FormDialog>
  )
}
